import type { Client } from "#tools/clients/schema.ts";
import type { Appointment } from "#tools/appointments/schema.ts";
import { spokenDate } from "#tools/values/spoken-rules.ts";
import { addDays, instantOf } from "#tools/values/zone-rules.ts";
import { hearBrand } from "#agent/models/builtin/hear/brands.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import { dayIn, foundOf, timeIn, todayOf } from "#agent/models/builtin/verbs/finders.ts";
import { card, client } from "#agent/models/builtin/verbs/finders-people.ts";
import type { About, Ask, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { listed } from "#agent/models/builtin/wording.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { daysIn, NO_BOOK, whenIn } from "#agent/models/builtin/frames/book/when.ts";

/** The day that is named; "monday" and "nov 15" are the last ones, since what was put on lies behind. */
function dayPut(said: string, here: Here): string | undefined {
  const today = todayOf(here);
  if (/\byesterday\b/i.test(said)) return addDays(today, -1);
  const day = dayIn(said, here);
  if (day === undefined || day <= today) return day;
  const weekBefore = addDays(day, -7);
  return weekBefore <= today ? weekBefore : `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
}

const FAILED =
  /\b(?:positive|reacted|(?<!no )reaction|failed|red|itchy|burn(?:ed|t|ing)|swollen)\b/;
const PASSED = /\b(?:negative|(?:all )?clear|no reaction|passed|nothing (?:came|showed))\b/;
/** Days after which skin is read: 48 hours, as the makers ask. */
const READ_DAYS = 2;

/** Asked of a test that nobody wrote down when it was put on: what it shows counts after 48 hours. */
const WHEN_PUT: Ask = {
  ask: "No open test of it is on record. When was it put on?",
  slot: "date",
  takes: /day|ago|\d|week|mon|tue|wed|thu|fri|sat|sun/,
};

/** What only says how a test came out stands in its result, and in no note. */
const RESULT =
  /^(?:(?:it |came (?:out|back) |is |was )*(?:reacted(?: to the)?|negative|positive|(?:all )?clear|passed|failed)\b[,.;]? ?)+/i;
const noteOf = (said: string | undefined): string | undefined =>
  said?.replace(RESULT, "").trim() || undefined;

type Kind = "patch" | "strand";
type Shown = "passed" | "failed" | "pending";

/** A test that was put on, or read. Clear skin says nothing before 48 hours: then the test stays pending. */
const tested =
  (kind: Kind, read?: Shown) =>
  ({ date, time, brand = "", note }: Slots, about: About) => {
    const { found, here, text } = about;
    const pending = (foundOf(about, "card") as Client | undefined)?.tests.find(
      (each) => each.kind === kind && each.result === "pending",
    );
    const day = date && here ? dayPut(date, here) : undefined;
    const today = here && todayOf(here);
    const isOver =
      kind === "strand" ||
      (day ? today !== undefined && day <= addDays(today, -READ_DAYS) : read !== undefined);
    const told = FAILED.test(text) ? "failed" : PASSED.test(text) ? "passed" : "pending";
    // "no reaction so far" is no reaction, whichever way it was taken
    const shown = read === "failed" && told === "passed" ? told : (read ?? told);
    const isNew = kind === "patch" && shown === "passed" && !pending && !day;
    if (isNew) return WHEN_PUT;
    const instant =
      here && day && today && day < today
        ? instantOf(here.timeZone, day, timeIn(time, here) ?? "12:00")
        : null;
    return {
      clientId: found["client"]?.id,
      testId: pending?.id,
      kind,
      result: shown === "passed" && !isOver ? "pending" : shown,
      brandId: hearBrand(plain(brand)).brand,
      note: noteOf(note),
      ...(instant !== null && { doneAt: new Date(instant).toISOString() }),
    };
  };

const TOLD: Record<Shown, string> = {
  pending: "It is on. Read it after 48 hours and tell me what it shows.",
  passed: "Written down: passed.",
  failed: "Written down: failed. No color that touches the skin.",
};

const frame = (id: string, does: string, says: string, kind: Kind, read?: Shown): Frame => ({
  id: `record_client_test${id}`,
  slots: { client: "client", brand: "brand", date: "date", time: "time", note: "text" },
  says: [says],
  does: `write down ${does}`,
  // "did a test on her" tells, it does not ask
  despite: ["asked"],
  rest: "note",
  finds: read ? [client, card] : [client],
  input: tested(kind, read),
  report: (value) => TOLD[(value as { result: Shown }).result],
});

/** How far ahead visits are looked through for a test that is missing, where no day was said. */
const AHEAD_DAYS = 7;

/** Who comes without a patch test that counts, the first first. */
function untested(value: unknown): string {
  const { appointments } = value as { appointments: Appointment[] };
  const open = appointments
    .filter(({ needsPatchTest, status }) => needsPatchTest && status !== "cancelled")
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const told = open
    .slice(0, MOST_TOLD)
    .map((of) => `${of.clientName} (${of.serviceType}, ${spokenDate(of.appointmentDate)})`);
  const more = open.length > told.length ? [`${open.length - told.length} more`] : [];
  return open.length === 0
    ? "Everybody who comes then has what their visit needs: no patch test is missing."
    : `${open.length === 1 ? "One patch test is" : `${open.length} patch tests are`} missing: ${listed([...told, ...more])}.`;
}

const MOST_TOLD = 6;

/** Patch and strand tests: put on, and read. */
export const CLIENT_TESTS: readonly Frame[] = [
  {
    id: "list_appointments.untested",
    slots: { date: "date" },
    says: ["who comes without a patch test[ on {date}]"],
    input: ({ date }, { here }) => {
      if (!here) return NO_BOOK;
      const when = whenIn({ date }, here);
      return daysIn(when, here, when ? 0 : AHEAD_DAYS);
    },
    report: untested,
  },
  frame(
    "",
    "a patch test",
    "put a patch test on {client}[ with {brand}][ on {date}][ at {time}]",
    "patch",
  ),
  frame(
    ".passed",
    "that a patch test passed",
    "{client}'s patch test passed[: {note}]",
    "patch",
    "passed",
  ),
  frame(
    ".failed",
    "that a patch test failed",
    "{client}'s patch test failed[: {note}]",
    "patch",
    "failed",
  ),
  frame(".strand", "a strand test", "put a strand test on {client}[ on {date}]", "strand"),
  frame(
    ".strand_passed",
    "that a strand test passed",
    "{client}'s strand test passed[: {note}]",
    "strand",
    "passed",
  ),
  frame(
    ".strand_failed",
    "that a strand test failed",
    "{client}'s strand test failed[: {note}]",
    "strand",
    "failed",
  ),
];
