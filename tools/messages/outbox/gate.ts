import { and, count, desc, eq, gte, lt, ne, notInArray, or } from "drizzle-orm";
import { outbox, smsConversations, smsMessages } from "#db/schema/messages.ts";
import { countryOfNumber } from "#tools/values/phone.ts";
import { atomically, type SalonCtx } from "#tools/core/context.ts";
import { consume } from "#tools/core/rate-limit.ts";
import { dayBounds, wallOf } from "#tools/values/zone-rules.ts";
import { consentOf } from "#tools/messages/inbox/consents.ts";
import {
  isAnswer,
  refusalOf,
  waitForHour,
  waitOf,
  type Asked,
  type Passage,
} from "./gate-rules.ts";
import type { OutboxRow } from "./outbox.ts";
import { isAnswered } from "#tools/messages/inbox/reply-countries.ts";
import { getSalonSettings } from "#tools/messages/settings.ts";

const HOUR_MS = 3_600_000;

/** Asks consent, quiet hours, caps and countries, at the moment at which a text is to go. */
export async function passageOf(ctx: SalonCtx, row: OutboxRow): Promise<Passage> {
  const asked = await atomically(ctx, (ctx) => ask(ctx, row));
  const why = refusalOf(asked);
  if (why) return { go: false, why };
  const passage = waitOf(asked);
  // one that was handed over before has been counted then
  if (!passage.go || isAnswer(row.kind) || row.attempts > 1) return passage;
  const rate = { max: asked.settings.perHour, windowMs: HOUR_MS };
  const { allowed, retryAfter } = await consume(ctx, `texts of ${row.salonId}`, rate);
  return allowed ? { go: true } : waitForHour(asked, retryAfter);
}

async function ask(ctx: SalonCtx, row: OutboxRow): Promise<Asked> {
  const { kind, transactional, recipient, uselessAfter } = row;
  const { timeZone, currency: _, ...settings } = await getSalonSettings(ctx);
  const { countries, number } = settings;
  const [standing, sent] = await Promise.all([
    consentOf(ctx, recipient),
    isAnswer(kind) ? 0 : sentToday(ctx, row, timeZone),
  ]);
  const to = number ?? ctx.sms.number ?? "";
  const mayBe = isAnswered(recipient, { countries, timeZone, to });
  return {
    kind,
    transactional,
    now: ctx.now().getTime(),
    uselessAfter: uselessAfter?.getTime() ?? null,
    timeZone,
    settings,
    standing,
    heardAt: standing === "unknown" && isAnswer(kind) ? await heardAt(ctx, recipient) : null,
    foreign: mayBe ? null : nameOf(countryOfNumber(recipient)),
    sentToday: sent,
  };
}

async function heardAt({ db }: SalonCtx, phone: string): Promise<number | null> {
  const [last] = await db
    .select({ at: smsMessages.createdAt })
    .from(smsMessages)
    .innerJoin(smsConversations, eq(smsConversations.id, smsMessages.conversationId))
    .where(and(eq(smsConversations.phone, phone), eq(smsMessages.direction, "in")))
    .orderBy(desc(smsMessages.createdAt))
    .limit(1);
  return last?.at.getTime() ?? null;
}

/** Texts that went to the number since the salon's midnight, and those that are going just now ahead of this one; answers aside. */
async function sentToday(ctx: SalonCtx, row: OutboxRow, timeZone: string): Promise<number> {
  const { date } = wallOf(timeZone, ctx.now().getTime());
  const midnight = new Date(dayBounds(timeZone, date).startsAt);
  const going = and(eq(outbox.status, "sending"), lt(outbox.id, row.id));
  const [sent] = await ctx.db
    .select({ texts: count() })
    .from(outbox)
    .where(
      and(
        eq(outbox.recipient, row.recipient),
        ne(outbox.id, row.id),
        notInArray(outbox.kind, ["reply", "staff"]),
        or(gte(outbox.sentAt, midnight), going),
      ),
    );
  return sent?.texts ?? 0;
}

const names = new Intl.DisplayNames("en", { type: "region" });
const nameOf = (country: string | null) =>
  (country && names.of(country)) || "numbers of this country";
