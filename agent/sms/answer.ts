import { intentsOf } from "#agent/models/builtin/booking/intents.ts";
import { BOOKED, HELD } from "#agent/models/builtin/booking/words.ts";
import { guestOfVisit } from "#tools/booking/own/by-code.ts";
import { readOwnAppointment } from "#tools/booking/own/own.ts";
import { visitCode } from "#tools/appointments/visit-code.ts";
import type { SalonCtx } from "#tools/core/context.ts";
import { isLeaving } from "#tools/salons/is-leaving.ts";
import { answerFrom, calendarsFor, type Calendar } from "#tools/messages/inbox/answering.ts";
import { consentOf, writeConsent } from "#tools/messages/inbox/consents.ts";
import { keywordOf, type Keyword } from "#tools/messages/inbox/keywords-rules.ts";
import { bookedByText } from "#tools/messages/texts/text-booking.ts";
import type { Turn } from "#tools/messages/outbox/turns.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { isAsked, lastReply, type Answer, type Asked } from "./asked.ts";
import { answerCode, answerLate, answerWhenMine } from "./codes.ts";
import { asksForPerson, asksWhenMine, isForeign, wantsChange } from "./heard.ts";
import { goOnMoving, movedWords } from "./moving.ts";
import { bookedWords, bookingLink, readAs, talk, turnsOf } from "./talk.ts";
import { CODE_NEEDED, fitted, plainForSms, sentences } from "./words.ts";

const NO_PICTURES = "I can't see pictures here. I have told the salon that you sent one.";

/**
 * Answers a text: opt-outs first, then codes, being late and whoever wants a person; all else is the booking assistant's. A text
 * whose answer is made a second time books nothing more, and is answered from what it booked. Who texts hears of their own
 * number's visits alone.
 */
export async function answerText(ctx: SalonCtx, turn: Turn): Promise<Answer> {
  const { all, own } = await calendarsFor(ctx, turn.conversation);
  if (!own) return { reply: null, needsYou: true };
  const { timeZone } = await getBookingRules(ctx);
  const asked: Asked = { ctx, turn, timeZone, own, all };
  const { reply, ...answer } = await answerOf(asked);
  const seen = turn.message.media > 0 ? sentences(NO_PICTURES, reply) : reply;
  return {
    ...answer,
    ...(turn.message.media > 0 && { needsYou: true }),
    reply: seen === null ? null : fitted(plainForSms(seen), own.link),
  };
}

async function answerOf(asked: Asked): Promise<Answer> {
  const { ctx, turn } = asked;
  const { id, body } = turn.message;
  const done = turn.message.appointmentId ?? (await bookedByText(ctx, { messageId: id }));
  if (done) return answerAgain(asked, done);
  if (body.trim() === "") return { reply: null, needsYou: true };
  const keyword = keywordOf(body);
  const law = await answerLaw(asked, keyword);
  if (law) return law;
  // a salon that is about to go books nobody any more
  if (await isLeaving(ctx)) return { reply: null, needsYou: true };
  // the gate holds back what goes by itself; an answer in the response does not pass it
  if ((await consentOf(ctx, turn.conversation.phone)) === "revoked")
    return { ...(await doneSilently(asked, keyword)), reply: null, needsYou: true };
  // a letter alone answers the question that stands, if one does
  if (keyword.kind === "code" && (keyword.code || !isAsked(turn)))
    return answerCode(asked, keyword);
  if (keyword.kind === "late") return answerLate(asked, keyword.minutes);
  const answer = (await goOnMoving(asked)) ?? (await answerWords(asked));
  if (answer.appointmentId) return answer;
  // a run beside this one has booked meanwhile: that is what is said
  const meanwhile = await bookedByText(ctx, { messageId: id });
  return meanwhile ? answerAgain(asked, meanwhile) : answer;
}

/** What a code and a letter ask for is done for who wants no texts too. */
function doneSilently(asked: Asked, keyword: Keyword): Promise<Answer> | null {
  return keyword.kind === "code" && keyword.code ? answerCode(asked, keyword) : null;
}

/** What a text did is told again, as it stands now. */
async function answerAgain(asked: Asked, appointmentId: string): Promise<Answer> {
  const { ctx, own } = asked;
  const now = await readOwnAppointment(guestOfVisit(ctx, own), { appointmentId });
  if (now.status === "cancelled") return { reply: `That visit does not stand any more.` };
  const reply =
    now.version > 1 && !now.payBy
      ? movedWords(now, visitCode(ctx.signer, appointmentId))
      : await bookedWords(asked, now);
  return { reply, appointmentId };
}

/** Opting out and in, and the call for help, which the law wants answered. */
async function answerLaw({ ctx, turn, own }: Asked, keyword: Keyword): Promise<Answer | null> {
  const { phone, clientId } = turn.conversation;
  const line = { salonId: ctx.salonId, phone, clientId, wording: turn.message.body };
  const { salonName } = own;
  if (keyword.kind === "help")
    return {
      reply: sentences(
        `${salonName}: text me to book a visit, or C, R or N with its code. Msg & data rates may apply. Reply STOP to end.`,
        bookingLink({ own }),
      ),
    };
  if (keyword.kind !== "stop" && keyword.kind !== "start") return null;
  const standing = await consentOf(ctx, phone);
  if (keyword.kind === "stop") {
    const method = keyword.by === "keyword" ? "text_keyword" : "text_words";
    if (standing !== "revoked") await writeConsent(ctx, { ...line, granted: false, method });
    return { reply: `You will get no more texts from ${salonName}. Reply START to undo.` };
  }
  // a yes takes back a no, as it does with the carrier; otherwise it answers what was asked
  if (keyword.by === "yes" && standing !== "revoked") return null;
  if (standing !== "granted")
    await writeConsent(ctx, { ...line, granted: true, method: "text_keyword" });
  return {
    reply: `You will get texts from ${salonName} about your visits, up to 4 a day. Msg & data rates may apply. Reply STOP to end, HELP for help.`,
  };
}

async function answerWords(asked: Asked): Promise<Answer> {
  const { ctx, turn, own, timeZone } = asked;
  const at = { timeZone, now: ctx.now() };
  const text = readAs(turn.message.body, lastReply(turn), at);
  const hostile = intentsOf(text).includes("hostile");
  if (!hostile && asksForPerson(text))
    return {
      reply: `I have asked ${own.salonName} to get back to you. It can take a while when they are with clients.`,
      needsYou: true,
    };
  if (!hostile && asksWhenMine(text)) return answerWhenMine(asked);
  if (!hostile && wantsChange(text)) return { reply: CODE_NEEDED };
  if (ctx.model.provider === "builtin" && isForeign(text))
    return {
      reply: sentences(
        `Sorry, I can only answer in English. ${own.salonName} will read your text.`,
        bookingLink(asked),
      ),
      needsYou: true,
    };
  const history = turnsOf(turn.history, at);
  const other = otherCalendar(asked, text);
  if (other) return switchTo(asked, other);
  return talk(asked, { message: text, history });
}

const BY = String.raw`\b(?:with|by|see|bei|con|avec|at)\s+`;

/** Another of the salon whom a text asks for by name. */
function otherCalendar(
  { all, own }: Asked,
  text: string,
): { calendar: Calendar; rest: string } | null {
  for (const calendar of all) {
    if (calendar.stylistId === own.stylistId) continue;
    const [first = ""] = calendar.name.split(" ");
    const names = [calendar.name, first].filter((name) => name.length > 1).map(literal);
    const found = new RegExp(`${BY}(?:${names.join("|")})\\b`, "iu");
    if (found.test(text)) return { calendar, rest: text.replace(found, " ").trim() };
  }
  return null;
}

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** From here on another's calendar answers; what was wished so far is asked of it anew. */
async function switchTo(
  asked: Asked,
  { calendar, rest }: { calendar: Calendar; rest: string },
): Promise<Answer> {
  const { ctx, turn, timeZone } = asked;
  const { stylistId, name } = calendar;
  await answerFrom(ctx, { conversationId: turn.conversation.id, stylistId });
  const booked = turn.history.findLastIndex(
    ({ body }) => body.includes(BOOKED) || body.includes(HELD),
  );
  const wished = turnsOf(turn.history.slice(booked + 1), { timeZone, now: ctx.now() })
    .filter(({ role }) => role === "user")
    .map(({ content }) => content)
    .slice(-4);
  const message = [...wished, rest].filter(Boolean).join(". ");
  const answer = await talk(
    { ...asked, own: calendar },
    { message: message || "hello", history: [] },
  );
  return { ...answer, reply: answer.reply && `With ${name}: ${answer.reply}` };
}
