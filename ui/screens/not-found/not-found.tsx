import { useLocation } from "react-router";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Mark } from "#ui/components/mark.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";

/** Any path that leads nowhere. */
export function Component() {
  const { pathname } = useLocation();
  return (
    <Page className="min-h-full items-center justify-center text-center md:max-w-[560px]">
      <Mark className="size-16" />
      <PageHeader
        title="404 Page Not Found"
        lead={
          <>
            There is no screen at <span className="wrap-anywhere text-ink">{pathname}</span>.
            <span className="block">It may have moved, or a letter went missing.</span>
          </>
        }
      />
      <ButtonLink to="/" kind="primary" big>
        Go to the dashboard
      </ButtonLink>
    </Page>
  );
}
