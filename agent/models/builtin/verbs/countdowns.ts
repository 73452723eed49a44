import { displayName } from "#tools/values/name-rules.ts";
import type { Timer } from "#tools/formulas/schema.ts";
import { called } from "#agent/models/builtin/calendar/called.ts";
import { firstBowl, reportAdded, reportTimers } from "#agent/models/builtin/report.ts";
import { listed } from "#agent/models/builtin/wording.ts";
import { minutesOf } from "./amounts.ts";
import type { About, Ask, Finder, Input, Slots, Verb } from "./verb.ts";
import { named } from "./words.ts";

/** A timer that runs, by whose it is or by what it is for. */
const running: Finder = {
  tool: "list_timers",
  slot: "timer",
  what: "timer",
  bare: "only",
  empty: "No timer is running.",
  among: (value, { timer = "" }) => {
    const all = (value as Timer[]).filter(({ stoppedAt }) => !stoppedAt);
    const theirs = called(timer, all, ({ clientName, label }) => `${clientName ?? ""} ${label}`);
    return (timer && theirs.length > 0 ? theirs : all).map((of) => ({
      id: of.id,
      name: [of.label, of.clientName].filter(Boolean).join(", "),
      also: timer && theirs.includes(of) ? timer : undefined,
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
    ? { id: found["timer"]?.id, minutes: way * Math.round(minutes) }
    : { ...HOW_LONG, ask: "How many minutes?", options: ["5 min", "10 min", "15 min"] };
}

/** The timers of the chairs. */
export const COUNTDOWNS: readonly Verb[] = [
  {
    tool: "start_timer",
    does: "start a timer",
    hears: [
      "begin a countdown( of {minutes})?( for {client})?: {label}",
      "begin a countdown of {minutes} for {client}",
      "begin a countdown of {minutes}",
      "begin a countdown for {client}",
      "begin a countdown",
    ],
    input: begun,
    mends: [["minutes", /^(?:make (?:it|that) )?(\d+)(?: ?min| minutes)?$/]],
    report: (value) => reportTimers([value as Timer]),
  },
  {
    tool: "add_minutes",
    does: "give a timer more minutes",
    hears: [
      "put {minutes} more on the countdown of {timer}",
      "put {minutes} more on the countdown",
      "put more on the countdown of {timer}",
      "put more on the countdown",
    ],
    finds: [running],
    input: (slots, about) => added(slots, about, 1),
    report: (_value, { minutes }) => reportAdded(minutesOf(minutes) ?? 0),
  },
  {
    tool: "add_minutes",
    does: "take minutes off a timer",
    hears: ["take {minutes} off the countdown of {timer}", "take {minutes} off the countdown"],
    finds: [running],
    input: (slots, about) => added(slots, about, -1),
    report: (_value, { minutes }) => reportAdded(-(minutesOf(minutes) ?? 0)),
  },
  {
    tool: "stop_timer",
    does: "stop a timer",
    hears: ["end the countdown of {timer}", "end the countdown"],
    finds: [running],
    input: (_slots, { found }) => ({ id: found["timer"]?.id }),
    report: () => "Stopped.",
  },
  {
    tool: "list_timers",
    hears: ["which countdowns run( for {timer})?"],
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
