import { asc, isNull } from "drizzle-orm";
import { stylists } from "#db/schema/stylists.ts";
import { foldName } from "#tools/values/name-rules.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";

/** Everybody who works here, first who came first. */
export function teamOf({ db }: Pick<Ctx, "db">) {
  const { id, name, role, specialties, bookingSlug } = stylists;
  return db
    .select({ id, name, role, specialties, bookingSlug })
    .from(stylists)
    .where(isNull(stylists.leftAt))
    .orderBy(asc(stylists.createdAt), asc(id));
}

/**
 * Somebody of the team by their name or first name, case and accents aside; without words, whoever asks.
 * @throws not_found where nobody is called so, conflict where several are
 */
export async function stylistCalled(ctx: Ctx, words: string | undefined) {
  const team = await teamOf(ctx);
  const matches =
    words === undefined
      ? team.filter(({ id }) => id === ctx.actor.stylistId)
      : named(team, foldName(words));
  const [found, another] = matches;
  if (!found) throw new DomainError("not_found", `Nobody of the team is called ${words ?? "so"}.`);
  if (another) {
    throw new DomainError(
      "conflict",
      `Several of the team are called ${words}. Say the whole name.`,
    );
  }
  return found;
}

function named<T extends { name: string }>(team: readonly T[], sought: string): T[] {
  const whole = team.filter(({ name }) => foldName(name) === sought);
  return whole.length > 0
    ? whole
    : team.filter(({ name }) => foldName(name).split(" ")[0] === sought);
}
