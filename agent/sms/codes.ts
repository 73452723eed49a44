import { confirmByClient, endByCode, noteLate } from "#tools/booking/own/by-code.ts";
import { ownPayment } from "#tools/booking/own/own-money.ts";
import { moneyBackWords } from "#tools/booking/book/payment-rules.ts";
import { isStanding } from "#tools/appointments/rules.ts";
import { visitsOfNumber, type NumbersVisit } from "#tools/booking/own/visits-of-number.ts";
import type { CodeVerb } from "#tools/messages/inbox/keywords-rules.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import type { Answer, Asked } from "./asked.ts";
import { offerOtherTimes } from "./moving.ts";
import { OVER, refused, visitOf } from "./named-visit.ts";
import { CODE_NEEDED, sentences, standingWords, visitWords } from "./words.ts";

const NONE = "I find no upcoming visit under this number.";
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
  return { reply: sentences(words, standingWords(visit.status, visit.payBy)) };
}

async function end({ ctx }: Asked, visit: NumbersVisit): Promise<Answer> {
  const ended = async (withTest = false) =>
    sentences(
      `Ended: ${visitWords(visit)}.`,
      withTest && "Its patch test is ended with it.",
      moneyBackWords(await ownPayment(ctx, { appointmentId: visit.id })),
      "To come another time, text me when.",
    );
  if (visit.cancelledByClient) return { reply: await ended() };
  try {
    const { withTest } = await endByCode(ctx, visit);
    return { reply: await ended(withTest) };
  } catch (error) {
    return refused(error);
  }
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
    .map((visit) => sentences(`${visitWords(visit)}.`, standingWords(visit.status, visit.payBy)));
  return { reply: `Your next ${lines.length === 1 ? "visit" : "visits"}: ${lines.join(" ")}` };
}

async function standing({ ctx, turn }: Asked): Promise<NumbersVisit[]> {
  const visits = await visitsOfNumber(ctx, turn.conversation.phone);
  return visits.filter(({ status, startsAt }) => isStanding(status) && startsAt > ctx.now());
}
