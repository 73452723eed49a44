import { resolve } from "node:path";
import { z } from "zod";
import { NEWEST_FLASH } from "#tools/consultations/data.ts";

const flag = z.enum(["debug", "info", "warn", "error", "silent"]);
const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => protocols.some((p) => value.startsWith(`${p}://`)),
      `must start with ${protocols.map((p) => `${p}://`).join(" or ")}`,
    );
const httpUrl = url("http", "https").refine((value) => URL.canParse(value), "must be a URL");
const list = z
  .string()
  .default("")
  .transform((value) =>
    value
      .split(",")
      .map((item) => item.trim())
      .filter(Boolean),
  );

/** The environment, by the names of the README's table. */
const Variables = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: url("postgres", "postgresql").optional(),
  DATABASE_DIRECT_URL: url("postgres", "postgresql").optional(),
  TRUSTED_PROXIES: list,
  STORAGE_URL: url("s3")
    .refine((value) => URL.canParse(value), "must be a URL")
    .optional(),
  AI_PROVIDER: z.enum(["auto", "gemini", "openai-compatible", "ollama", "builtin"]).default("auto"),
  AI_BASE_URL: httpUrl.optional(),
  AI_MODEL: z.string().trim().optional(),
  AI_API_KEY: z.string().trim().optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: z.string().optional(),
  GEMINI_BASE_URL: httpUrl.optional(),
  GEMINI_MODEL: z.string().min(1).default(NEWEST_FLASH),
  SMTP_URL: url("smtp", "smtps")
    .refine((value) => URL.canParse(value), "must be a URL")
    .optional(),
  MAIL_FROM: z.string().default("Undertone <no-reply@localhost>"),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/i, "must look like AC and 32 letters")
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(16).optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^\+[1-9]\d{5,14}$/, "must look like +15550100")
    .optional(),
  TWILIO_BASE_URL: httpUrl.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, "must begin with sk_ or rk_")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_", "must begin with whsec_").optional(),
  STRIPE_BASE_URL: httpUrl.optional(),
  GRAPH_BASE_URL: httpUrl.default("https://graph.facebook.com"),
  SQUARE_BASE_URL: httpUrl.default("https://connect.squareup.com"),
  ACUITY_BASE_URL: httpUrl.default("https://acuityscheduling.com"),
  MINDBODY_BASE_URL: httpUrl.default("https://api.mindbodyonline.com"),
  AUTH_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  BACKUP_PASSPHRASE: z.string().min(12, "must have at least 12 characters").optional(),
  ADMIN_EMAILS: list.transform((emails) => emails.map((email) => email.toLowerCase())),
  ROLE: z.enum(["all", "web", "worker"]).default("all"),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  LOG_LEVEL: flag.default("info"),
  CLOCK: z.iso.datetime({ offset: true }).optional(),
});

export type Env = z.output<typeof Variables> & { publicUrl: string | null; dataDir: string };

/**
 * Reads the environment once. Empty values count as unset.
 * @throws one clear line that names the variable, when a value cannot be used.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = Variables.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${String(issue?.path[0])} cannot be used: ${issue?.message}`);
  }
  const env = parsed.data;
  if (env.CLOCK && env.NODE_ENV === "production") {
    throw new Error("CLOCK cannot be used: it is refused when NODE_ENV=production");
  }
  const twilio = [env.TWILIO_ACCOUNT_SID, env.TWILIO_AUTH_TOKEN];
  if (twilio.some(Boolean) && !twilio.every(Boolean)) {
    throw new Error(
      `${env.TWILIO_AUTH_TOKEN ? "TWILIO_AUTH_TOKEN" : "TWILIO_ACCOUNT_SID"} cannot be used: TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN go together`,
    );
  }
  const own = env.AI_PROVIDER === "openai-compatible" || env.AI_PROVIDER === "ollama";
  if (!env.AI_MODEL && (own || (env.AI_PROVIDER === "auto" && env.AI_BASE_URL))) {
    throw new Error("AI_MODEL cannot be used: an endpoint of your own needs the name of a model");
  }
  if (!env.AI_BASE_URL && env.AI_PROVIDER === "openai-compatible") {
    throw new Error("AI_BASE_URL cannot be used: AI_PROVIDER=openai-compatible needs an address");
  }
  return {
    ...env,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, "") ?? null,
    dataDir: resolve(env.DATA_DIR),
  };
}
