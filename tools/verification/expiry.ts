import { and, eq, isNull, notExists, or, sql } from "drizzle-orm";
import { outbox } from "#db/schema/messages.ts";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import { atomically, type Db, type SalonCtx } from "#tools/core/context.ts";
import { writeLetter } from "#tools/messages/letters/letter.ts";
import { queueMail } from "#tools/messages/outbox/queue.ts";
import type { Stretch } from "#tools/messages/salon-ways.ts";
import { keepCheck } from "./decide.ts";
import { day } from "./decision-mail.ts";
import { ofAccount, type AccountRow } from "./rows.ts";
import { REMINDED_DAYS } from "./rules.ts";

const HOUR_MS = 60 * 60_000;

/** A verified account whose licence runs out soon, or has. */
type LicenceDue = { id: string; over: boolean };

/** Verified accounts whose licence is over, or will be within 30 days and nobody was told, by salon: looked for once an hour. `everySalon` must see all salons. */
export async function licencesDue(
  everySalon: Db,
  { since, now }: Stretch,
): Promise<Map<string, LicenceDue[]>> {
  if (hourOf(since) === hourOf(now)) return new Map();
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${salons.timeZone})::date`;
  const over = sql<boolean>`${stylists.licenseExpiresOn} < ${today}`;
  const told = everySalon
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.salonId, stylists.salonId),
        eq(
          outbox.dedupeKey,
          sql`${CAUSE} || ${stylists.id}::text || ' ' || ${stylists.licenseExpiresOn}::text`,
        ),
      ),
    );
  const rows = await everySalon
    .select({ salonId: stylists.salonId, id: stylists.id, over })
    .from(stylists)
    .innerJoin(salons, eq(salons.id, stylists.salonId))
    .where(
      and(
        eq(stylists.accountStatus, "verified"),
        isNull(stylists.leftAt),
        sql`${stylists.licenseExpiresOn} <= ${today} + ${REMINDED_DAYS}::int`,
        or(over, notExists(told)),
      ),
    );
  return Map.groupBy(rows, ({ salonId }) => salonId);
}

/** Reminds stylists of licences that run out, and sends accounts whose licence has run out back to review. @returns how many were looked at */
export async function lookAtLicences(ctx: SalonCtx, due: readonly LicenceDue[]): Promise<number> {
  for (const { id, over } of due) {
    await atomically(ctx, async (ctx) => {
      const [account] = await ctx.db
        .select(ofAccount)
        .from(stylists)
        .where(and(eq(stylists.id, id), eq(stylists.accountStatus, "verified")))
        .for("update");
      if (!account) return;
      if (over) await sendBack(ctx, account);
      else await remind(ctx, account);
    });
  }
  return due.length;
}

async function sendBack(ctx: SalonCtx, before: AccountRow): Promise<void> {
  const after = { ...before, accountStatus: "pending" as const, verifiedAt: null };
  const { accountStatus, verifiedAt } = after;
  await ctx.db
    .update(stylists)
    .set({ accountStatus, verifiedAt })
    .where(eq(stylists.id, before.id));
  const evidence = `The license was valid until ${before.licenseExpiresOn}.`;
  await keepCheck(ctx, { before, after, checkedBy: "Undertone", evidence });
}

async function remind(ctx: SalonCtx, account: AccountRow): Promise<void> {
  const { id, name, email, licenseExpiresOn, licenseNumber } = account;
  if (!email) return;
  const { publicUrl } = ctx;
  const subject = `Your license runs out on ${day(licenseExpiresOn)}`;
  const letter = {
    greeting: `Hello ${name},`,
    paragraphs: [
      `Your license${licenseNumber ? ` ${licenseNumber}` : ""} is valid until ${day(licenseExpiresOn)}.`,
      "After that day your account waits for review again. If it is renewed under another number, write it into your profile.",
    ],
    button: { label: "Open your profile", href: `${publicUrl}/settings` },
    sender: "Undertone",
  };
  await queueMail(ctx, {
    kind: "verification",
    to: email,
    subject,
    ...writeLetter(letter, { publicUrl, subject }),
    dedupeKey: `${CAUSE}${id} ${licenseExpiresOn}`,
  });
}

/** What makes the reminder, once for each stylist and day. */
const CAUSE = "licence ";

const hourOf = (instant: Date) => Math.floor(instant.getTime() / HOUR_MS);
