import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { memberOf, type AppEnv } from "#agent/context.ts";
import { hashPassword } from "#agent/passwords.ts";
import { consume, limit } from "#tools/core/rate-limit.ts";
import { DomainError } from "#tools/core/errors.ts";
import { refuseCommonPassword } from "#tools/salons/passwords.ts";
import {
  ChangePassword,
  Person,
  RequestPasswordReset,
  ResetPassword,
  Session,
  SignedUp,
  SignIn,
  SignUp,
} from "#tools/salons/schema.ts";
import { askAuth, codeOf, refusal, type AuthAnswer } from "./auth-handler.ts";
import { guess } from "#agent/http/guesses.ts";
import { addressOf } from "#agent/routes/desk/guests.ts";
import { onTheBeat } from "#agent/http/on-the-beat.ts";
import { body, json, router } from "#agent/http/router.ts";

const SignedIn = z.object({ user: Person });
const Done = z.object({ success: z.literal(true) });
const done = { success: true as const };

/** Where mail goes out, what signs up from one network: each causes a mail. */
const SIGN_UPS = { max: 40, windowMs: 60 * 60_000 };
/** Reset mails that are asked for from one network, and all that an address is sent. */
const RESETS = { max: 5, windowMs: 15 * 60_000 };
const RESET_MAILS = { max: 10, windowMs: 60 * 60_000 };

const NO_ENTRY = ["INVALID_EMAIL_OR_PASSWORD", "EMAIL_NOT_VERIFIED"];
const WRONG_OR_UNCONFIRMED =
  "Email or password is wrong. If you have not confirmed this address yet, open the link that we have mailed to it.";

/** Sign-up, sign-in and sessions, under better-auth's paths. Public; only what is listed here is served of it. */
export const accounts = router()
  .openapi(
    createRoute({
      method: "post",
      path: "/sign-up/email",
      request: body(SignUp),
      responses: json(SignedUp),
    }),
    async (c) => {
      const input = c.req.valid("json");
      const { mail, beatMs } = c.var.services;
      const mustConfirm = mail.delivers;
      refuseCommonPassword("password", input.password);
      if (mustConfirm) {
        const { tenancy, now } = c.var.services;
        await limit({ db: tenancy.forCounters(), now }, `sign-ups from ${addressOf(c)}`, SIGN_UPS);
      }
      const answer = await (mustConfirm
        ? onTheBeat(beatMs, () => signUp(c, input))
        : signUp(c, input));
      if (codeOf(answer) === "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL") {
        // the same answer, after the same work, as for a new address; only no session comes with it
        await hashPassword(input.password);
        const user = { id: unusedId(), name: input.name, email: input.email.toLowerCase() };
        return c.json({ user, mustConfirm }, 200);
      }
      return c.json({ ...signedIn(answer), mustConfirm }, 200);
    },
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/sign-in/email",
      request: body(SignIn),
      responses: json(SignedIn),
    }),
    async (c) => {
      const input = c.req.valid("json");
      const ask = () => askAuth(c, "POST", "/sign-in/email", input, { keepCookies: false });
      const enter = () => guess(c, input.email, ask);
      const { mail, beatMs } = c.var.services;
      const mustConfirm = mail.delivers;
      const answer = await (mustConfirm ? onTheBeat(beatMs, enter) : enter());
      // one answer: who signed up with an address that is taken would else see here that it was
      if (mustConfirm && NO_ENTRY.includes(codeOf(answer) ?? ""))
        throw new DomainError("unauthenticated", WRONG_OR_UNCONFIRMED);
      const account = signedIn(answer);
      await memberOf(c, account.user); // refuses the suspended
      answer.setCookies();
      return c.json(account, 200);
    },
  )
  .openapi(createRoute({ method: "post", path: "/sign-out", responses: json(Done) }), async (c) => {
    ensure(await askAuth(c, "POST", "/sign-out", {}));
    return c.json(done, 200);
  })
  .openapi(
    createRoute({ method: "get", path: "/get-session", responses: json(Session.nullable()) }),
    async (c) => {
      const answer = ensure(await askAuth(c, "GET", "/get-session"));
      const found = Found.nullable().parse(answer.content);
      if (!found) return c.json(null, 200);
      const { id, expiresAt } = found.session;
      const { accountStatus, isAdmin, mustProveAddress, ...actor } = await memberOf(c, found.user);
      return c.json(
        {
          session: { id, expiresAt },
          user: { ...Person.parse(found.user), isAdmin, mustProveAddress },
          salon: { id: actor.salonId, stylistId: actor.stylistId, role: actor.role, accountStatus },
        },
        200,
      );
    },
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/request-password-reset",
      request: body(RequestPasswordReset),
      responses: json(Done),
    }),
    async (c) => {
      const input = c.req.valid("json");
      const { tenancy, now } = c.var.services;
      const counting = { db: tenancy.forCounters(), now };
      const email = input.email.toLowerCase();
      await limit(counting, `reset ${email} from ${addressOf(c)}`, RESETS);
      // whoever has been sent so many has one that opens; a refusal would keep them out for what others ask
      const { allowed } = await consume(counting, `reset mails to ${email}`, RESET_MAILS);
      if (allowed) ensure(await askAuth(c, "POST", "/request-password-reset", input));
      return c.json(done, 200);
    },
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/reset-password",
      request: body(ResetPassword),
      responses: json(Done),
    }),
    async (c) => {
      const input = c.req.valid("json");
      refuseCommonPassword("newPassword", input.newPassword);
      ensure(await askAuth(c, "POST", "/reset-password", input));
      return c.json(done, 200);
    },
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/change-password",
      request: body(ChangePassword),
      responses: json(Done),
    }),
    async (c) => {
      const input = c.req.valid("json");
      refuseCommonPassword("newPassword", input.newPassword);
      // everybody else who is signed in to this account has to sign in again
      const change = { ...input, revokeOtherSessions: true };
      ensure(await askAuth(c, "POST", "/change-password", change));
      return c.json(done, 200);
    },
  )
  .openapi(
    createRoute({ method: "post", path: "/revoke-sessions", responses: json(Done) }),
    async (c) => {
      ensure(await askAuth(c, "POST", "/revoke-sessions", {}));
      ensure(await askAuth(c, "POST", "/sign-out", {}));
      return c.json(done, 200);
    },
  );

const Found = z.object({
  session: z.object({ id: z.string(), expiresAt: z.iso.datetime() }),
  user: Person.extend({ passwordMailed: z.boolean().nullish() }),
});

/** Signs up. Of two at once, the one that came second is asked for again and then finds the first. */
async function signUp(c: Context<AppEnv>, input: SignUp): Promise<AuthAnswer> {
  const answer = await askAuth(c, "POST", "/sign-up/email", input);
  if (codeOf(answer) !== "FAILED_TO_CREATE_USER") return answer;
  return askAuth(c, "POST", "/sign-up/email", input);
}

function ensure(answer: AuthAnswer): AuthAnswer {
  if (!answer.ok) throw refusal(answer);
  return answer;
}

function signedIn(answer: AuthAnswer): z.infer<typeof SignedIn> {
  return SignedIn.parse(ensure(answer).content);
}

/** Looks like a person's id and is nobody's. */
function unusedId(): string {
  const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join("");
}
