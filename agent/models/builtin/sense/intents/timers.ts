import type { Intent } from "#agent/models/builtin/sense/intent.ts";

/** The timers of the chairs. */
export const TIMERS: readonly Intent[] = [
  {
    id: "start_timer",
    tool: "start_timer",
    slots: { minutes: "minutes", client: "client", label: "text" },
    says: [
      "begin a countdown of {minutes} for {client}: {label}",
      "begin a countdown of {minutes} for {client}",
      "begin a countdown of {minutes}: {label}",
      "begin a countdown for {client}: {label}",
      "begin a countdown of {minutes}",
      "begin a countdown for {client}",
      "begin a countdown: {label}",
      "begin a countdown",
    ],
  },
  { id: "start_timer.several", tool: "start_timer", slots: {}, says: [] },
  {
    id: "add_minutes",
    tool: "add_minutes",
    slots: { minutes: "minutes", client: "client", label: "text" },
    says: [
      "put {minutes} more on the countdown of {client} {label}",
      "put {minutes} more on the countdown of {client}",
      "put {minutes} more on the countdown of {label}",
      "put {minutes} more on the countdown",
      "put more on the countdown of {client}",
      "put more on the countdown of {label}",
      "put more on the countdown",
    ],
  },
  {
    id: "add_minutes.less",
    tool: "add_minutes",
    slots: { minutes: "minutes", client: "client", label: "text" },
    says: [
      "take {minutes} off the countdown of {client}",
      "take {minutes} off the countdown of {label}",
      "take {minutes} off the countdown",
    ],
  },
  {
    id: "stop_timer",
    tool: "stop_timer",
    slots: { client: "client", label: "text" },
    says: [
      "end the countdown of {client} {label}",
      "end the countdown of {client}",
      "end the countdown of {label}",
      "end the countdown",
    ],
  },
  {
    id: "list_timers",
    tool: "list_timers",
    slots: { client: "client" },
    says: ["which countdowns run for {client}", "which countdowns run"],
  },
];
