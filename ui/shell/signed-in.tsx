import { useMutation, useQuery } from "@tanstack/react-query";
import { Navigate, useLocation } from "react-router";
import { sessionQuery, signOut } from "#ui/api/session.ts";
import { Button } from "#ui/components/button.tsx";
import { ReadError } from "#ui/components/page/query-view.tsx";
import { ScreenSkeleton } from "#ui/components/page/skeleton.tsx";
import { ApiError } from "#ui/lib/http/api-error.ts";
import { useRouteHandle } from "./arrival.ts";
import { Bare } from "./bare.tsx";
import { Shell, type ShellProps } from "./shell.tsx";

/** The shell for whoever is signed in; everybody else goes to sign-in, and comes back to where they wanted to be. */
export function SignedIn(props: ShellProps) {
  const query = useQuery(sessionQuery);
  const { data: session, isPending, error } = query;
  const leave = useMutation(signOut);
  const { pathname, search } = useLocation();
  const open = useRouteHandle()?.open;
  if (isPending) return <ScreenSkeleton />;
  if (error) {
    return (
      <main className="mx-auto max-w-[560px] px-5 py-16">
        <ReadError
          query={query}
          name="Undertone"
          failed="Undertone could not be opened"
          action={
            error instanceof ApiError &&
            error.status === 403 && (
              <Button onClick={() => leave.mutate()} pending={leave.isPending}>
                Sign out
              </Button>
            )
          }
        />
      </main>
    );
  }
  if (session) return <Shell {...props} />;
  if (open) return <Bare />;
  if (pathname === "/") return <Navigate to="/welcome" replace />;
  return <Navigate to={`/sign-in?next=${encodeURIComponent(pathname + search)}`} replace />;
}
