import type { Ctx } from "#tools/core/context.ts";
import { heldBy } from "#tools/hours/rules.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { obstacleTo, type Channel } from "./availability-rules.ts";
import { whyNot } from "./diagnosis-rules.ts";
import { questionOf, readGround, type Ground } from "./open-question.ts";
import type { Bookable } from "./slots.ts";

/** Whether a start may be booked; if not, why, without a word of anybody else. `taken`: others were quicker. */
export type StartCheck = { ok: true } | { ok: false; taken: boolean; sentence: string };

type ToCheck = {
  stylistId: string;
  service: Pick<Bookable, "segments" | "onlineInProcessing">;
  startsAt: Date;
  channel: Channel;
  /** The salon works outside its hours. */
  outsideHours?: boolean | undefined;
};

/**
 * Looks at one start by hours, notice, horizon, cap, buffer and what is taken; off the step it is allowed. Call it with the
 * stylist's row locked: the answer holds until the transaction ends.
 */
export async function checkStart(
  ctx: Pick<Ctx, "db" | "now">,
  asked: ToCheck & { ignoreOccupancyId?: string | null | undefined },
): Promise<StartCheck> {
  return checkOn(await groundAt(ctx, asked), asked);
}

/** What decides about one start. @throws not_found */
export function groundAt(
  ctx: Pick<Ctx, "db" | "now">,
  asked: Pick<ToCheck, "stylistId" | "startsAt"> & {
    ignoreOccupancyId?: string | null | undefined;
  },
): Promise<Ground> {
  const { stylistId, startsAt, ignoreOccupancyId } = asked;
  const day = startsAt.toISOString().slice(0, 10);
  return readGround(ctx, { stylistId, from: day, to: day, ignoreOccupancyId });
}

/** Whether somebody has the stylist at one of the times for which this start would hold them, whatever else stands against it. */
export function isTakenOn({ taken }: Ground, { service, startsAt }: ToCheck): boolean {
  const held = heldBy(service.segments, startsAt.getTime());
  return taken.some(({ busy }) =>
    busy.some(([from, to]) => held.some(([start, end]) => from < end && start < to)),
  );
}

/** The same, of a ground that was read with the row locked. */
export function checkOn(ground: Ground, asked: ToCheck): StartCheck {
  const { service, startsAt, channel, outsideHours = false } = asked;
  const start = startsAt.getTime();
  const { date } = wallOf(ground.timeZone, start);
  const { segments, onlineInProcessing } = service;
  const question = questionOf(ground, {
    segments,
    onlineInProcessing,
    channel,
    from: date,
    to: date,
  });
  const obstacle = obstacleTo(question, start, outsideHours);
  if (obstacle === null) return { ok: true };
  const sentence = whyNot(question, { start, obstacle, name: ground.stylistName });
  return { ok: false, taken: obstacle === "taken" || obstacle === "chairs", sentence };
}
