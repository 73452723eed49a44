import { and, sql } from "drizzle-orm";
import { auditLog } from "#db/schema/house.ts";
import type { Ctx } from "#tools/core/context.ts";
import { newestFirst } from "#tools/core/newest.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { shown } from "./log.ts";
import type { AskLog, LogFound } from "./schema.ts";
import { containing } from "#tools/core/containing.ts";

/** Lines that are told in a talk. */
const TOLD = 10;
/** Words of a question that name nothing. */
const SMALL = new Set([
  "the",
  "a",
  "an",
  "of",
  "on",
  "for",
  "in",
  "to",
  "that",
  "this",
  "my",
  "our",
]);

/** The newest lines of the log that hold all these words, or the newest of all. @throws forbidden */
export async function findInLog(ctx: Ctx, { about = "" }: AskLog): Promise<LogFound> {
  requireMay(ctx, "see_audit");
  const words = about.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const sought = words.filter((word) => !SMALL.has(word)).slice(0, 8);
  const rows = await ctx.db
    .select()
    .from(auditLog)
    .where(
      and(
        ...sought.map(
          (word) => sql`${auditLog.words} || ' ' || ${auditLog.by} ilike ${containing(word)}`,
        ),
      ),
    )
    .orderBy(...newestFirst(auditLog))
    .limit(TOLD);
  return { entries: rows.map(shown) };
}
