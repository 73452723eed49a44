import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { memberOf, type AppEnv } from "#agent/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { limit } from "#tools/core/rate-limit.ts";
import { refuseCommonPassword } from "#tools/salons/passwords.ts";
import { Person } from "#tools/salons/schema.ts";
import { inviteStylist, listInvitations, revokeInvitation } from "#tools/team/invitations.ts";
import { joinSalon, readInvitation } from "#tools/team/joining.ts";
import {
  AcceptInvitation,
  Invitation,
  InvitedStylist,
  InviteStylist,
  OpenInvitation,
} from "#tools/stylists/team-schema.ts";
import { confirmAddress } from "#agent/auth.ts";
import { askAuth, codeOf, refusal, type AuthAnswer } from "./auth-handler.ts";
import { guess } from "#agent/http/guesses.ts";
import { ADDRESS_HEADER } from "#agent/http/client-address.ts";
import { body, json, router } from "#agent/http/router.ts";
import { shortListing, verb } from "#agent/http/verb.ts";

/** Links that an address may try: far more than a person opens, far too few to guess 256 bits. */
const RATE = { max: 60, windowMs: 60_000 };

/** What better-auth answers where somebody else signed up with that address since it was looked up. */
const TAKEN_MEANWHILE = new Set(["FAILED_TO_CREATE_USER", "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL"]);

const SignedIn = z.object({ user: Person });
const byToken = { params: z.object({ token: z.string() }) };

/** For whoever runs the team. */
export const invitations = router()
  .openapi(
    ...verb("post /", { body: InviteStylist, answer: InvitedStylist, status: 201 }, inviteStylist),
  )
  .openapi(...shortListing("get /", { row: Invitation }, listInvitations))
  .openapi(...verb("delete /{id}", { answer: z.object({ id: z.uuid() }) }, revokeInvitation));

/** Public: an invitation, for whoever holds its link. */
export const openInvitations = router()
  .openapi(
    createRoute({
      method: "get",
      path: "/{token}/open",
      request: byToken,
      responses: json(OpenInvitation),
    }),
    async (c) => c.json(await opened(c, c.req.valid("param").token), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/{token}/accept",
      request: { ...byToken, ...body(AcceptInvitation) },
      responses: json(SignedIn),
    }),
    async (c) => {
      const { token } = c.req.valid("param");
      const { name, password } = c.req.valid("json");
      refuseCommonPassword("password", password);
      const invited = await opened(c, token);
      const person = { name: name ?? invited.name, email: invited.email, password };
      const signUp = () =>
        askAuth(c, "POST", "/sign-up/email", person, { keepCookies: false, invitation: token });
      let answer = (await hasAccount(c, invited.email))
        ? await joinWithAccount(c, token, person)
        : await signUp();
      // two at once: the one that came second now finds the first
      if (TAKEN_MEANWHILE.has(codeOf(answer) ?? ""))
        answer = await joinWithAccount(c, token, person);
      // where addresses are confirmed, signing up opens no session
      else if (answer.ok && c.var.services.mail.delivers) answer = await enter(c, person);
      if (!answer.ok) throw refusal(answer);
      const account = SignedIn.parse(answer.content);
      await memberOf(c, account.user);
      answer.setCookies();
      return c.json(account, 200);
    },
  );

async function opened(c: Context<AppEnv>, token: string): Promise<OpenInvitation> {
  const { tenancy, now } = c.var.services;
  const address = c.req.raw.headers.get(ADDRESS_HEADER) ?? "unknown";
  await limit({ db: tenancy.forCounters(), now }, `invitation ${address}`, RATE);
  return readInvitation(tenancy.forPlatform(), { token, now: now() });
}

async function hasAccount(c: Context<AppEnv>, email: string): Promise<boolean> {
  const { internalAdapter } = await c.var.services.auth.$context;
  return (await internalAdapter.findUserByEmail(email.toLowerCase())) !== null;
}

/** Signs in with an account whose address an invitation was mailed to: that shows that it is theirs. */
async function enter(
  c: Context<AppEnv>,
  { email, password }: { email: string; password: string },
): Promise<AuthAnswer> {
  const ask = () =>
    askAuth(c, "POST", "/sign-in/email", { email, password }, { keepCookies: false });
  const answer = await ask();
  if (codeOf(answer) === "INVALID_EMAIL_OR_PASSWORD") {
    throw new DomainError(
      "conflict",
      "This email address has an account already. If it is yours, use its password; if it belongs to another salon, ask to be invited by another address.",
    );
  }
  if (codeOf(answer) !== "EMAIL_NOT_VERIFIED") return answer;
  await confirmAddress(c.var.services.auth, email);
  return ask();
}

/** Somebody who left a salon keeps their account, and joins the next one by its password. */
async function joinWithAccount(
  c: Context<AppEnv>,
  token: string,
  { name, email, password }: { name: string; email: string; password: string },
): Promise<AuthAnswer> {
  const { tenancy, now } = c.var.services;
  const answer = await guess(c, email, () => enter(c, { email, password }));
  if (!answer.ok) return answer;
  const { user } = SignedIn.parse(answer.content);
  await joinSalon(tenancy.forPlatform(), { token, userId: user.id, name }, now());
  return answer;
}
