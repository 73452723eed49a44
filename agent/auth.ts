import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { betterAuth, type BetterAuthOptions } from "better-auth";
import type { Log, Mailer } from "#tools/core/context.ts";
import { newId } from "#tools/core/id.ts";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export type AuthDependencies = {
  secret: string;
  /** Where people reach the app; decides cookie security, links in mail and the trusted origin. */
  publicUrl: string;
  database: NonNullable<BetterAuthOptions["database"]>;
  /** Called once a person exists; a failure is repaired at their first request. */
  founded: (person: { userId: string; name: string; email: string; timeZone: string }) => Promise<void>;
  mailFor: (userId: string) => Promise<Mailer>;
  log: Log;
};

export type Auth = ReturnType<typeof createAuth>;

/** Sign-up, sign-in and sessions under /api/auth. Sessions live in the database and are read at every request. */
export function createAuth({ secret, publicUrl, database, founded, mailFor, log }: AuthDependencies) {
  return betterAuth({
    appName: "Undertone",
    baseURL: publicUrl,
    basePath: "/api/auth",
    secret,
    database,
    telemetry: { enabled: false },
    logger: { disabled: true },
    trustedOrigins: [new URL(publicUrl).origin],
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 200,
      autoSignIn: true,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 30 * MINUTE,
      password: { hash: hashPassword, verify: verifyPassword },
      sendResetPassword: async ({ user, url }) => {
        const mail = await mailFor(user.id);
        await mail.send({
          id: newId(),
          to: user.email,
          subject: "Reset your Undertone password",
          text: `Somebody asked to reset the password of your Undertone account.\n\nOpen this link within 30 minutes to choose a new one:\n${url}\n\nIf it was not you, ignore this mail: nothing changes.`,
        });
      },
    },
    session: { expiresIn: 30 * DAY, updateAge: DAY, cookieCache: { enabled: false } },
    advanced: {
      cookiePrefix: "undertone",
      useSecureCookies: publicUrl.startsWith("https://"),
      ipAddress: { ipAddressHeaders: ["x-undertone-client"] },
    },
    rateLimit: { enabled: true, storage: "database", window: MINUTE, max: 60, customRules: {
      "/sign-in/email": { window: MINUTE, max: 20 },
      "/sign-up/email": { window: MINUTE, max: 20 },
      "/request-password-reset": { window: MINUTE, max: 5 },
      "/get-session": false,
    } },
    databaseHooks: {
      user: {
        create: {
          after: async (user, context) => {
            const timeZone = context?.headers?.get("x-time-zone") ?? "UTC";
            await founded({ userId: user.id, name: user.name, email: user.email, timeZone: isTimeZone(timeZone) ? timeZone : "UTC" }).catch((err: unknown) =>
              log.warn({ err, userId: user.id }, "the salon will be founded at the first request"),
            );
          },
        },
      },
    },
  });
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

const derive = promisify(argon2);
/** OWASP's argon2id setting: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive("argon2id", { message: password.normalize("NFKC"), nonce, ...COST });
  return `argon2id$${nonce.toString("base64url")}$${tag.toString("base64url")}`;
}

async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [scheme, nonce, tag] = hash.split("$");
  if (scheme !== "argon2id" || !nonce || !tag) return false;
  const expected = Buffer.from(tag, "base64url");
  const actual = await derive("argon2id", { message: password.normalize("NFKC"), nonce: Buffer.from(nonce, "base64url"), ...COST });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
