import type { Timer } from "#tools/formulas/schema.ts";
import { called } from "./calendar/called.ts";
import { call, can, say, withChoices, type Decision } from "./decision.ts";
import { namesIn } from "./hear/calendar-words.ts";
import { withNames } from "./hear/people.ts";
import type { State } from "./state.ts";
import type { View } from "./view.ts";
import { listed } from "./wording.ts";

/** Timers that the newest words started. */
export const startedIn = ({ results }: State): Timer[] =>
  results.flatMap(({ tool, status, value }) =>
    tool === "start_timer" && status === "ok" ? [value as Timer] : [],
  );

/** Which timers run; the one that is meant is stopped when that was asked for. */
export function afterTimers({ heard, words }: State, timers: Timer[], view: View): Decision {
  const running = timers.filter(({ stoppedAt }) => !stoppedAt);
  const labels = running.map(({ label }) => label);
  if (running.length === 0) return say("No timer is running.");
  if (heard.intent === "timers")
    return say(`Running: ${listed(labels)}. The time left is on the bench.`);
  const said = `${words} ${heard.detail.label ?? ""}`.toLowerCase();
  const named = running.filter(({ label, clientName }) =>
    `${label}, ${clientName ?? ""}`
      .toLowerCase()
      .split(/, | (?=\w)/)
      .some((part) => part !== "" && said.replaceAll("'s", "").includes(part)),
  );
  const [who] = namesIn(withNames(words));
  const theirs = who
    ? called(who, running, ({ clientName, label }) => `${clientName ?? ""} ${label}`)
    : [];
  // somebody was named, and nothing runs for them
  if (named.length === 0 && theirs.length === 0 && who)
    return say(`No timer runs for ${who}. Running: ${listed(labels)}. Which one do you mean?`);
  const [meant, another] = theirs.length > 0 ? theirs : named.length > 0 ? named : running;
  const { minutes = 0 } = heard.detail;
  const adds = heard.intent === "add";
  const tool = adds ? "add_minutes" : "stop_timer";
  if (!can(view, tool)) return say("Use the buttons of the running timer for that.");
  if (meant && !another) return call(tool, adds ? { id: meant.id, minutes } : { id: meant.id });
  const what = adds ? `Add ${minutes} min to ` : "Stop the timer ";
  const options = labels.map((label) => ({ label, says: `${what}${label}`.slice(0, 120) }));
  return withChoices("Which one?", "answer", options, view);
}
