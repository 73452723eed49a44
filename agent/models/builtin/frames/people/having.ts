import type { AskClients, FoundClients } from "#tools/clients/assistant-schema.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { todayOf } from "#agent/models/builtin/verbs/finders.ts";
import type { About } from "#agent/models/builtin/verbs/verb.ts";
import { dayTold, OF_ALL } from "./day-told.ts";

/** Those who come today or were here today, where only they were asked for. */
function inToday(items: FoundClients["items"], text: string, here: About["here"]) {
  if (!here || !/\btoday\b|\bthis (?:morning|afternoon|evening)\b/.test(text)) return items;
  const today = todayOf(here);
  return items.filter(({ nextVisitAt, lastVisitAt }) =>
    [nextVisitAt, lastVisitAt].some(
      (at) => at && wallOf(here.timeZone, Date.parse(at)).date === today,
    ),
  );
}

/** Clients of whom something is on record. */
export const having = (
  way: string,
  says: string,
  of: NonNullable<AskClients["having"]>,
  none: string,
  told: (row: FoundClients["items"][number], here: About["here"]) => string,
): Frame => ({
  id: `find_clients.${way}`,
  says: [says],
  input: () => ({ having: of }),
  // read by whoever is asked about next: "nora too?"
  slots: { client: "client" },
  report: (value, _slots, { here, text, earlier, spoken }) => {
    const all = inToday((value as FoundClients).items, text, here);
    const day = dayTold(earlier, spoken.listed);
    if (day && !OF_ALL.test(text)) {
      const theirs = all.filter(({ name }) => day.has(name));
      return theirs.length === 0
        ? none.replace(
            /^(?:No client has|Nobody has|Nobody waits)/,
            "None of those who come then has",
          )
        : `Of those who come then: ${theirs.map((row) => told(row, here)).join("; ")}.`;
    }
    const items = all;
    return items.length === 0 ? none : `${items.map((row) => told(row, here)).join("; ")}.`;
  },
});
