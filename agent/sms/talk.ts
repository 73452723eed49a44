import { talkToClient } from "#agent/chat/booking.ts";
import { BOOKED, heldWords } from "#agent/models/builtin/booking/words.ts";
import type { ChatTurn } from "#tools/booking/own/booking-chat-schema.ts";
import { ownPayment } from "#tools/booking/own/own-money.ts";
import type { OwnAppointment } from "#tools/appointments/schema.ts";
import { visitCode } from "#tools/appointments/visit-code.ts";
import type { ChatGuestCtx } from "#tools/booking/times/book-time.ts";
import { consentOf } from "#tools/messages/inbox/consents.ts";
import { DomainError } from "#tools/core/errors.ts";
import { keywordOf } from "#tools/messages/inbox/keywords-rules.ts";
import type { Said } from "#tools/messages/outbox/turns.ts";
import { isAsked, type Answer, type Asked } from "./asked.ts";
import { asPick, spelledOut, withoutFalseStart } from "./heard.ts";
import { codeWords, ownWords, sentences, withNumbers, withoutPage } from "./words.ts";

/** Answers about a visit's code are no part of the talk about a new one. */
const OF_CODES =
  /^(?:To move |Moved: |Ended: |Noted: |Nothing is free then\. To move |Your next visit)/;

/** The booking assistant answers, from what was said before in this conversation. `message` may differ from what was typed. */
export async function talk(
  asked: Asked,
  { message, history }: { message: string; history: ChatTurn[] },
): Promise<Answer> {
  const { turn, own, timeZone } = asked;
  const { salonId, ...reach } = asked.ctx;
  const { phone } = turn.conversation;
  const ctx: ChatGuestCtx = {
    ...reach,
    guest: { salonId, stylistId: own.stylistId },
    address: `text ${phone}`,
    byText: { messageId: turn.message.id, phone },
  };
  try {
    const said = await talkToClient(ctx, { message, conversationHistory: history });
    const { booked, handOver } = said.turn;
    const { text, dropped } = withoutPage(said.response);
    if (booked)
      return {
        reply: await bookedWords(asked, booked.appointment, text),
        appointmentId: booked.appointment.id,
      };
    const needsYou = handOver || dropped;
    const words = withNumbers(text, { timeZone, now: ctx.now() });
    const more = needsYou && !/passed your question on/.test(words);
    return {
      reply: sentences(
        words,
        more && `${own.salonName} will read this.`,
        more && bookingLink(asked),
      ),
      needsYou,
    };
  } catch (error) {
    if (error instanceof DomainError && error.code === "ai_unavailable")
      return {
        reply: sentences(`I can't answer right now; ${own.salonName} will.`, bookingLink(asked)),
        needsYou: true,
      };
    throw error;
  }
}

/** Where a visit is booked on the web; empty where nowhere. */
export const bookingLink = ({ own }: Pick<Asked, "own">) =>
  own.link ? `You can also book at ${own.link}` : "";

/** What is said of a visit that was booked by text. `also` is what the assistant had to say. */
export async function bookedWords(
  { ctx, turn }: Asked,
  appointment: OwnAppointment,
  also = "",
): Promise<string> {
  const { id, payBy } = appointment;
  const asked = payBy ? await ownPayment(ctx, { appointmentId: id }) : null;
  if (payBy && asked?.url)
    return `${heldWords(appointment, { ...asked, payBy }, "here")} ${asked.url}`;
  const consent = await consentOf(ctx, turn.conversation.phone);
  const stands =
    appointment.status === "confirmed"
      ? "It stands."
      : "It is pending: the salon still has to say yes to it.";
  return sentences(
    `${BOOKED} ${ownWords(appointment)} with ${appointment.stylistName}. ${stands}`,
    /\bin the notes\b/i.test(also) && "What you told me is in the notes.",
    /\bpatch test\b/i.test(also) && "Color needs a patch test first; the salon arranges it.",
    codeWords(visitCode(ctx.signer, id)),
    consent !== "granted" && "Reply START for reminders by text.",
  );
}

/** A text as the booking assistant reads it. */
export const readAs = (
  body: string,
  before: string | undefined,
  at: { timeZone: string; now: Date },
) => asPick(spelledOut(withoutFalseStart(body)), before, at);

/** A conversation as the booking assistant reads it: what was said between it, or one of the salon, and the client. */
export function turnsOf(history: readonly Said[], at: { timeZone: string; now: Date }): ChatTurn[] {
  const turns: ChatTurn[] = [];
  for (const [index, { author, body }] of history.entries()) {
    if (author === "client") {
      const { kind } = keywordOf(body);
      const answers = kind === "code" && isAsked({ history: history.slice(0, index) });
      if (kind !== "none" && kind !== "start" && !answers) continue;
      const before = turns.findLast(({ role }) => role === "assistant")?.content;
      turns.push({ role: "user", content: readAs(body, before, at) });
    } else if (author !== "notice" && !OF_CODES.test(body)) {
      turns.push({ role: "assistant", content: body });
    }
  }
  return turns.slice(-40);
}
