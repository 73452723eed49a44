import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { send } from "#ui/lib/api.ts";
import { forgetSession, SESSION_KEY } from "#ui/lib/query.ts";

/** Who is signed in, as better-auth tells it. */
export type Session = {
  session: { id: string; expiresAt: string };
  user: { id: string; name: string; email: string; isAdmin?: boolean };
};

/** GET /api/auth/get-session: null when nobody is signed in. */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: async (): Promise<Session | null> => (await send("/api/auth/get-session")).json(),
});

/** Ends the session here and on the server; what was read for it is forgotten. */
export const signOut = mutationOptions({
  mutationFn: () =>
    send("/api/auth/sign-out", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{}",
    }),
  onSuccess: (_answer, _nothing, _before, { client }) => forgetSession(client),
  meta: { failed: { title: "Error", description: "Failed to sign out. Please try again." } },
});
