import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import type {
  ChangePassword,
  ConfirmAddress,
  ResetPassword,
  Session,
  SignIn,
  SignUp,
} from "#tools/salons/schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo } from "#ui/lib/http/reading.ts";
import { forgetKept, keep, keptAt, keptOr } from "#ui/lib/device/kept.ts";
import { forgetSession, SESSION_KEY } from "#ui/lib/http/query.ts";
import { leaveAllDevices, leaveOtherDevices, leaveThisDevice } from "./house/push.ts";

export type { Session } from "#tools/salons/schema.ts";

/** Who is signed in and their place in the salon; null when nobody is. Without a network, who was so last on this device. */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: () => keptOr("session", readNow, { keeping: (_place, session) => keepSession(session) }),
});

const readNow = async () => (await api.auth["get-session"].$get()).json();

/** With somebody else than before, or nobody, nothing is left that was kept for a look without a network. */
async function keepSession(session: Session | null): Promise<void> {
  const before = await keptAt<Session | null>("session");
  if (before && before.user.id !== session?.user.id) await forgetKept();
  await keep("session", session);
}

/** How the demo's owner signs in; null wherever this is no demo. A running server does not become one. */
export const demoQuery = queryOptions({
  queryKey: ["demo"],
  queryFn: async () => (await (await api.health.$get()).json()).demo ?? null,
  staleTime: Infinity,
});

/** Opens an account and its salon, in the time zone of this device. A refusal is shown in the form. */
export const signUp = mutationOptions({
  mutationFn: async (json: SignUp) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return (await api.auth["sign-up"].email.$post({ json }, zoned(timeZone))).json();
  },
  onSuccess: (_account, _input, _before, { client }) => readSession(client),
  meta: { failed: false },
});

/** Mails the link once more that confirms the address of a new account. */
export const sendConfirmation = mutationOptions({
  mutationFn: (email: string) => api.auth["send-verification-email"].$post({ json: { email } }),
  meta: { failed: false },
});

/** Confirms an address by the token from the mail, and opens a session the first time. */
export const confirmAddress = mutationOptions({
  mutationFn: (json: ConfirmAddress) => api.auth["verify-email"].$post({ json }),
  onSuccess: (_answer, _input, _before, { client }) => readSession(client),
  meta: { failed: false },
});

export const signIn = mutationOptions({
  mutationFn: (json: SignIn) => answerTo(api.auth["sign-in"].email.$post({ json })),
  onSuccess: (_account, _input, _before, { client }) => readSession(client),
  meta: { failed: false },
});

/** Ends the session here and on the server; what was read for it is forgotten. */
export const signOut = mutationOptions({
  mutationFn: async () => {
    await leaveThisDevice();
    return api.auth["sign-out"].$post();
  },
  onSuccess: (_answer, _nothing, _before, { client }) => forgetSession(client),
  meta: { failed: { title: "Error", description: "Failed to sign out. Please try again." } },
});

/** Ends every session of the account, this one too. */
export const signOutEverywhere = mutationOptions({
  mutationFn: async () => {
    await leaveAllDevices();
    return api.auth["revoke-sessions"].$post();
  },
  onSuccess: (_answer, _nothing, _before, { client }) => forgetSession(client),
  meta: {
    done: { title: "Signed out everywhere", description: "Sign in again to go on." },
    failed: { title: "Error", description: "Failed to sign out everywhere. Please try again." },
  },
});

export const requestPasswordReset = mutationOptions({
  mutationFn: (email: string) => api.auth["request-password-reset"].$post({ json: { email } }),
  meta: { failed: false },
});

/** Sets a new password with the token from the mail; every session of the account ends. */
export const resetPassword = mutationOptions({
  mutationFn: (json: ResetPassword) => api.auth["reset-password"].$post({ json }),
  onSuccess: (_answer, _input, _before, { client }) => forgetSession(client),
  meta: { failed: false, done: { title: "Password changed", description: "Sign in with it now." } },
});

/** Changes the password; every other device is signed out. */
export const changePassword = mutationOptions({
  mutationFn: async (json: ChangePassword) => {
    const changed = await api.auth["change-password"].$post({ json });
    // the password is another already, whatever becomes of this
    await leaveOtherDevices().catch(() => undefined);
    return changed;
  },
  meta: {
    failed: false,
    done: { title: "Password changed", description: "Other devices have been signed out." },
  },
});

/** The screens wait for it, so that nobody is sent back to sign-in while it is still on its way. */
async function readSession(client: QueryClient) {
  // what was asked before this may still answer that nobody is signed in
  await client.cancelQueries(sessionQuery);
  return client.fetchQuery({ ...sessionQuery, staleTime: 0 });
}

const zoned = (timeZone: string) => ({ headers: { "x-time-zone": timeZone } });
