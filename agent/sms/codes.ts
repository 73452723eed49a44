import {
  confirmByClient,
  endByCode,
  guestOfVisit,
  noteLate,
  visitByCode,
} from "#tools/appointments/by-code.ts";
import { readOwnAppointment } from "#tools/appointments/own.ts";
import { isStanding } from "#tools/appointments/rules.ts";
import { visitsOfNumber, type NumbersVisit } from "#tools/appointments/visits-of-number.ts";
import { DomainError } from "#tools/core/errors.ts";
import type { CodeVerb } from "#tools/messages/keywords-rules.ts";
import { wallOf } from "#tools/salons/zone-rules.ts";
import type { Answer, Asked } from "./asked.ts";
import { offerOtherTimes } from "./moving.ts";
import { CODE_NEEDED, sentences, standingWords, visitWords } from "./words.ts";

const NONE = "I find no upcoming visit under this number.";
const WRONG =
  "I find no upcoming visit of this number with that code. Please check the code in your confirmation.";
const TOO_MANY = "That were too many wrong codes. Please call the salon.";
const OVER = "That visit does not stand any more.";
const WHICH =
  "With a code, C confirms your visit, R moves it, and N ends it: text the letter and the code.";

/** What comes of a letter and a code, or of one without the other. */
export async function answerCode(
  asked: Asked,
  said: { verb: CodeVerb | null; code: string | null; rest: string },
): Promise<Answer> {
  const { verb, code } = said;
  if (!code) return verb === "confirm" ? confirmOnly(asked) : { reply: CODE_NEEDED };
  const visit = await visitOf(asked, code);
  if ("reply" in visit) return visit;
  if (verb === "confirm") return confirm(asked, visit);
  if (verb === "move") return offerOtherTimes(asked, { visit, code }, said.rest);
  return verb === "end" ? end(asked, visit) : { reply: WHICH };
}

/** The visit that a code names, or the refusal of a code that names none of this number's. */
export async function visitOf({ ctx, turn }: Asked, code: string): Promise<NumbersVisit | Answer> {
  const { phone } = turn.conversation;
  const visit = await visitByCode(ctx, { phone, code });
  if (visit === "wrong") return { reply: WRONG };
  return visit === "too_many" ? { reply: TOO_MANY, needsYou: true } : visit;
}

async function confirmOnly(asked: Asked): Promise<Answer> {
  const upcoming = await standing(asked);
  const [only, another] = upcoming;
  if (!only) return { reply: NONE };
  if (another)
    return {
      reply: "You have more than one visit. Please text C and the code of the one you mean.",
    };
  return confirm(asked, only);
}

async function confirm({ ctx }: Asked, visit: NumbersVisit): Promise<Answer> {
  if (!(await confirmByClient(ctx, visit))) return { reply: OVER };
  const words = `Noted: you come for ${visitWords(visit)}.`;
  return { reply: sentences(words, standingWords(visit.status)) };
}

async function end({ ctx }: Asked, visit: NumbersVisit): Promise<Answer> {
  const ended = `Ended: ${visitWords(visit)}. To come another time, text me when.`;
  if (visit.cancelledByClient) return { reply: ended };
  try {
    await endByCode(ctx, visit);
    return { reply: ended };
  } catch (error) {
    return refused(error);
  }
}

/** A refusal by the salon's rules, as the client is told it. */
export function refused(error: unknown): Answer {
  if (!(error instanceof DomainError)) throw error;
  return { reply: `Your visit stays as it is. ${error.message}`, needsYou: true };
}

/** Notes that the client will be late for their next visit of today. */
export async function answerLate(asked: Asked, minutes: number | null): Promise<Answer> {
  const { ctx, timeZone, own } = asked;
  const today = wallOf(timeZone, ctx.now().getTime()).date;
  const { phone } = asked.turn.conversation;
  const visit = (await visitsOfNumber(ctx, phone)).find(
    ({ status, date }) => isStanding(status) && date === today,
  );
  if (!visit)
    return {
      reply: `I find no visit of this number today. I have passed your text on to ${own.salonName}.`,
      needsYou: true,
    };
  if (minutes === null)
    return {
      reply: `I have passed on to ${visit.stylistName} that you will be late. By how many minutes? Text L and the number.`,
      needsYou: true,
    };
  await noteLate(ctx, { id: visit.id, minutes });
  return {
    reply: `Noted: about ${minutes} minutes late today. ${visit.stylistName} has it in the book. Please come safely.`,
    needsYou: true,
  };
}

/** When this number's own visits are, and nothing else. */
export async function answerWhenMine(asked: Asked): Promise<Answer> {
  const upcoming = await standing(asked);
  if (upcoming.length === 0) return { reply: NONE };
  const lines = upcoming
    .slice(0, 3)
    .map((visit) => sentences(`${visitWords(visit)}.`, standingWords(visit.status)));
  return { reply: `Your next ${lines.length === 1 ? "visit" : "visits"}: ${lines.join(" ")}` };
}

async function standing({ ctx, turn }: Asked): Promise<NumbersVisit[]> {
  const visits = await visitsOfNumber(ctx, turn.conversation.phone);
  return visits.filter(({ status, startsAt }) => isStanding(status) && startsAt > ctx.now());
}

/** Why a client may not change a visit themselves any more; null while they may. */
export async function closedFor(asked: Asked, visit: NumbersVisit): Promise<Answer | null> {
  const guest = guestOfVisit(asked.ctx, visit);
  const { changeableUntil } = await readOwnAppointment(guest, { appointmentId: visit.id });
  if (changeableUntil !== null) return null;
  return isStanding(visit.status)
    ? {
        reply: "It is too late to change this visit by text. Please call the salon.",
        needsYou: true,
      }
    : { reply: OVER };
}
