import { ButtonLink } from "#ui/components/button-link.tsx";
import { LevelScale } from "#ui/components/level-scale.tsx";
import { Page } from "#ui/components/page.tsx";

/** Any path that leads nowhere. */
export function NotFoundScreen() {
  return (
    <Page className="min-h-full justify-center md:max-w-[560px]">
      <LevelScale
        label="Level scale"
        pins={[{ id: "here", label: "not on the scale", level: 10 }]}
      />
      <div>
        <p className="text-md text-ink-2">404 Page Not Found</p>
        <h1 tabIndex={-1} className="mt-1 text-2xl">
          Page Not Found
        </h1>
        <p className="mt-2 text-md text-ink-2">
          There is no screen at this address. It may have moved, or a letter went missing.
        </p>
      </div>
      <ButtonLink to="/" kind="primary" big className="self-start">
        Go to the dashboard
      </ButtonLink>
    </Page>
  );
}
