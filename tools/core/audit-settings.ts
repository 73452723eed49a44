import { isDeepStrictEqual } from "node:util";
import type { Ctx } from "./context.ts";
import { writeAudit } from "./audit.ts";

/** How a value stands in the log; undefined for one that is too long for it, or an id. */
type Say = (value: unknown, name: string) => string | undefined;

/** The longest value that is written out. */
const LONGEST = 40;
const ID = /^[\da-f]{8}-[\da-f]{4}-/;

/**
 * Writes down which settings a change made others, each with what it was and is where that can be said in a word: "quiet from from
 * 20:00 to 19:00". Nothing where none is.
 */
export async function auditSettings(
  ctx: Ctx,
  what: string,
  given: object,
  { before = {}, say = plainly }: { before?: object; say?: Say } = {},
): Promise<void> {
  const kept = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(given).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const words = name.replaceAll(/[A-Z]/g, (sign) => ` ${sign.toLowerCase()}`);
    if (!kept.has(name)) return words;
    if (isDeepStrictEqual(kept.get(name) ?? null, value)) return [];
    const [from, to] = [say(kept.get(name), name), say(value, name)];
    const both = from !== undefined && to !== undefined && from !== to;
    return both ? `${words} from ${from} to ${to}` : words;
  });
  if (changed.length > 0)
    await writeAudit(ctx, {
      action: "settings.changed",
      words: `changed ${what}: ${changed.join(", ")}`,
    });
}

/** A word or number as it is, a switch as on or off, several after each other. */
export function plainly(value: unknown): string | undefined {
  if (value === null || value === undefined) return "none";
  if (typeof value === "boolean") return value ? "on" : "off";
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.length === 0 ? "none" : plainly(value.join(" + "));
  if (typeof value !== "string" || value.length > LONGEST) return undefined;
  return ID.test(value) || value.includes(",") ? undefined : value || "none";
}
