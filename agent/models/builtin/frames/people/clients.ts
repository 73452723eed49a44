import type { FoundClients } from "#tools/clients/assistant-schema.ts";
import type { OpenedClient } from "#tools/history/schema.ts";
import type { Client } from "#tools/clients/schema.ts";
import { dayOf, listed, saidDay } from "#agent/models/builtin/wording.ts";
import { recordWords, testWords } from "#agent/models/builtin/must-know.ts";
import { dayIn } from "#agent/models/builtin/verbs/finders.ts";
import { client, soughtName } from "#agent/models/builtin/verbs/finders-people.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { having } from "./having.ts";
import type { About } from "#agent/models/builtin/verbs/verb.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { LAPSED } from "./lapsed.ts";

/** A look at a record, with what is said of it. */
const look = (
  id: string,
  says: string,
  told: (of: Client, here: About["here"]) => string,
  slots: Frame["slots"] = { client: "client" },
): Frame => ({
  id,
  tool: "get_client",
  slots,
  says: [says],
  finds: [client],
  input: (_slots, { found }) => ({ id: found["client"]?.id }),
  report: (value, _slots, { here }) => told((value as OpenedClient).client, here),
});

/** Who somebody is: when they were here, how they are reached, and what was noted. */
function whole(of: Client, here: About["here"]): string {
  const { name, visits, lastVisitAt, phone } = of;
  const been = lastVisitAt
    ? `${visits === 1 ? "1 visit" : `${visits} visits`}, last on ${dayOf(lastVisitAt, here)}`
    : "not here yet";
  return [`${name}: ${been}${phone ? `, ${phone}` : ""}.`, ...recordWords(name, of)].join(" ");
}

const A_DAY = 86_400_000;

/** How long ago something was, where that is some days. */
function agoWords(at: string, here: About["here"]): string {
  const days = here ? Math.round((here.now.getTime() - Date.parse(at)) / A_DAY) : 0;
  if (days < 2) return "";
  return days < 21 ? `, ${days} days ago` : `, ${Math.round(days / 7)} weeks ago`;
}

/** What is to be known of somebody: safety first, then what was noted, line by line. */
function known(of: Client, here: About["here"]): string {
  const told = recordWords(of.name, of);
  const noted = told.length > 0 ? told : [`Nothing is noted of ${of.name} yet.`];
  return [...noted, testWords(of.name, of.patchTest, here)].filter(Boolean).join(" ");
}

/** Until when a test counts, where one does. */
function tested({ name, patchTest }: Client, here: About["here"]): string {
  const { state, expiresAt } = patchTest;
  const until = expiresAt ? `: it counts until ${dayOf(expiresAt, here)}` : "";
  return state === "passed"
    ? `${name} has a valid patch test${until}.`
    : testWords(name, patchTest, here);
}

const READ_HOURS = 48;

/** The day from which on a test that was put on can be read. */
const readFrom = (doneAt: string, here: About["here"]): string =>
  dayOf(new Date(Date.parse(doneAt) + READ_HOURS * 3_600_000).toISOString(), here);

/** Whether somebody may be coloured, on a day where one was said: by the alert test, with what stands on the record. */
function ready(of: Client, said: string | undefined, here: About["here"]): string {
  const { name, patchTest, allergies, mustKnow } = of;
  const { state, doneAt, expiresAt } = patchTest;
  const day = dayIn(said, here);
  const on = day ? ` on ${saidDay(day, here)}` : "";
  const noted = recordWords(name, { allergies, mustKnow }).join(" ");
  const counts = state === "passed" && !(day && expiresAt && day > expiresAt.slice(0, 10));
  const words = testWords(name, patchTest, here, day);
  const from =
    state === "pending" && doneAt ? ` It can be read from ${readFrom(doneAt, here)} on.` : "";
  const until = expiresAt ? `, until ${dayOf(expiresAt, here)}` : "";
  const told = counts
    ? `Yes, ${name}'s alert test counts${on}${until}.`
    : `${state === "failed" ? "No" : "Not yet"}: ${words}${from}`;
  return [told, noted].filter(Boolean).join(" ");
}

const TIMES = (count: number) => (count === 2 ? "twice" : `${count} times`);

/** Who did not come, over all the time, the oftenest first. */
function missers(items: FoundClients["items"]): string {
  const all = items.toSorted((a, b) => b.noShows - a.noShows);
  const often = all.filter(({ noShows }) => noShows > 1);
  const once = all.filter(({ noShows }) => noShows === 1).map(({ name }) => name);
  if (all.length === 0) return "Nobody on record has ever missed a visit.";
  const names = often.slice(0, MOST_TOLD).map(({ name, noShows }) => `${name} ${TIMES(noShows)}`);
  const told =
    often.length > 0
      ? `Did not turn up, of all the time on record: ${listed(names)}.`
      : "Nobody missed more than one visit.";
  return once.length > 0
    ? `${told} Once: ${once.slice(0, MOST_TOLD).join(", ")}${once.length > MOST_TOLD ? ` and ${once.length - MOST_TOLD} more` : ""}.`
    : told;
}
const MOST_TOLD = 8;

/** What speaks for and against somebody, where it is asked whether to go on with them. */
function kept({ name, visits, noShows, lastVisitAt, nextVisitAt }: Client, here: About["here"]) {
  const been = lastVisitAt
    ? `${visits === 1 ? "1 visit" : `${visits} visits`}, last on ${dayOf(lastVisitAt, here)}, ${noShows === 0 ? "none missed" : `${noShows} missed`}`
    : "not here yet";
  const next = nextVisitAt
    ? ` The next one is on ${dayOf(nextVisitAt, here)}: tell them before it, and kindly.`
    : "";
  return `That is yours to decide. ${name}: ${been}.${next} Nothing is changed.`;
}

const beginning = (letters: string, items: FoundClients["items"]): string[] =>
  items
    .map(({ name }) => name)
    .filter((name) => name.split(" ").some((word) => plain(word).startsWith(plain(letters))));

/** Clients: sought, opened, and what their records say. */
export const CLIENTS: readonly Frame[] = [
  {
    id: "find_clients",
    slots: { search: "text" },
    says: ["list clients[ called {search}]"],
    input: ({ search }) => (search ? { search: soughtName(search) } : {}),
    tells: /^(?:many|total|altogether|who)$/,
    report: (value, { search }, { text }) => {
      const { items, total } = value as FoundClients;
      if (items.length === 0) return "I find no client of that name.";
      // a letter or two is how a name begins
      const begun = search && search.length < 3 ? beginning(search, items) : [];
      if (begun.length > 0) return `${begun.join(", ")}.`;
      const counts = search ? `${total} of that name` : `${total} clients`;
      if (/\bhow many\b|\bnumber of\b/.test(text)) return `${counts}.`;
      const names = items.map(({ name }) => name).join(", ");
      return total > items.length ? `${counts}, the newest: ${names}.` : `${names}.`;
    },
  },
  LAPSED,
  having(
    "allergies",
    "which clients have an allergy on record",
    "allergies",
    "No client has an allergy on record.",
    ({ name, mustKnow }) => `${name}, allergies on record${mustKnow ? ` (${mustKnow})` : ""}`,
  ),
  having(
    "must_know",
    "which clients have a must-know on record",
    "must_know",
    "Nothing that everybody must know is on record.",
    ({ name, mustKnow }) => `${name}: ${mustKnow ?? ""}`,
  ),
  having(
    "tests",
    "whose patch test counts, and until when",
    "valid_test",
    "Nobody has a patch test that counts now.",
    ({ name, patchTest }, here) =>
      `${name} until ${patchTest.expiresAt ? dayOf(patchTest.expiresAt, here) : "it is read"}`,
  ),
  having(
    "awaiting",
    "whose patch test waits to be read",
    "open_test",
    "Nobody waits: no patch test is open.",
    ({ name, patchTest: { doneAt } }, here) =>
      doneAt
        ? `${name}, put on ${dayOf(doneAt, here)}, to be read from ${readFrom(doneAt, here)} on`
        : name,
  ),
  having(
    "no_phone",
    "which clients have no phone number",
    "no_phone",
    "Everybody on record has a phone number.",
    ({ name }) => name,
  ),
  having(
    "no_email",
    "which clients have no e-mail address",
    "no_email",
    "Everybody on record has an e-mail address.",
    ({ name }) => name,
  ),
  {
    id: "find_clients.no_shows",
    says: ["who keeps not turning up"],
    input: () => ({ having: "no_shows" }),
    tells: /^(?:many|who|times|often|most)$/,
    report: (value) => missers((value as FoundClients).items),
  },
  look("get_client.keep", "should I keep {client} as a client", kept),
  look("get_client", "pull up {client}'s record", whole),
  look("get_client.know", "what should i know about {client}", known),
  look(
    "get_client.phone",
    "what is {client}'s phone number",
    ({ name, phone }) => `${name}: ${phone ?? "no number"}.`,
  ),
  look(
    "get_client.email",
    "what is {client}'s email",
    ({ name, email }) => `${name}: ${email ?? "no e-mail address"}.`,
  ),
  look(
    "get_client.birthday",
    "what is {client}'s birthday",
    ({ name, birthDate }, here) =>
      `${name}: ${birthDate ? saidDay(birthDate, here) : "no birthday"}.`,
  ),
  look(
    "get_client.allergies",
    "what is {client} allergic to",
    ({ name, allergies }) => `Allergies of ${name}: ${allergies ?? "none on the record"}.`,
    { client: "client", allergy: "text" },
  ),
  {
    ...look("get_client.ready", "may we color {client}[ on {date}]", () => "", {
      client: "client",
      date: "date",
    }),
    tells: /^(?:why|good|ok|okay|fine|safe|clear|ready|allowed|colour|color|coloured|sure)$/,
    report: (value, { date }, { here }) => ready((value as OpenedClient).client, date, here),
  },
  look("get_client.patch", "does {client} need a patch test", tested),
  look(
    "get_client.photos",
    "may we show {client}'s pictures",
    ({ name, portfolioConsentAt }, here) =>
      portfolioConsentAt
        ? `Yes, ${name} agreed on ${dayOf(portfolioConsentAt, here)} that pictures may be shown.`
        : `No: ${name} has not agreed to pictures being shown, so none may be posted.`,
  ),
  look("get_client.last", "when was {client} last in", ({ name, lastVisitAt }, here) =>
    lastVisitAt
      ? `${name} was here on ${dayOf(lastVisitAt, here)}${agoWords(lastVisitAt, here)}.`
      : `${name} has not been here yet.`,
  ),
  look(
    "get_client.often",
    "how many times has {client} been in",
    ({ name, visits, lastVisitAt }, here) =>
      `${name} has been here ${visits === 1 ? "once" : `${visits} times`}${lastVisitAt ? `, last on ${dayOf(lastVisitAt, here)}` : ""}.`,
  ),
];
