import { and, asc, count, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { clientTests } from "#db/schema/clients.ts";
import { smsConversations } from "#db/schema/messages.ts";
import { standingAt } from "#tools/clients/patch-rules.ts";
import type { Ctx } from "#tools/core/context.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { counted, momentWords, type Clock } from "./attention-rules.ts";
import type { Attention } from "./attention-schema.ts";

/** A patch test is read after 48 hours: a day before that it has to be on the skin. */
const TEST_NOTICE_MS = 72 * 3_600_000;

type Found = Pick<
  typeof appointments.$inferSelect,
  "startsAt" | "stylistId" | "clientName" | "clientId"
>;

/** Bookings to come that nobody has confirmed; those that wait for their payment do so by themselves. */
export async function unconfirmedVisits(ctx: Ctx, clock: Clock): Promise<Attention | null> {
  const rows = await ctx.db
    .select(COLUMNS)
    .from(appointments)
    .where(
      and(
        eq(appointments.status, "pending"),
        isNull(appointments.payBy),
        gt(appointments.startsAt, ctx.now()),
        mine(ctx),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
  const [first] = rows;
  if (!first) return null;
  const when = momentWords(first.startsAt, clock);
  const sentence = counted(
    rows.length,
    `${first.clientName} waits for you to confirm ${when}.`,
    `bookings wait for you to confirm them, the first ${when}.`,
  );
  return {
    kind: "unconfirmed",
    count: rows.length,
    sentence,
    link: dayLink(first, clock),
    urgent: false,
  };
}

/** Colour visits of the next 72 hours that need a patch test, whose client will have no valid one. */
export async function missingPatchTests(ctx: Ctx, clock: Clock): Promise<Attention | null> {
  const now = ctx.now();
  const rows = await ctx.db
    .select(COLUMNS)
    .from(appointments)
    .where(
      and(
        inArray(appointments.status, ["pending", "confirmed"]),
        eq(appointments.needsPatchTest, true),
        gt(appointments.startsAt, now),
        lt(appointments.startsAt, new Date(now.getTime() + TEST_NOTICE_MS)),
        mine(ctx),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
  const ids = rows.flatMap(({ clientId }) => clientId ?? []);
  const tests =
    ids.length > 0
      ? await ctx.db.select().from(clientTests).where(inArray(clientTests.clientId, ids))
      : [];
  const byClient = Map.groupBy(tests, ({ clientId }) => clientId);
  const without = rows.filter(({ clientId, startsAt }) => {
    const own = clientId ? (byClient.get(clientId) ?? []) : [];
    return standingAt(own, startsAt).state !== "passed";
  });
  const [first] = without;
  if (!first) return null;
  const when = momentWords(first.startsAt, clock);
  const sentence = counted(
    without.length,
    `${first.clientName} comes ${when} and has no valid patch test.`,
    `color visits have no valid patch test, the first ${when}.`,
  );
  return {
    kind: "patch_test",
    count: without.length,
    sentence,
    link: first.clientId ? `/clients/${first.clientId}` : dayLink(first, clock),
    urgent: true,
  };
}

/** Talks by text in which somebody waits for a person. */
export async function waitingTexts({ db }: Ctx): Promise<Attention | null> {
  const [found] = await db
    .select({ count: count() })
    .from(smsConversations)
    .where(eq(smsConversations.needsYou, true));
  if (!found?.count) return null;
  return {
    kind: "texts",
    count: found.count,
    sentence: counted(
      found.count,
      "Somebody waits for an answer by text.",
      "people wait for an answer by text.",
    ),
    link: "/messages?show=needs-you",
    urgent: false,
  };
}

const COLUMNS = {
  startsAt: appointments.startsAt,
  stylistId: appointments.stylistId,
  clientName: appointments.clientName,
  clientId: appointments.clientId,
};

/** A stylist answers for their own book. */
const mine = ({ actor }: Ctx) =>
  may(actor.role, "see_all_calendars") ? undefined : eq(appointments.stylistId, actor.stylistId);

function dayLink({ startsAt, stylistId }: Found, { timeZone }: Clock): string {
  const { date } = wallOf(timeZone, startsAt.getTime());
  return `/appointments?view=day&date=${date}&stylist=${stylistId}`;
}
