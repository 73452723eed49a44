import type { Appointment } from "#tools/appointments/schema.ts";
import type { FoundClients } from "#tools/clients/assistant-schema.ts";
import type { PatchStanding } from "#tools/clients/schema.ts";
import type { NotedSafety } from "#tools/consultations/safety-schema.ts";
import type { OpenedConsultation } from "#tools/consultations/assistant-schema.ts";
import type { Decision } from "./decision.ts";
import type { Here, Result, View } from "./view.ts";
import { dayOf, listed, saidDay } from "./wording.ts";

/** What a record says of safety. */
type Record = Partial<OpenedConsultation["record"] & object>;

/** How a client stands with the patch test, by name and in words; empty where it counts. `at`: the instant that it has to count at. */
export function testWords(name: string, test: PatchStanding, here?: Here, at?: string): string {
  const { state, doneAt, expiresAt } = test;
  const on = doneAt ? ` of ${dayOf(doneAt, here)}` : "";
  const whose = `${name}'s patch test${on}`;
  switch (state) {
    case "passed":
      return at && expiresAt && at > expiresAt
        ? `${whose} counts until ${dayOf(expiresAt, here)}: a new one comes before that visit.`
        : "";
    case "pending":
      return `${whose} is on and not read yet.`;
    case "failed":
      return `${whose} failed: no color that touches the skin.`;
    case "expired":
      return `${whose} is out of date: a new one comes first.`;
    default:
      return `${name} has no patch test on record: one comes first.`;
  }
}

/** What a record says that concerns whatever is put on a head: allergies, what everybody must know, what was noted. */
export function recordWords(name: string, { allergies, mustKnow, notes }: Record): string[] {
  const noted = [mustKnow, ...(notes?.split(/\n+/) ?? [])].flatMap((each) => each?.trim() || []);
  return [
    ...(allergies ? [`${name} is allergic to: ${allergies}.`] : []),
    ...(noted.length > 0
      ? [`On ${name}'s record: ${noted.map((each) => each.replace(/\.$/, "")).join(". ")}.`]
      : []),
  ];
}

/**
 * A reply with what must be known of the clients whom it tells of: with a formula what their record says and how they stand
 * with the patch test, with a visit whether the test counts on its day. By what came back in this turn, and once in a thread
 * until it changes, of the head before the bowl; a question waits for its answer.
 */
export function withMustKnow(
  decision: Decision,
  results: readonly Result[],
  { events, here }: View,
): Decision {
  const warned = results.flatMap(ofFormula(here));
  const told = [
    ...decision.calls.flatMap((card) => ofCard(card, results, here)),
    ...results.flatMap(ofVisits(decision.text)),
    ...ofFacts(results, events),
  ];
  const said = events.flatMap((event) => (event.kind === "said" ? event.text : [])).join("\n");
  const fresh = (words: readonly string[]) =>
    [...new Set(words)].filter((each) => each !== "" && !said.includes(each)).join(" ");
  const [first, last] = [fresh(warned), fresh(told.filter((each) => !warned.includes(each)))];
  const waits = decision.text.trimEnd().endsWith("?");
  return (first === "" && last === "") || waits
    ? decision
    : { ...decision, text: `${[first, decision.text.trim(), last].filter(Boolean).join(" ")} ` };
}

/** Of a formula that was opened on the way to whatever is told of it. */
const ofFormula =
  (here: Here | undefined) =>
  ({ tool, status, value }: Result): string[] => {
    if (tool !== "get_consultation" || status !== "ok") return [];
    const { record, consultation } = value as OpenedConsultation;
    if (!record) return [];
    const { clientName: name } = consultation;
    return [
      ...recordWords(name, { allergies: record.allergies }),
      testWords(name, record.patchTest, here),
      ...recordWords(name, { mustKnow: record.mustKnow, notes: record.notes }),
    ];
  };

/** What was told of safety in the thread, beside what lines do by themselves: that is no leave to use them on this head. */
function ofFacts(results: readonly Result[], events: View["events"]): string[] {
  if (okOf(results, "colour_facts").length === 0) return [];
  return events
    .flatMap((event) =>
      event.kind === "results" ? okOf<NotedSafety>(event.results, "note_safety") : [],
    )
    .flatMap(({ facts, client }) =>
      facts.map(
        ({ words }) =>
          `That is what the lines do by themselves: of ${client?.name ?? "this head"} was said “${words}”, and the checks judge by it when I write the formula.`,
      ),
    );
}

type Visit = Partial<Pick<Appointment, "appointmentDate" | "serviceId" | "clientId" | "id">>;
const CARDS: ReadonlySet<string> = new Set(["book_client", "book_series", "move_appointment"]);

/** Of whoever a card of a visit is for: by the client and the service that were looked up for it, or by the visit that it moves. */
function ofCard(
  { toolName, input }: Decision["calls"][number],
  results: readonly Result[],
  here: Here | undefined,
): string[] {
  if (!CARDS.has(toolName)) return [];
  const visit = ((input as { first?: Visit }).first ?? input) as Visit;
  const person = peopleIn(results).find(({ id }) => id === visit.clientId);
  const moves = visitsIn(results).find(({ id }) => id === visit.id);
  if (moves?.needsPatchTest) return [lacking([moves])];
  if (!person) return [];
  const service = servicesIn(results).find(({ id }) => id === visit.serviceId);
  const test = service?.needsPatchTest
    ? testWords(person.name, person.patchTest, here, visit.appointmentDate)
    : "";
  return [...recordWords(person.name, { mustKnow: person.mustKnow }), test];
}

/** An answer that is of nothing else. */
const TOLD_BY_ITSELF = /\bpatch tests? (?:is|are) missing\b/;

/** Of visits that a reply names of which the test does not count. */
const ofVisits =
  (text: string) =>
  (result: Result): string[] => {
    const open = visitsIn([result]).filter(
      ({ needsPatchTest, status, clientName }) =>
        needsPatchTest &&
        status !== "cancelled" &&
        text.includes(clientName) &&
        !TOLD_BY_ITSELF.test(text),
    );
    return open.length > 0 ? [lacking(open)] : [];
  };

/** By the day, since a test may count for one visit and not for the next. */
const lacking = (visits: readonly Appointment[]) => {
  const whose = visits.map(
    ({ clientName, appointmentDate }) => `${clientName} on ${saidDay(appointmentDate)}`,
  );
  return `No patch test that counts yet: ${listed([...new Set(whose)])}.`;
};

const okOf = <Value>(results: readonly Result[], name: string) =>
  results.flatMap(({ tool, status, value }) =>
    tool === name && status === "ok" ? [value as Value] : [],
  );
const peopleIn = (results: readonly Result[]) =>
  okOf<FoundClients>(results, "find_clients").flatMap(({ items }) => items);
const visitsIn = (results: readonly Result[]) =>
  okOf<{ appointments: Appointment[] }>(results, "list_appointments").flatMap(
    ({ appointments }) => appointments,
  );
const servicesIn = (results: readonly Result[]) =>
  okOf<{ services: { id: string; needsPatchTest: boolean }[] }>(results, "list_services").flatMap(
    ({ services }) => services,
  );
