import { Home } from "lucide-react";
import { useRouteError } from "react-router";
import { Button } from "#ui/components/button.tsx";
import { ErrorState } from "#ui/components/page/error-state.tsx";
import { Page } from "#ui/components/page/page.tsx";

/** A screen that broke: says so in plain words; the rest of the product goes on working. */
export function RouteError() {
  const error = useRouteError();
  const outdated = error instanceof Error && /module|import|chunk/i.test(error.message);
  return (
    <Page className="md:max-w-[640px]">
      <h1 tabIndex={-1} className="text-2xl">
        This screen stopped working
      </h1>
      <ErrorState
        title={outdated ? "Its newest version could not be loaded" : "Something on it failed"}
        onRetry={() => location.reload()}
        action={
          <Button kind="ghost" icon={<Home size={18} />} onClick={() => location.assign("/")}>
            Go to the dashboard
          </Button>
        }
      >
        Nothing you saved is lost. Load the screen again to go on.
      </ErrorState>
    </Page>
  );
}
