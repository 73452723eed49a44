import type { Frame } from "./frame.ts";
import { displayName } from "#tools/values/name-rules.ts";
import type { Timer } from "#tools/formulas/schema.ts";
import { called } from "#agent/models/builtin/calendar/called.ts";
import { firstBowl, reportAdded, reportTimers } from "#agent/models/builtin/report.ts";
import { listed } from "#agent/models/builtin/wording.ts";
import { minutesOf } from "#agent/models/builtin/verbs/amounts.ts";
import type { About, Ask, Finder, Input, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { named } from "#agent/models/builtin/verbs/words.ts";

/** A timer that runs, by whose it is or by what it is for. */
const running: Finder = {
  tool: "list_timers",
  slot: "client",
  what: "timer",
  bare: "only",
  empty: "No timer is running.",
  among: (value, { client = "", label = "" }) => {
    const all = (value as Timer[]).filter(({ stoppedAt }) => !stoppedAt);
    const words = ({ clientName, label: of }: Timer) => `${clientName ?? ""} ${of}`;
    const labelled = label ? called(label, all, words) : all;
    const some = labelled.length > 0 ? labelled : all;
    const theirs = client ? called(client, some, words) : some;
    return (theirs.length > 0 ? theirs : all).map((of) => ({
      id: of.id,
      name: [of.label, of.clientName].filter(Boolean).join(", "),
      also: theirs.includes(of) ? client : undefined,
      of,
    }));
  },
};

const COMMON = [10, 20, 30, 35, 45].map((each) => `${each} min`);
const HOW_LONG = {
  ask: "For how many minutes?",
  slot: "minutes",
  options: COMMON,
  takes: /\d|half|quarter|hour|twenty|thirty|forty|fifty/,
};

function begun({ minutes, client, label }: Slots, { made }: About): Input | Ask {
  const who = named(client);
  // of somebody else than the formula of this chat
  const of =
    made && (!who || called(who, [made.consultation], ({ clientName }) => clientName).length > 0)
      ? made
      : undefined;
  const what = label?.toLowerCase();
  const bowl =
    of &&
    (of.steps.find(({ zone, type, role }) => [zone, type, role].some((one) => one === what)) ??
      firstBowl(of));
  const time = minutesOf(minutes) ?? (bowl?.minutes[0] || undefined);
  if (!time) return HOW_LONG;
  const name = [of && displayName(of.consultation.clientName), what].filter(Boolean).join(", ");
  return {
    label: (name || "Processing").slice(0, 80),
    minutes: Math.round(time),
    clientName: of ? undefined : who,
    consultationId: of?.consultation.id,
    step: bowl?.order,
    formulaId: of?.formulas.find(({ role }) => role === bowl?.role)?.id,
  };
}

function added(slots: Slots, { found }: About, way: 1 | -1): Input | Ask {
  const minutes = minutesOf(slots["minutes"]);
  return minutes
    ? { id: found["client"]?.id, minutes: way * Math.round(minutes) }
    : { ...HOW_LONG, ask: "How many minutes?", options: ["5 min", "10 min", "15 min"] };
}

/** The timers of the chairs. */
export const TIMERS: readonly Frame[] = [
  {
    id: "start_timer",
    tool: "start_timer",
    slots: { minutes: "minutes", client: "client", label: "text" },
    says: ["start a timer[ of {minutes}][ for {client}][: {label}]"],
    does: "start a timer",
    input: begun,
    report: (value) => reportTimers([value as Timer]),
  },
  {
    id: "add_minutes",
    tool: "add_minutes",
    slots: { minutes: "minutes", client: "client", label: "text" },
    says: ["add[ {minutes}] to the[ {label}] timer[ of {client}]"],
    does: "give a timer more minutes",
    finds: [running],
    input: (slots, about) => added(slots, about, 1),
    report: (_value, { minutes }) => reportAdded(minutesOf(minutes) ?? 0),
  },
  {
    id: "add_minutes.less",
    tool: "add_minutes",
    slots: { minutes: "minutes", client: "client", label: "text" },
    says: ["take {minutes} off the[ {label}] timer[ of {client}]"],
    does: "take minutes off a timer",
    finds: [running],
    input: (slots, about) => added(slots, about, -1),
    report: (_value, { minutes }) => reportAdded(-(minutesOf(minutes) ?? 0)),
  },
  {
    id: "stop_timer",
    tool: "stop_timer",
    slots: { client: "client", label: "text" },
    says: ["stop the[ {label}] timer[ of {client}]"],
    does: "stop a timer",
    finds: [running],
    input: (_slots, { found }) => ({ id: found["client"]?.id }),
    report: () => "Stopped.",
  },
  {
    id: "list_timers",
    tool: "list_timers",
    slots: { client: "client" },
    says: ["which timers run[ for {client}]"],
    input: () => ({}),
    report: (value) => {
      const names = (value as Timer[])
        .filter(({ stoppedAt }) => !stoppedAt)
        .map(({ label, clientName }) => [label, clientName].filter(Boolean).join(", "));
      return names.length === 0
        ? "No timer is running."
        : `Running: ${listed(names)}. The time left is on the bench.`;
    },
  },
];
