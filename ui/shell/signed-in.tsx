import { useQuery } from "@tanstack/react-query";
import { Navigate, useLocation } from "react-router";
import { sessionQuery } from "#ui/api/session.ts";
import { ErrorState } from "#ui/components/error-state.tsx";
import { ScreenSkeleton } from "#ui/components/skeleton.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { useRouteHandle } from "./arrival.ts";
import { Bare } from "./bare.tsx";
import { Shell, type ShellProps } from "./shell.tsx";

/** The shell for whoever is signed in; everybody else goes to sign-in, and comes back to where they wanted to be. */
export function SignedIn(props: ShellProps) {
  const { data: session, isPending, isFetching, error, refetch } = useQuery(sessionQuery);
  const { pathname, search } = useLocation();
  const open = useRouteHandle()?.open;
  if (isPending) return <ScreenSkeleton />;
  if (error) {
    return (
      <main className="mx-auto max-w-[560px] px-5 py-16">
        <ErrorState
          title="Undertone could not be opened"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {sentenceOf(error)}
        </ErrorState>
      </main>
    );
  }
  if (session) return <Shell {...props} />;
  if (open) return <Bare />;
  if (pathname === "/") return <Navigate to="/welcome" replace />;
  return <Navigate to={`/sign-in?next=${encodeURIComponent(pathname + search)}`} replace />;
}
