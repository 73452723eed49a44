import { askedName } from "#tools/booking/payment-rules.ts";
import type { Booked } from "#tools/appointments/schema.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import { wallOf } from "#tools/values/zone-rules.ts";

/** A start on the salon's wall clock. */
export type WallStart = { date: string; time: string };

/** What the assistant can be waiting for. */
export type Asked = "service" | "day" | "pick" | "name" | "email" | "go";

/** One question each, and how it is known again in what was said before, also in another model's words. */
export const QUESTIONS: Record<Asked, string> = {
  service: "What would you like to have done?",
  day: "Which day, and roughly what time, would suit you?",
  pick: "Which one would you like?",
  name: "What name should I put it under?",
  email: "Which e-mail address should the salon write to?",
  go: "Would you like me to look for a time?",
};
export const SUITS = "Would that suit you?";
export const MISSED = "I did not quite catch that.";
export const BOOKED = "Your visit is in the book:";
export const HELD = "This time is held for you, it is not booked yet:";
export const LOOKING_UP =
  "I can't look up or change a visit from here. The link in your confirmation opens it: there you can move or cancel it.";

const KNOWN_AGAIN: [Asked, RegExp][] = [
  ["email", /e-?mail/i],
  ["name", /\bname\b/i],
  ["go", /look for a time|would you like to book/i],
  ["pick", /which (?:one|of|time)|suit you\?|does that work|any of these|would that|shall i/i],
  ["day", /which day|what day|when would|day and time|what time|another day/i],
  ["service", /have done|which service|what service|which do you mean|like to book\?/i],
];

/** What a reply asked for at its end. */
export function askedIn(reply: string): Asked | undefined {
  const last = reply.match(/[^.!?\n]+\?/g)?.at(-1);
  return last === undefined ? undefined : KNOWN_AGAIN.find(([, known]) => known.test(last))?.[0];
}

/** What puts somebody on the waiting list is asked for in these words. */
export const WAITING: Record<"name" | "email", string> = {
  name: "What name should I put on the waiting list?",
  email: "Which e-mail address should I put on the waiting list?",
};

/** Times for people, by day: "Friday, November 27 at 9:00 AM or 2:30 PM; Saturday, November 28 at 10:00 AM". */
export function spokenOffers(starts: readonly WallStart[]): string {
  const days = Map.groupBy(starts, ({ date }) => date);
  return [...days]
    .map(([date, of]) => `${spokenDate(date)} at ${either(of.map(({ time }) => spokenTime(time)))}`)
    .join("; ");
}

type Paid = NonNullable<Booked["payment"]>;

/** A time that waits for its payment: what it is, what keeps it and until when. Nothing of it says that it is booked. */
export function heldWords(
  { serviceType, appointmentDate, appointmentTime, stylistName, timeZone }: Booked["appointment"],
  payment: Omit<Paid, "url">,
  where: string,
): string {
  const when = spoken({ date: appointmentDate, time: appointmentTime });
  const until = spokenTime(wallOf(timeZone, Date.parse(payment.payBy)).time);
  const act = payment.purpose === "card" ? "leave a card" : `pay the ${askedName(payment)}`;
  return `${HELD} ${serviceType || "Appointment"} on ${when} with ${stylistName}. To keep it, ${act} ${where} by ${until}; otherwise it is given free again.`;
}

/** One start as it is said. */
export const spoken = ({ date, time }: WallStart) => `${spokenDate(date)} at ${spokenTime(time)}`;

/** "a, b or c". */
export function either(words: readonly string[]): string {
  return words.length < 2
    ? (words[0] ?? "")
    : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

/** Minutes as people say them: "1 hour 30 minutes". */
export function spokenMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    hours > 0 ? `${hours} ${hours === 1 ? "hour" : "hours"}` : "",
    rest > 0 ? `${rest} minutes` : "",
  ];
  return parts.filter(Boolean).join(" ");
}
