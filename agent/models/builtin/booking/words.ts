import { askedName } from "#tools/booking/book/payment-rules.ts";
import type { Booked } from "#tools/appointments/schema.ts";
import type { OfferedService } from "#tools/booking/own/booking-tools.ts";
import type { PublicSalon } from "#tools/booking/own/public-salon.ts";
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

/** A visit that was just written into the book, and what its client has to know of it. */
export function bookedWords(
  { appointment, payment }: Booked,
  { salon, service }: { salon: PublicSalon | undefined; service: OfferedService | undefined },
): string {
  const { serviceType, appointmentDate, appointmentTime, stylistName, status, notes } = appointment;
  const noted = notes ? " What you told me is in the notes." : "";
  const patch =
    service?.needsPatchTest && salon?.patchTestForColour
      ? " Color needs a valid patch test 48 hours before the visit: without one, book a patch test here, which takes ten minutes."
      : "";
  if (payment) return `${heldWords(appointment, payment, "with the button below")}${noted}${patch}`;
  const when = spoken({ date: appointmentDate, time: appointmentTime });
  const stands = status === "confirmed" ? "It stands." : "The salon still has to say yes to it.";
  const until = salon && salon.cutoffHours > 0 ? ` until ${salon.cutoffHours} hours before` : "";
  const what = service ? withFacts(service) : serviceType || "Appointment";
  return `${BOOKED} ${what} on ${when} with ${stylistName}. ${stands} The link below opens it: there you can move or cancel it${until}.${noted}${patch}`;
}

/** A service with what it takes: "Gloss (45 minutes, $60)". */
export function withFacts({ name, minutes, price }: OfferedService): string {
  return `${name} (${[spokenMinutes(minutes), price].filter(Boolean).join(", ")})`;
}

/** A place on the waiting list that was just taken. */
export function listedWords({ from, to }: { from: string; to: string }, service: string): string {
  const days = from === to ? spokenDate(from) : `${spokenDate(from)} to ${spokenDate(to)}`;
  return `You are on the waiting list${service && ` for ${service}`}: ${days}. The salon writes to you when a time becomes free; nothing is booked yet.`;
}

/** From which day on a service can be had whose patch test is still to be had. */
export const testFirstWords = (service: string, date: string) =>
  `${service} needs a patch test first, which is read after two days: it can be from ${spokenDate(date)} on.`;

/** Free starts, offered. */
export function offerWords(starts: readonly WallStart[], service: string): string {
  const [only, ...others] = starts;
  if (!only) return "";
  return others.length === 0
    ? `${spoken(only)} is free for ${service}.`
    : `For ${service} these times are free: ${spokenOffers(starts)}.`;
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
