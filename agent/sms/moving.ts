import { hearMessage, type HeardMessage } from "#agent/models/builtin/booking/heard.ts";
import { wishedDays } from "#agent/models/builtin/booking/flow.ts";
import { startsIn } from "#agent/models/builtin/booking/mentions.ts";
import { pickOf, plusMinute } from "#agent/models/builtin/booking/wish.ts";
import type { WallStart } from "#agent/models/builtin/booking/words.ts";
import { hearWhen, type When } from "#agent/models/builtin/hear/when.ts";
import { moveByCode, otherTimes, type OtherTime } from "#tools/booking/own/by-code.ts";
import type { NumbersVisit } from "#tools/booking/own/visits-of-number.ts";
import { DomainError } from "#tools/core/errors.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { lastReply, type Answer, type Asked } from "./asked.ts";
import { asPick, spelledOut } from "./heard.ts";
import { closedFor, refused, visitOf } from "./named-visit.ts";
import { codeWords, numbered, ownWords, sentences, standingWords } from "./words.ts";

/** How an offer to move is known again: it holds the code that was given. */
const OFFER =
  /^(?:Nothing is free then\. |That time has just been taken\. |.*\n)?To move [^\n]*\(code ([A-Z\d]{4})\)/;
const LEAVES =
  /\b(?:never ?mind|leave it|keep (?:it|my|the)|forget it|stay as|don'?t move|no thanks|no thank you)\b|^no\W*$/i;

type Moved = { visit: NumbersVisit; code: string };

/** Other times for a visit whose code was given, as near to what was said as the calendar has them. */
export async function offerOtherTimes(
  asked: Asked,
  moved: Moved,
  said: string,
  lead = "",
): Promise<Answer> {
  const closed = await closedFor(asked, moved.visit);
  if (closed) return closed;
  const when = hearWhen(said, { ...clock(asked), bare: true });
  return offering(asked, moved, wishOf(asked, when ?? {}), lead);
}

async function offering(
  { ctx }: Asked,
  { visit, code }: Moved,
  wish: OtherTime,
  lead = "",
): Promise<Answer> {
  const starts = await otherTimes(ctx, visit, wish);
  const what = `To move ${visit.serviceType} (code ${code})`;
  if (starts.length === 0)
    return { reply: `Nothing is free then. ${what}, text me another day or time.` };
  return {
    reply: `${lead}${what}, these times are free:\n${numbered(starts)}\nText its number, or another day.`,
  };
}

/**
 * Goes on with a move that was offered before: takes the time that was picked, or looks for others. Null where nothing was offered,
 * or the text is about something else.
 */
export async function goOnMoving(asked: Asked): Promise<Answer | null> {
  const { turn } = asked;
  const before = lastReply(turn);
  const code = OFFER.exec(before ?? "")?.[1];
  if (!before || !code) return null;
  const at = clock(asked);
  const text = asPick(spelledOut(turn.message.body), before, at);
  if (LEAVES.test(text)) return { reply: "All right, your visit stays as it is." };
  const offered = startsIn(before, at);
  const heard = hearMessage(text, { ...at, menu: [], asked: "pick", offered: offered.length > 0 });
  const picked = pickedOf(heard, offered);
  if (!picked && !heard.when && !isElsewhere(heard)) return null;
  const visit = await visitOf(asked, code);
  if ("reply" in visit) return visit;
  const moved = { visit, code };
  if (picked) return move(asked, moved, picked);
  const closed = await closedFor(asked, visit);
  return closed ?? offering(asked, moved, wishOf(asked, elsewhere(heard, offered)));
}

function pickedOf({ pointed, when }: HeardMessage, offered: WallStart[]): WallStart | undefined {
  if (when) return pickOf(when, offered);
  if (pointed?.kind === "nth") return offered.at(pointed.index);
  if (pointed?.kind === "any") return offered[0];
  return pointed?.kind === "yes" && offered.length === 1 ? offered[0] : undefined;
}

const isElsewhere = ({ pointed }: HeardMessage) =>
  pointed !== undefined && !["nth", "any", "yes", "no"].includes(pointed.kind);

function elsewhere({ when, pointed }: HeardMessage, offered: WallStart[]): When {
  const [first, last] = [offered[0], offered.at(-1)];
  if (when) {
    const oneDay = first && first.date === last?.date;
    const hasDay = when.date !== undefined || when.range !== undefined;
    return hasDay || !oneDay ? when : { date: first.date, ...when };
  }
  if (pointed?.kind === "earlier" && first) return { date: first.date, before: first.time };
  if (pointed?.kind === "later" && last) return { date: last.date, after: plusMinute(last.time) };
  const from = last && pointed?.kind !== "soonest" ? addDays(last.date, 1) : undefined;
  return from ? { range: { from, to: addDays(from, 20) } } : {};
}

async function move(asked: Asked, moved: Moved, { date, time }: WallStart): Promise<Answer> {
  const { ctx, turn } = asked;
  const { visit, code } = moved;
  try {
    const now = await moveByCode(ctx, visit, { date, time, messageId: turn.message.id });
    return { reply: movedWords(now, code), appointmentId: visit.id };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "conflict") throw error;
    const closed = await closedFor(asked, visit);
    if (closed) return refused(error);
    return offering(asked, moved, wishOf(asked, { date }), `${error.message}\n`);
  }
}

/** What is said of a visit that was moved. */
export function movedWords(now: Parameters<typeof ownWords>[0], code: string): string {
  return sentences(
    `Moved: now ${ownWords(now)} with ${now.stylistName}.`,
    standingWords(now.status),
    codeWords(code),
  );
}

function wishOf(asked: Asked, when: When): OtherTime {
  const { from, to, days } = wishedDays(when, today(asked));
  return {
    from,
    to,
    days,
    ...(when.time ? { near: when.time } : { after: when.after, before: when.before }),
  };
}

const clock = ({ ctx, timeZone }: Asked) => ({ timeZone, now: ctx.now() });
const today = ({ ctx, timeZone }: Asked) => wallOf(timeZone, ctx.now().getTime()).date;
