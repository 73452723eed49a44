import type { Appointment } from "#tools/appointments/schema.ts";
import type { FoundAppointments } from "#tools/booking/appointments-find.ts";
import { addDays } from "#tools/values/zone-rules.ts";
import { todayOf } from "#agent/models/builtin/verbs/finders.ts";
import { client } from "#agent/models/builtin/verbs/finders-people.ts";
import type { About } from "#agent/models/builtin/verbs/verb.ts";
import { dayOf } from "#agent/models/builtin/wording.ts";
import type { Frame } from "./frame.ts";
import { NO_BOOK } from "./when.ts";

const YEAR = 365;

/** What somebody came for last, or when last for one service. */
function lastVisit(
  { appointments, more }: FoundAppointments,
  said: string | undefined,
  { found, here }: About,
): string {
  const name = found["client"]?.name ?? "";
  const now = here?.now.toISOString() ?? "";
  const been = appointments
    .filter(({ status, startsAt }) => status !== "cancelled" && startsAt <= now)
    .toReversed();
  const [latest] = been;
  if (!latest) return `I see no visit of ${name} in the last twelve months.`;
  const told = (visit: Appointment) => `${visit.serviceType} on ${dayOf(visit.startsAt, here)}`;
  if (!said) return `${name} came last for ${told(latest)}.`;
  const stem = said
    .toLowerCase()
    .replace(/^(?:the|a|an|her|his|their) /, "")
    .replace(/(?:s|ed|d)$/, "")
    .replace(/colour/, "color");
  const one = been.find(({ serviceType }) =>
    serviceType.toLowerCase().replace("colour", "color").includes(stem),
  );
  if (one) return `${name}'s last: ${told(one)}.`;
  const among = more ? "the visits I looked through" : "the last twelve months";
  return `I see no ${said} of ${name} in ${among}. The last visit: ${told(latest)}.`;
}

/** What a client came for before. */
export const PAST_VISITS: Frame = {
  id: "list_appointments.past",
  tool: "list_appointments",
  slots: { client: "client", service: "service" },
  says: ["what did {client} come for last", "when did {client} last have a {service}"],
  finds: [client],
  input: (_slots, { found, here }) => {
    if (!here) return NO_BOOK;
    const today = todayOf(here);
    return { clientId: found["client"]?.id, from: addDays(today, -YEAR), to: today };
  },
  report: (value, { service }, about) => lastVisit(value as FoundAppointments, service, about),
};
