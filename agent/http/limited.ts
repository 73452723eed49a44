import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "#agent/context.ts";
import { limit, type Rate } from "#tools/core/rate-limit.ts";

const MINUTE = 60_000;
const ENGINE = "/api/colour";
/** Questions to the engine about a consultation: they cost what those without one do, and keep nothing. */
const ASKS_ENGINE = /^\/api\/consultations\/[^/]+\/(why|formulas\/check)$/;

/** Whole sheets read or written, which are no POST. */
const SHEETS = "/api/formulas sheets";
const ASKS_SHEET = /^\/api\/formulas\/(imports\/[^/]+\/mapping|library\/export)$/;

/** What one salon may ask for in a minute: far above what hands can do, low enough that a loop gets nowhere. */
export const RATES: Record<string, Rate> = {
  [ENGINE]: { max: 600, windowMs: MINUTE },
  [SHEETS]: { max: 60, windowMs: MINUTE },
  "/api/photos": { max: 240, windowMs: MINUTE },
  "/api/consultations": { max: 120, windowMs: MINUTE },
  "/api/formulas": { max: 120, windowMs: MINUTE },
  "/api/appointments": { max: 240, windowMs: MINUTE },
  "/api/time-blocks": { max: 240, windowMs: MINUTE },
  "/api/timers": { max: 120, windowMs: MINUTE },
  "/api/training": { max: 240, windowMs: MINUTE },
  "/api/training-examples": { max: 120, windowMs: MINUTE },
  "/api/shelf": { max: 60, windowMs: MINUTE },
  "/api/inventory": { max: 240, windowMs: MINUTE },
  "/api/migration": { max: 60, windowMs: MINUTE },
  "/api/exports": { max: 120, windowMs: MINUTE },
  "/api/reports": { max: 240, windowMs: MINUTE },
  "/api/social-media": { max: 120, windowMs: MINUTE },
  "/api/chat": { max: 120, windowMs: MINUTE },
  "/mcp": { max: 240, windowMs: MINUTE },
};

/** Reading these costs as much as writing. */
const READ_DEARLY: ReadonlySet<string> = new Set(["/api/reports", "/api/exports"]);

/** What one token may ask for in a minute, whatever it is. */
const OF_TOKEN: Rate = { max: 600, windowMs: MINUTE };

/** Counts costly requests by salon and kind, and all that a token asks for. @throws rate_limited with Retry-After */
export const limited: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { tokenId, actor, now } = c.var.ctx;
  const counting = { db: c.var.services.tenancy.forCounters(), now };
  if (tokenId !== undefined) await limit(counting, `token ${tokenId}`, OF_TOKEN);
  const apart = apartOf(c.req.path);
  const kind = apart ?? c.req.path.split("/").slice(0, 3).join("/");
  const rate = RATES[kind];
  if (rate && (apart || c.req.method === "POST" || READ_DEARLY.has(kind))) {
    await limit(counting, `${kind} ${actor.salonId}`, rate);
  }
  await next();
};

function apartOf(path: string): string | undefined {
  if (ASKS_ENGINE.test(path)) return ENGINE;
  return ASKS_SHEET.test(path) ? SHEETS : undefined;
}
