import { betterAuth, type BetterAuthOptions } from "better-auth";
import type { DBAdapter } from "better-auth/adapters";
import { createEmailVerificationToken } from "better-auth/api";
import type { Log } from "#tools/core/context.ts";
import type { Rate } from "#tools/core/rate-limit.ts";
import type { OutgoingMail } from "#tools/messages/outbox/queue.ts";
import { PASSWORD_LENGTH } from "#tools/salons/data.ts";
import { confirmMail, resetMail, takenMail } from "./account-mails.ts";
import { ADDRESS_HEADER } from "./http/client-address.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { withHashedTokens } from "./session-tokens.ts";

/** The link by which somebody signs up. Set by our own route alone: nothing that comes from outside reaches it. */
export const INVITATION_HEADER = "x-undertone-invitation";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Mails to an address that strangers can cause: links that confirm it, and words that it is taken. */
const MAILS_TO = { max: 5, windowMs: 60 * MINUTE * 1000 };

export type AuthDependencies = {
  secret: string;
  /** Where people reach the app; decides cookie security and links in mail. */
  publicUrl: string;
  database: (options: BetterAuthOptions) => DBAdapter;
  /** Called once a person exists; a failure is repaired at their first request. */
  founded: (person: {
    userId: string;
    name: string;
    email: string;
    timeZone: string;
  }) => Promise<void>;
  /** The same, for who was invited to a salon: once before the person exists, once after. */
  joining: (token: string) => Promise<void>;
  joined: (person: { token: string; userId: string; name: string }) => Promise<void>;
  /** Told once a forgotten password was replaced by a mailed link: the address is theirs, and whoever knew the old one loses what they had. */
  replaced: (userId: string) => Promise<void>;
  /** Whether mail goes out: then an address is confirmed by a mailed link before its account opens. */
  delivers: boolean;
  /** Sends a mail on behalf of a person's salon. */
  mail: (userId: string, mail: OutgoingMail) => Promise<void>;
  /** Counts one act of an address (tools/core/rate-limit.ts). */
  consume: (key: string, rate: Rate) => Promise<{ allowed: boolean; retryAfter: number }>;
  log: Log;
};

export type Auth = ReturnType<typeof createAuth>;

/** People, passwords and sessions. Sessions live in the database and are read at every request. Its routes are in agent/routes/house/accounts.ts and confirmations.ts. */
export function createAuth({
  secret,
  publicUrl,
  database,
  founded,
  joining,
  joined,
  replaced,
  delivers,
  mail,
  consume,
  log,
}: AuthDependencies) {
  const secure = publicUrl.startsWith("https://");
  const mailSome = async (userId: string, written: OutgoingMail) => {
    const { allowed } = await consume(`${written.subject} to ${written.to}`, MAILS_TO);
    if (!allowed) return;
    await mail(userId, written).catch((err: unknown) =>
      log.error({ err, userId }, "a mail about an account could not be sent"),
    );
  };
  const askToConfirm = async ({ id, email }: { id: string; email: string }) => {
    const token = await createEmailVerificationToken(secret, email, undefined, DAY);
    await mailSome(id, confirmMail({ to: email, publicUrl, token }));
  };
  return betterAuth({
    appName: "Undertone",
    baseURL: publicUrl,
    basePath: "/api/auth",
    secret,
    database: withHashedTokens(database),
    telemetry: { enabled: false },
    logger: { disabled: true },
    // what is no refusal goes to the app's own mapper and log, instead of to the console with the values of its query
    onAPIError: { throw: true },
    trustedOrigins: [new URL(publicUrl).origin],
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      autoSignIn: true,
      requireEmailVerification: delivers,
      onExistingUserSignUp: ({ user: { id, email } }) =>
        mailSome(id, takenMail({ to: email, publicUrl })),
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => replaced(user.id),
      resetPasswordTokenExpiresIn: 30 * MINUTE,
      password: { hash: hashPassword, verify: verifyPassword },
      sendResetPassword: async ({ user, token }) => {
        // not awaited: how long a mail takes would tell which addresses have an account
        void mail(user.id, resetMail({ to: user.email, publicUrl, token })).catch((err: unknown) =>
          log.error({ err, userId: user.id }, "a password-reset mail could not be sent"),
        );
      },
    },
    emailVerification: {
      // its mail would be written before the salon is there whose outbox holds it: `user.create.after` sends it
      sendOnSignUp: false,
      sendOnSignIn: delivers,
      autoSignInAfterVerification: true,
      expiresIn: DAY,
      sendVerificationEmail: ({ user }) => askToConfirm(user),
    },
    user: {
      additionalFields: {
        passwordMailed: { type: "boolean", required: false, defaultValue: false, input: false },
      },
    },
    verification: { storeIdentifier: "hashed" },
    session: { expiresIn: 30 * DAY, updateAge: DAY, cookieCache: { enabled: false } },
    advanced: {
      cookiePrefix: secure ? "__Host-undertone" : "undertone",
      useSecureCookies: false, // its prefix is __Secure-; ours binds the cookie to the host as well
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: "lax", path: "/" },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    rateLimit: {
      enabled: true,
      window: MINUTE,
      max: 120,
      customRules: {
        "/sign-up/email": { window: MINUTE, max: 120 },
        "/sign-in/email": { window: MINUTE, max: 60 },
        "/request-password-reset": { window: MINUTE, max: 20 },
        "/reset-password": { window: MINUTE, max: 20 },
        "/send-verification-email": { window: MINUTE, max: 20 },
        "/verify-email": { window: MINUTE, max: 20 },
        "/change-password": { window: MINUTE, max: 20 },
        "/get-session": false,
        "/sign-out": false,
      },
      customStorage: {
        get: async () => null,
        set: async () => {},
        consume: (key, { max, window }) =>
          consume(`address ${key}`, { max, windowMs: window * 1000 }),
      },
    },
    databaseHooks: {
      user: {
        create: {
          before: async (_person, context) => {
            const token = context?.headers?.get(INVITATION_HEADER);
            if (!token) return undefined;
            await joining(token);
            // the link of an invitation was mailed to the address
            return { data: { emailVerified: true } };
          },
          after: async ({ id: userId, name, email, emailVerified }, context) => {
            const token = context?.headers?.get(INVITATION_HEADER);
            if (token) {
              await joined({ token, userId, name }).catch((err: unknown) =>
                log.warn({ err, userId }, "the salon will be joined at the first request"),
              );
              return;
            }
            const zone = context?.headers?.get("x-time-zone") ?? "";
            const timeZone = isTimeZone(zone) ? zone : "UTC";
            await founded({ userId, name, email, timeZone }).catch((err: unknown) =>
              log.warn({ err, userId }, "the salon will be founded at the first request"),
            );
            if (delivers && !emailVerified) await askToConfirm({ id: userId, email });
          },
        },
      },
    },
  });
}

/** Ends every session of a person. */
export async function signOutEverywhere(auth: Auth, userId: string): Promise<void> {
  const { internalAdapter } = await auth.$context;
  await internalAdapter.deleteUserSessions(userId);
}

/** Keeps that an account's address is its holder's: a link that was mailed to it has been opened. */
export async function confirmAddress(auth: Auth, email: string): Promise<void> {
  const { internalAdapter } = await auth.$context;
  await internalAdapter.updateUserByEmail(email, { emailVerified: true });
}

/**
 * Keeps that a person chose their password by a mailed link: whoever knows it reads the mail of that address. A confirmed
 * address does not show it, since somebody else may have signed up with it and its holder opened the link.
 */
export async function provePassword(auth: Auth, userId: string): Promise<void> {
  const { internalAdapter } = await auth.$context;
  await internalAdapter.updateUser(userId, { emailVerified: true, passwordMailed: true });
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
