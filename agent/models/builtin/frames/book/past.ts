import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { displayName } from "#tools/values/name-rules.ts";
import type { Appointment } from "#tools/appointments/schema.ts";
import type { FoundAppointments } from "#tools/booking/appointments-find.ts";
import type { OpenedClient } from "#tools/history/schema.ts";
import type { ClientEvent } from "#tools/history/schema.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import type { Outcome, OutcomeReport } from "#tools/outcomes/schema.ts";
import { addDays } from "#tools/values/zone-rules.ts";
import { reportOpened } from "#agent/models/builtin/report.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import { dayOf } from "#agent/models/builtin/wording.ts";
import { todayOf } from "#agent/models/builtin/verbs/finders.ts";
import { theirsOrNone } from "#agent/models/builtin/verbs/finders-chair.ts";
import { client } from "#agent/models/builtin/verbs/finders-people.ts";
import type { About, Say } from "#agent/models/builtin/verbs/verb.ts";
import { oneSpelling } from "#tools/values/spelling-rules.ts";

const YEAR = 365;

/** Services that colour hair, by what they are called. */
const COLOURING =
  /colou?r|balayage|light|foil|root|touch|gloss|ton(?:er|ing)|bleach|tint|ombre|glaze|correction|gr[ae]y|blond/i;

type Past = { at: string; what: string };

/** When somebody was last coloured, by what their record tells last. */
function lastColour({ client: of, last }: OpenedClient, here: Here | undefined): string {
  const now = here?.now.toISOString() ?? "";
  const [newest] = last.flatMap((event) => colouredIn(event, now));
  if (newest) return `${of.name}, ${dayOf(newest.at, here)}: ${newest.what}.`;
  const visit = of.lastVisitAt
    ? `The last visit was on ${dayOf(of.lastVisitAt, here)}.`
    : "There was no visit yet.";
  return `I see no color among what ${of.name}'s record tells last. ${visit}`;
}

function colouredIn(event: ClientEvent, now: string): Past[] {
  const { kind, at } = event;
  if (at > now) return [];
  if (kind === "consultation" && !event.error)
    return [{ at, what: `the last formula was made, level ${levels(event)}` }];
  if (kind === "formula") return [{ at, what: `${event.formula.name} was the last formula` }];
  if (kind !== "visit" || event.status === "cancelled" || !COLOURING.test(event.serviceType))
    return [];
  return [{ at, what: `${event.serviceType} with ${event.stylistName}` }];
}

const levels = ({ currentLevel, desiredLevel }: { currentLevel: number; desiredLevel: number }) =>
  currentLevel === desiredLevel ? String(currentLevel) : `${currentLevel} to ${desiredLevel}`;

const BEFORE_THAT = /\b(?:before (?:that|then)|(?:time|visit|one) before|second last|previous)\b/;

/** What somebody came for last, or when last for one service. */
function lastVisit(
  { appointments, more }: FoundAppointments,
  said: string | undefined,
  { found, here, text }: About,
): string {
  const name = found["client"]?.name ?? "";
  const now = here?.now.toISOString() ?? "";
  const been = appointments
    .filter(({ status, startsAt }) => status !== "cancelled" && startsAt <= now)
    .toReversed();
  const [latest] = been;
  if (!latest) return `I see no visit of ${name} in the last twelve months.`;
  const told = (visit: Appointment) =>
    `${visit.serviceType} on ${dayOf(visit.startsAt, here)} with ${visit.stylistName}`;
  const [, earlier] = been;
  if (BEFORE_THAT.test(text))
    return earlier
      ? `Before that ${name} came for ${told(earlier)}.`
      : `I see no visit of ${name} before ${told(latest)} in the last twelve months.`;
  // who is in the chair now came before that
  const isOn =
    latest.status !== "completed" && !!here && dayOf(latest.startsAt, here) === dayOf(now, here);
  if (!said && isOn && earlier)
    return `${name} came last for ${told(earlier)}; today it is ${latest.serviceType}.`;
  if (!said) return `${name} came last for ${told(latest)}.`;
  const stem = oneSpelling(said)
    .replace(/^(?:the|a|an|her|his|their) /, "")
    .replace(/(?:s|ed|d)$/, "");
  const one = been.find(({ serviceType }) => oneSpelling(serviceType).includes(stem));
  if (one) return `${name}'s last: ${told(one)}.`;
  const among = more ? "the visits I looked through" : "the last twelve months";
  return `I see no ${said} of ${name} in ${among}. The last visit: ${told(latest)}.`;
}

/** How the newest work came out, as it was told afterwards. */
function cameOut({ outcomes }: OutcomeReport, { found, here }: About): string {
  const name = found["client"]?.name.split(",")[0] ?? "";
  const [newest] = outcomes.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  if (!newest)
    return `Nobody has told yet how ${name}'s last color came out. Tell me when you know: “${name} is happy, level 8”.`;
  return `${displayName(newest.clientName)}, ${dayOf(newest.createdAt, here)}: ${outcomeWords(newest)}.`;
}

const outcomeWords = ({ happy, levelReached, levelPlanned, tone, note }: Outcome) =>
  [
    happy ? "happy with it" : "not happy with it",
    ...(levelReached === null
      ? []
      : [
          `reached level ${levelReached}${levelPlanned === null ? "" : `, planned was ${levelPlanned}`}`,
        ]),
    ...(tone ? [`tone ${tone}`] : []),
    ...(note ? [`“${note}”`] : []),
  ].join(", ");

const nobodyMade = ({ found, text }: About): Say => ({
  say: `I find no ${BEFORE_THAT.test(text) ? "earlier " : ""}formula that was made for ${found["client"]?.name ?? "this client"}. What came from elsewhere stands in the client's record.`,
});

/** Asks when the formula was made that was just told of. */
const OF_FORMULA = /^(?:and |so |ok )*(?:when|how long ago) (?:was|is) (?:that|it|this)\b/;

const BEFORE = { client: "client" } as const;

/** What was done for one client before: what was used, when it was, and how it came out. */
export const PAST: readonly Frame[] = [
  {
    id: "outcome_report.theirs",
    slots: BEFORE,
    says: ["how did the last color[ of {client}] come out"],
    finds: [theirsOrNone],
    input: (_slots, about) => {
      const { of, name } = about.found["client"] ?? {};
      return of
        ? { clientName: (of as { clientName?: string }).clientName ?? name }
        : nobodyMade(about);
    },
    report: (value, _slots, about) => cameOut(value as OutcomeReport, about),
  },
  {
    id: "get_consultation.mix",
    slots: BEFORE,
    tells: /^(?:before|earlier|previous)$/,
    says: ["what did we use[ on {client}] last time"],
    finds: [theirsOrNone],
    input: (_slots, about) =>
      about.found["client"]?.of ? { id: about.found["client"].id } : nobodyMade(about),
    report: (value, _slots, { here }) => reportOpened(value as ConsultationResult, here),
  },
  {
    id: "get_client.coloured",
    slots: BEFORE,
    says: ["when did we last color[ {client}]"],
    finds: [client],
    input: (_slots, { found, made, text, here }) =>
      made && OF_FORMULA.test(text)
        ? {
            say: `${displayName(made.consultation.clientName)}'s formula is of ${dayOf(made.consultation.createdAt, here)}.`,
          }
        : { id: found["client"]?.id },
    report: (value, _slots, { here }) => lastColour(value as OpenedClient, here),
  },
  {
    id: "list_appointments.past",
    tells: /^(?:when|who|before|previous)$/,
    slots: { client: "client", service: "service" },
    says: ["when did[ {client}] last come in[ for {service}]"],
    finds: [client],
    input: (_slots, { found, here }) => {
      const today = here && todayOf(here);
      return {
        clientId: found["client"]?.id,
        ...(today && { from: addDays(today, -YEAR), to: today }),
      };
    },
    report: (value, { service }, about) => lastVisit(value as FoundAppointments, service, about),
  },
];
