import type { SalonCtx } from "#tools/core/context.ts";
import type { Calendar } from "#tools/messages/inbox/answering.ts";
import type { Turn } from "#tools/messages/outbox/turns.ts";

/** A text that is to be answered, with what is known of who answers. */
export type Asked = {
  ctx: SalonCtx;
  turn: Turn;
  timeZone: string;
  /** Whose calendar answers. */
  own: Calendar;
  all: Calendar[];
};

/** What is answered to a text. */
export type Answer = {
  /** Null where nothing is to be said. */
  reply: string | null;
  /** Somebody of the salon must see to it. */
  needsYou?: boolean;
  /** Booked, or moved, by this text. */
  appointmentId?: string;
};

/** The last thing that was said to the client by whoever answers; undefined for nothing yet. */
export const lastReply = ({ history }: Pick<Turn, "history">) =>
  history.findLast(({ author }) => author === "assistant" || author === "staff")?.body;

/** Whether a question stands that a letter or a word alone may answer: the last thing that was said, and by who answers. */
export function isAsked({ history }: Pick<Turn, "history">): boolean {
  const last = history.findLast(({ direction }) => direction === "out");
  return last !== undefined && last.author !== "notice" && last.body.trimEnd().endsWith("?");
}
