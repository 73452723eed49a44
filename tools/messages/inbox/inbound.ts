import { and, eq, inArray, isNull } from "drizzle-orm";
import { clients } from "#db/schema/clients.ts";
import {
  messageSettings,
  smsConversations,
  smsMessages,
  smsReceipts,
} from "#db/schema/messages.ts";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import { subscriptions } from "#db/schema/subscription.ts";
import { isThere } from "#tools/clients/rows.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { newId } from "#tools/core/id.ts";
import { consume } from "#tools/core/rate-limit.ts";
import { fingerprint } from "#tools/core/tokens.ts";
import { includes } from "#tools/subscription/rules.ts";
import { isAlwaysHeard } from "./always-heard-rules.ts";
import { writeConsent } from "./consents.ts";
import { conversationWith, type ConversationRow } from "./conversations.ts";
import { isWithinLimits, wantsNoTexts } from "./inbound-limits.ts";
import { destinationOf, type Destination } from "./inbound-route.ts";
import { keywordOf } from "./keywords-rules.ts";
import { E164 } from "#tools/values/phone-schema.ts";
import { isAnswered } from "./reply-countries.ts";
import type { IncomingSms } from "#tools/messages/sms-schema.ts";
import { tellOfText } from "#tools/messages/outbox/text-waits.ts";

/** What a text that has come in calls for: nothing, these words at once, or an answer by whoever takes its turn. */
export type Received =
  | { kind: "silent" }
  | { kind: "say"; words: string }
  | { kind: "turn"; salonId: string; id: string };

/** All salons: of a text it has yet to be found out whose it is. */
export type Everywhere = Pick<Ctx, "db" | "now" | "sms" | "jobs">;

/** Faster than anybody writes who wants an answer. */
const OF_NUMBER = { max: 15, windowMs: 10 * 60_000 };
/** A number that names no salon is asked so often. */
const ASKED = { max: 3, windowMs: 60 * 60_000 };
const ONCE = { max: 1, windowMs: OF_NUMBER.windowMs };

/** By then a text is answered within its own request; the job is for those that were not. */
const SAFETY_NET_SECONDS = 12;

const SLOW_DOWN = "That is a lot of texts at once. Please slow down: we go on in ten minutes.";
const WHICH_SALON =
  "Please start your text with the booking name of your salon: it is the end of its booking link.";

const SILENT: Received = { kind: "silent" };

/**
 * Takes in a text, once however often it comes: keeps it in the conversation of its salon, with a job that sees to it that it is
 * answered, or says that it is not to be. A number that asks too much is told once, then heard and not answered, except
 * for an opt-out. `everySalon` must see all salons.
 */
export async function receiveSms(everySalon: Everywhere, sms: IncomingSms): Promise<Received> {
  return atomically(everySalon, async (ctx) => {
    const receivedAt = ctx.now();
    const [fresh] = await ctx.db
      .insert(smsReceipts)
      .values({ sid: sms.sid, receivedAt })
      .onConflictDoNothing()
      .returning();
    if (!fresh || !E164.safeParse(sms.from).success) return SILENT;
    const who = fingerprint(sms.from);
    const { allowed } = await consume(ctx, `texts of ${who}`, OF_NUMBER);
    const destination = await destinationOf(ctx, sms);
    if (destination === "nobody") return SILENT;
    if (!destination) return allowed ? askWhich(ctx, sms, who) : SILENT;
    return keep(ctx, sms, destination, allowed ? null : who);
  });
}

async function askWhich(
  ctx: Everywhere,
  { from, to }: IncomingSms,
  who: string,
): Promise<Received> {
  if (ctx.sms.delivers && !isAnswered(from, { countries: [], timeZone: "UTC", to })) return SILENT;
  const { allowed } = await consume(ctx, `texts for nobody of ${who}`, ASKED);
  return allowed ? { kind: "say", words: WHICH_SALON } : SILENT;
}

/** Into the conversation, with what is to become of it. `tooMany` is who has written too much. */
async function keep(
  ctx: Everywhere,
  sms: IncomingSms,
  destination: Destination,
  tooMany: string | null,
): Promise<Received> {
  const { salonId } = destination;
  const salon = await salonOf(ctx, salonId);
  // from here on the texts of a conversation come one after another
  const begun = await conversationWith(ctx, { salonId, phone: sms.from });
  const conversation = await placed(ctx, begun, { sms, destination, salon });
  const { clientId } = conversation;
  const text = {
    salonId,
    conversationId: conversation.id,
    direction: "in" as const,
    author: "client" as const,
    createdAt: ctx.now(),
  };
  const id = newId();
  const always = isAlwaysHeard(sms.body);
  const costs = ctx.sms.delivers && !isAnswered(sms.from, { ...salon, to: sms.to });
  const heardOnly =
    sms.optOutType !== null ||
    costs ||
    !salon.answers ||
    (!always && (tooMany !== null || conversation.answering === "staff"));
  const asked = { salonId, phone: sms.from, always };
  const exhausted = !heardOnly && !(await isWithinLimits(ctx, asked));
  const turn = heardOnly || exhausted ? ("none" as const) : ("waiting" as const);
  const { sid, body, media } = sms;
  await ctx.db.insert(smsMessages).values({ ...text, id, sid, body, media, turn });
  const granted = turn === "waiting" ? null : consentIn(sms);
  if (granted !== null) {
    const method = sms.optOutType ? ("carrier" as const) : ("text_keyword" as const);
    const line = { salonId, phone: sms.from, clientId, granted, method };
    await writeConsent(ctx, { ...line, wording: sms.body });
    return SILENT;
  }
  if (exhausted && !always) await wantsSomebody(ctx, conversation);
  const isTheirs = salon.answers && conversation.answering === "staff";
  if (turn === "none" && !always && !tooMany && (exhausted || isTheirs))
    await tellOfText(ctx, conversation, id);
  if (turn === "waiting") {
    await ctx.jobs.add(ctx.db, "sms_turn", [{ salonId, id }], { after: SAFETY_NET_SECONDS });
    return { kind: "turn", salonId, id };
  }
  if (!tooMany || costs || !salon.answers || conversation.answering === "staff") return SILENT;
  if (always || (await wantsNoTexts(ctx, asked))) return SILENT;
  if (!(await consume(ctx, `told to slow down ${tooMany}`, ONCE)).allowed) return SILENT;
  const told = { ...text, direction: "out" as const, author: "assistant" as const };
  await ctx.db.insert(smsMessages).values({ ...told, id: newId(), body: SLOW_DOWN });
  return { kind: "say", words: SLOW_DOWN };
}

/** What a text says of being written to, where no answer is made that would see to it: also while texts are switched off. */
function consentIn({ body, optOutType }: IncomingSms): boolean | null {
  if (optOutType) return optOutType === "HELP" ? null : optOutType === "START";
  const keyword = keywordOf(body);
  if (keyword.kind === "start") return keyword.by === "keyword" ? true : null;
  return keyword.kind === "stop" ? false : null;
}

async function wantsSomebody({ db }: Everywhere, { id }: ConversationRow): Promise<void> {
  await db.update(smsConversations).set({ needsYou: true }).where(eq(smsConversations.id, id));
}

type AnsweringSalon = Awaited<ReturnType<typeof salonOf>>;

/** How a salon answers texts, and whether it does. */
async function salonOf({ db }: Everywhere, salonId: string) {
  const [row] = await db
    .select({
      timeZone: salons.timeZone,
      tier: subscriptions.tier,
      smsOn: messageSettings.smsOn,
      countries: messageSettings.countries,
      answeringStylistId: messageSettings.answeringStylistId,
    })
    .from(salons)
    .innerJoin(subscriptions, eq(subscriptions.salonId, salons.id))
    .leftJoin(messageSettings, eq(messageSettings.salonId, salons.id))
    .where(eq(salons.id, salonId));
  if (!row) throw new Error("A salon of a text is gone.");
  return {
    timeZone: row.timeZone,
    countries: row.countries ?? [],
    answeringStylistId: row.answeringStylistId,
    answers: (row.smsOn ?? true) && includes(row.tier, "pro"),
  };
}

/** The conversation with what this text tells of it: the number it was sent to, the one client who has theirs, and whose calendar answers. */
async function placed(
  ctx: Everywhere,
  begun: ConversationRow,
  from: { sms: IncomingSms; destination: Destination; salon: AnsweringSalon },
): Promise<ConversationRow> {
  const { sms, destination, salon } = from;
  const clientId = begun.clientId ?? (await clientWith(ctx, begun));
  const wanted = destination.stylistId ?? begun.stylistId ?? salon.answeringStylistId;
  const stylistId = await calendarOf(ctx, begun.salonId, wanted);
  const [row] = await ctx.db
    .update(smsConversations)
    .set({ salonNumber: sms.to, clientId, stylistId })
    .where(eq(smsConversations.id, begun.id))
    .returning();
  if (!row) throw new Error("A conversation is gone.");
  return row;
}

/** The client of the salon who has this number, where exactly one has it. */
async function clientWith(
  { db }: Everywhere,
  { salonId, phone }: ConversationRow,
): Promise<string | null> {
  const rows = await db
    .select({ id: clients.id })
    .from(clients)
    .where(
      and(
        eq(clients.salonId, salonId),
        // one that no country has given out is kept by its digits
        inArray(clients.phoneKey, [phone, phone.slice(1)]),
        isThere,
      ),
    )
    .limit(2);
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}

/** Whose calendar answers: the wanted one's while they are there, else the owner's. */
async function calendarOf(
  { db }: Everywhere,
  salonId: string,
  wanted: string | null,
): Promise<string | null> {
  const team = await db
    .select({ id: stylists.id, role: stylists.role })
    .from(stylists)
    .where(and(eq(stylists.salonId, salonId), isNull(stylists.leftAt)));
  const answering =
    team.find(({ id }) => id === wanted) ?? team.find(({ role }) => role === "owner");
  return answering?.id ?? null;
}
