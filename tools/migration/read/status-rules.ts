import type { AppointmentStatus, CancelledBy } from "#tools/appointments/schema.ts";

/** How a visit stands, in the product's words. */
export type Standing = { status: AppointmentStatus; cancelledBy: CancelledBy | null };

/** What systems call it, folded; the first that fits counts. */
const WORDS: readonly [RegExp, Standing["status"] | "no_show"][] = [
  [
    /\bno ?show|did not (show|come)|didn ?t show|missed|nicht erschienen|no asisti|non presente|absent/,
    "no_show",
  ],
  [/cancel|declin|reject|delet|void|storniert|abgesagt|annul|anulad|refus/, "cancelled"],
  [
    /not confirmed|unconfirmed|pending|request|tentative|awaiting|waiting|offen|unbestatigt|pendiente|en attente/,
    "pending",
  ],
  [
    /complet|^done$|checked ?out|check ?out|closed|finish|^paid|fulfilled|attended|^show|^served|abgeschlossen|erledigt|bezahlt|beendet|terminad|realizad|termine|effectue|paye/,
    "completed",
  ],
  [
    /confirm|book|accept|schedul|approv|reserv|arriv|check|start|in (service|progress)|active|new|upcoming|ready|bestatigt|gebucht|geplant|prevu/,
    "confirmed",
  ],
];

/** How a visit stands by the words of another system; null for words that nobody knows. */
export function standingOf(words: string): Standing | null {
  const folded = words
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, " ")
    .trim();
  const found = WORDS.find(([pattern]) => pattern.test(folded))?.[1];
  if (found === undefined) return null;
  if (found === "no_show") return { status: "cancelled", cancelledBy: "no_show" };
  if (found !== "cancelled") return { status: found, cancelledBy: null };
  const byClient = /\b(client|customer|buyer|guest|kund|cliente)/.test(folded);
  return { status: "cancelled", cancelledBy: byClient ? "client" : "salon" };
}

/**
 * The standing of a visit that is over or is to come: one that was is no longer booked, and one that is to come cannot have
 * been. @returns a sentence where the words and the time do not go together
 */
export function standingAt(said: Standing | null, isOver: boolean): Standing | string {
  const standing = said ?? standingWithout(isOver);
  if (isOver)
    return standing.status === "cancelled" ? standing : { status: "completed", cancelledBy: null };
  if (standing.cancelledBy === "no_show") return "nobody can have missed what has not begun";
  if (standing.status === "completed") return "it says that it is over and lies in the future";
  return standing;
}

/** The standing of a visit of which nothing is said but its time. */
export const standingWithout = (isOver: boolean): Standing => ({
  status: isOver ? "completed" : "confirmed",
  cancelledBy: null,
});
