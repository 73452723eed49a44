import { useMutation, useQuery } from "@tanstack/react-query";
import { Navigate, useLocation } from "react-router";
import { sessionQuery, signOut } from "#ui/api/session.ts";
import { Button } from "#ui/components/button.tsx";
import { ErrorState } from "#ui/components/error-state.tsx";
import { ScreenSkeleton } from "#ui/components/skeleton.tsx";
import { ApiError, sentenceOf } from "#ui/lib/api-error.ts";
import { useRouteHandle } from "./arrival.ts";
import { Bare } from "./bare.tsx";
import { Shell, type ShellProps } from "./shell.tsx";

/** The shell for whoever is signed in; everybody else goes to sign-in, and comes back to where they wanted to be. */
export function SignedIn(props: ShellProps) {
  const { data: session, isPending, isFetching, error, refetch } = useQuery(sessionQuery);
  const leave = useMutation(signOut);
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
          action={
            error instanceof ApiError &&
            error.status === 403 && (
              <Button onClick={() => leave.mutate()} pending={leave.isPending}>
                Sign out
              </Button>
            )
          }
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
