import { asc, isNull } from "drizzle-orm";
import { stylists } from "#db/schema/stylists.ts";
import { foldName } from "#tools/values/name-rules.ts";
import type { Ctx } from "#tools/core/context.ts";
import { onlyOne } from "#tools/core/ref.ts";

/** Everybody who works here, first who came first. */
export function teamOf({ db }: Pick<Ctx, "db">) {
  const { id, name, role, email, phone, specialties, bookingSlug } = stylists;
  return db
    .select({ id, name, role, email, phone, specialties, bookingSlug })
    .from(stylists)
    .where(isNull(stylists.leftAt))
    .orderBy(asc(stylists.createdAt), asc(id));
}

const SELF = /^(?:me|myself)$/i;

/** Somebody of the team by their name or first name, case and accents aside, or "me". @throws not_found, conflict */
export async function findStylist(ctx: Ctx, said: string) {
  const team = await teamOf(ctx);
  const words = SELF.test(said.trim()) ? ctx.actor.stylistId : said;
  const sought = foldName(words);
  const whole = team.filter(({ name }) => foldName(name) === sought);
  return onlyOne(team, words, {
    what: "colleague",
    none: `Nobody of the team is called ${words}.`,
    meant:
      whole.length > 0 ? whole : team.filter(({ name }) => foldName(name).split(" ")[0] === sought),
  });
}

/** The same where nobody need be named. */
export const findAnyStylist = async (ctx: Ctx, words: string | undefined) =>
  words === undefined ? undefined : findStylist(ctx, words);

/** The same; without words, the person who asks. */
export const findStylistOrSelf = (ctx: Ctx, words: string | undefined) =>
  findStylist(ctx, words ?? ctx.actor.stylistId);
