import { and, asc, eq, gt, isNull, lt, ne, or } from "drizzle-orm";
import { appointments, occupancies } from "#db/schema/appointments.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { Ctx } from "#tools/core/context.ts";
import { durationOf } from "#tools/pricing/services/service-rules.ts";
import type { Segment } from "#tools/pricing/services/service-schema.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { heldBy } from "#tools/hours/rules.ts";
import { spokenSpan } from "#tools/values/spoken-rules.ts";

/** Time that somebody asks for. */
type Asked = {
  stylistId: string;
  startsAt: Date;
  segments: readonly Segment[];
};

/** What lies in the way, in a sentence for the salon itself: it names people. Null when nothing does. */
export async function whoHas(
  ctx: Pick<Ctx, "db" | "now">,
  {
    stylistId,
    startsAt,
    segments,
    exceptId,
  }: Asked & {
    /** The appointment that is being moved. */
    exceptId?: string;
  },
): Promise<string | null> {
  const start = startsAt.getTime();
  const end = new Date(start + durationOf(segments) * 60_000);
  const rows = await ctx.db
    .select({
      kind: occupancies.kind,
      startsAt: occupancies.startsAt,
      endsAt: occupancies.endsAt,
      busy: occupancies.busy,
      reason: occupancies.reason,
      stylistName: stylists.name,
      clientName: appointments.clientName,
    })
    .from(occupancies)
    .innerJoin(stylists, eq(stylists.id, occupancies.stylistId))
    .leftJoin(appointments, eq(appointments.occupancyId, occupancies.id))
    .where(
      and(
        eq(occupancies.stylistId, stylistId),
        gt(occupancies.endsAt, startsAt),
        lt(occupancies.startsAt, end),
        or(isNull(occupancies.expiresAt), gt(occupancies.expiresAt, ctx.now())),
        exceptId ? or(isNull(appointments.id), ne(appointments.id, exceptId)) : undefined,
      ),
    )
    .orderBy(asc(occupancies.startsAt));
  const held = heldBy(segments, start);
  const first = rows.find(({ busy }) =>
    busy.some(([from, to]) => held.some((own) => own[0] < to && from < own[1])),
  );
  if (!first) return null;
  const { timeZone } = await getBookingRules(ctx);
  const clock = (at: Date) => wallOf(timeZone, at.getTime()).time;
  const span = `from ${spokenSpan({ from: clock(first.startsAt), to: clock(first.endsAt) })}`;
  if (first.kind === "appointment") {
    return `${first.stylistName} has ${first.clientName ?? "somebody"} ${span}.`;
  }
  if (first.kind === "hold") return `${first.stylistName} is held for a client ${span}.`;
  return `${first.stylistName} keeps ${span} free${first.reason ? `: ${first.reason}` : ""}.`;
}
