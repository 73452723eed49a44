import { foundOf } from "#agent/models/builtin/verbs/finders.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { displayName } from "#tools/values/name-rules.ts";
import type { Timer } from "#tools/formulas/schema.ts";
import { called } from "#agent/models/builtin/calendar/called.ts";
import {
  firstBowl,
  reportAdded,
  reportRunning,
  reportTimers,
  timerName,
} from "#agent/models/builtin/report.ts";
import { amountIn, minutesOf } from "#agent/models/builtin/verbs/amounts.ts";
import type { About, Ask, Finder, Input, Say, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { named } from "#agent/models/builtin/verbs/words.ts";

/** A timer that runs, by whose it is or by what it is for. */
const running: Finder = {
  tool: "list_timers",
  slot: "client",
  what: "timer",
  bare: "only",
  lastMeant: true,
  empty: "No timer is running.",
  among: (value, { client = "", label = "" }) => {
    const all = (value as Timer[]).filter(({ stoppedAt }) => !stoppedAt);
    const words = ({ clientName, label: of }: Timer) => `${clientName ?? ""} ${of}`;
    const labelled = label ? called(label, all, words) : all;
    const some = labelled.length > 0 ? labelled : all;
    const theirs = client ? called(client, some, words) : some;
    return (theirs.length > 0 ? theirs : all).map((of) => ({
      id: of.id,
      name: timerName(of),
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

/** How long it stays on the hair in all: "leave it on for 45". */
const STAYS = /^(?:leave|keep) \S/;

/** What tells nothing of what a timer is for. */
const IDLE = /\b(?:start|set|put|timers?|an?|of|for|on|the|\d+|min(?:utes)?)\b/g;

/** What it is for, where no fact holds it. */
const FOR = /\bfor the ([a-z][a-z -]{2,30})$/;

function begun({ minutes, client, label }: Slots, { made, text }: About): Input | Ask | Say {
  const who = named(client);
  // of somebody else than the formula of this chat
  const of =
    made && (!who || called(who, [made.consultation], ({ clientName }) => clientName).length > 0)
      ? made
      : undefined;
  const what =
    (label ?? (client ? undefined : FOR.exec(text)?.[1]))
      ?.toLowerCase()
      .replace(/(?: ?\b(?:and|on))? ?\btimers?\b/, "")
      .trim() || undefined;
  const bowl =
    of &&
    (of.steps.find(({ zone, type, role }) => [zone, type, role].some((one) => one === what)) ??
      firstBowl(of));
  const time = minutesOf(minutes) ?? (bowl?.minutes[0] || undefined);
  if (!time) return HOW_LONG;
  const [least, most] = bowl?.minutes ?? [0, 0];
  // longer than its line is timed is no timer
  if (STAYS.test(text) && most > 0 && time > most)
    return {
      say: `It sits ${least < most ? `${least} to ${most}` : most} minutes, not ${time}: look at it from ${least} min on.`,
    };
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
    slots: { minutes: "minutes", client: "client", label: "text" },
    says: ["start a timer[ of {minutes}][ for {client}][: {label}]"],
    does: "start a timer",
    input: begun,
    report: (value, _slots, { here }) => reportTimers([value as Timer], here),
  },
  {
    id: "start_timer.several",
    says: ["start timers"],
    does: "start a timer",
    // one figure is one timer, however it reads
    input: (_slots, about) => {
      const [minutes, another] = about.text.match(/\d+/g) ?? [];
      return minutes && !another
        ? begun({ minutes, label: about.text.replaceAll(IDLE, " ").trim() || undefined }, about)
        : { say: "Say each with its minutes: “20 min toner and 35 min roots”." };
    },
    report: (value, _slots, { here }) => reportTimers([value as Timer], here),
  },
  {
    id: "add_minutes",
    slots: { minutes: "minutes", client: "client", label: "text" },
    says: ["add[ {minutes}] to the[ {label}] timer[ of {client}]"],
    does: "give a timer more minutes",
    finds: [running],
    input: (slots, about) => added(slots, about, 1),
    report: (_value, { minutes }) => reportAdded(minutesOf(minutes) ?? 0),
  },
  {
    id: "add_minutes.less",
    slots: { minutes: "minutes", client: "client", label: "text" },
    says: ["take {minutes} off the[ {label}] timer[ of {client}]"],
    does: "take minutes off a timer",
    finds: [running],
    input: (slots, about) => added(slots, about, -1),
    report: (_value, { minutes }) => reportAdded(-(minutesOf(minutes) ?? 0)),
  },
  {
    id: "add_minutes.to",
    slots: { minutes: "minutes", client: "client", label: "text" },
    says: ["make the[ {label}] timer[ of {client}] {minutes} in all"],
    does: "change how long a timer runs",
    finds: [running],
    input: ({ minutes: said }, about) => {
      const minutes = minutesOf(said) ?? amountIn(said);
      const timer = foundOf(about, "client") as Timer;
      if (!minutes) return { ...HOW_LONG, ask: "To how many minutes?" };
      return minutes === timer.minutes
        ? { say: `It runs for ${minutes} min already.` }
        : { id: timer.id, minutes: Math.round(minutes - timer.minutes) };
    },
    report: (_value, { minutes }) =>
      `It runs for ${minutesOf(minutes) ?? amountIn(minutes)} min in all now.`,
  },
  {
    id: "stop_timer",
    slots: { client: "client", label: "text" },
    says: ["stop the[ {label}] timer[ of {client}]"],
    does: "stop a timer",
    finds: [running],
    input: (_slots, { found }) => ({ id: found["client"]?.id }),
    report: () => "Stopped.",
  },
  {
    id: "list_timers",
    slots: { client: "client" },
    says: ["which timers run[ for {client}]"],
    input: () => ({}),
    report: (value, { client }, { here }) => {
      const all = (value as Timer[]).filter(({ stoppedAt }) => !stoppedAt);
      const theirs = client
        ? called(client, all, ({ clientName, label }) => `${clientName ?? ""} ${label}`)
        : [];
      return reportRunning(theirs.length > 0 ? theirs : all, here);
    },
  },
];
