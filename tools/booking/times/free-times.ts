import { asc, eq, isNull } from "drizzle-orm";
import { stylists } from "#db/schema/stylists.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { durationOf, hasWords, isSameName } from "#tools/pricing/services/service-rules.ts";
import { listServices } from "#tools/pricing/services/services.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { requireScheduling } from "#tools/appointments/appointments.ts";
import { bestOffers, freeStarts } from "./availability-rules.ts";
import { diagnose } from "./diagnosis-rules.ts";
import type { FindFreeTimes, FreeTimes } from "./free-times-schema.ts";
import { openQuestion } from "./open-question.ts";
import { bookableOf } from "./slots.ts";
import { spokenDate } from "#tools/values/spoken-rules.ts";

const MOST_TIMES = 6;

/** The name of the one service of the menu that has these words in it; else the words as they are. */
async function calledOnMenu(ctx: Ctx, stylistId: string, words: string): Promise<string> {
  const menu = await listServices(ctx, { stylistId });
  const named = menu.find(({ name }) => isSameName(asCut(name), asCut(words)));
  if (named) return named.name;
  const [one, another] = menu.filter(({ name }) => hasWords(name, words));
  return one && !another ? one.name : words;
}

/** A haircut is also called a cut. */
const asCut = (name: string) => name.replace(/\bhair ?cut\b/i, "cut");

/** Room in a stylist's book, or in everybody's, as the salon itself may fill it: also while another client processes. @throws not_found, tier_required */
export async function findFreeTimes(ctx: Ctx, asked: FindFreeTimes): Promise<FreeTimes> {
  await requireScheduling(ctx);
  const { stylistId = ctx.actor.stylistId, whose = "one" } = asked;
  const team = await ctx.db
    .select({ id: stylists.id, name: stylists.name })
    .from(stylists)
    .where(whose === "everyone" ? isNull(stylists.leftAt) : eq(stylists.id, stylistId))
    .orderBy(asc(stylists.name));
  const stylist = team.find(({ id }) => id === stylistId);
  if (!stylist) throw new DomainError("not_found", "Stylist not found.");
  const room = await roomOf(ctx, stylist, asked);
  const others: NonNullable<FreeTimes["others"]> = [];
  for (const colleague of team.filter(({ id }) => id !== stylistId)) {
    const theirs = await roomOf(ctx, colleague, asked);
    if (theirs.fitting > 0) others.push(theirs);
  }
  return { ...room, others };
}

async function roomOf(
  ctx: Ctx,
  { id: stylistId, name: stylistName }: { id: string; name: string },
  { serviceName, minutes, from, to = from, ...asked }: FindFreeTimes,
): Promise<Omit<FreeTimes, "others">> {
  const serviceType = serviceName ? await calledOnMenu(ctx, stylistId, serviceName) : null;
  const named = await bookableOf(ctx, { stylistId, serviceType });
  const service =
    minutes && named.id === null
      ? { ...named, segments: [{ kind: "apply" as const, minutes }] }
      : named;
  const { segments, onlineInProcessing } = service;
  const question = await openQuestion(ctx, {
    stylistId,
    segments,
    onlineInProcessing,
    channel: "staff",
    from,
    to,
  });
  const { timeZone } = question;
  const wall = (at: number) => wallOf(timeZone, at);
  const fitting = freeStarts(question).filter(
    ({ start, end }) =>
      (!asked.at || wall(start).time === asked.at) &&
      (!asked.after || wall(start).time >= asked.after) &&
      (!asked.before || (wall(end).time <= asked.before && wall(end).date === wall(start).date)),
  );
  const best = bestOffers(fitting, MOST_TIMES, (start) => wall(start).date);
  return {
    stylistId,
    stylistName,
    service: service.name,
    minutes: durationOf(segments),
    timeZone,
    fitting: fitting.length,
    times: best.map(({ start }) => {
      const { date, time } = wall(start);
      return { date, time, start: new Date(start).toISOString() };
    }),
    why:
      fitting.length > 0
        ? []
        : diagnose(question)
            .filter(({ reason }) => reason !== null)
            .slice(0, 7)
            .map(({ date, sentence }) => `${spokenDate(date)}: ${sentence}`),
  };
}
