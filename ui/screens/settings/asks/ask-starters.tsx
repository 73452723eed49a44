import { useMutation, useQuery } from "@tanstack/react-query";
import { rhythmWords } from "#tools/asks/rules.ts";
import { scheduleAsk } from "#ui/api/house/asks.ts";
import { listLowStock } from "#ui/api/desk/inventory.ts";
import { Button } from "#ui/components/button.tsx";
import { plural } from "#ui/lib/format.ts";
import { AskWhen } from "./ask-when.tsx";

const DAILY = [1, 2, 3, 4, 5, 6, 7];
const STARTERS = [
  { words: "What is low?", weekdays: [1], monthDay: null, time: "09:00" },
  { words: "What do I have on tomorrow?", weekdays: DAILY, monthDay: null, time: "18:00" },
  { words: "Who hasn't been in for 3 months?", weekdays: [], monthDay: 1, time: "09:00" },
];

/** Questions that salons ask, each scheduled by one tap, but for those that are scheduled. */
export function AskStarters({ scheduled }: { scheduled: readonly string[] }) {
  const { data: low } = useQuery(listLowStock);
  const left = STARTERS.filter(({ words }) => !scheduled.includes(words));
  if (left.length === 0) return null;
  return (
    <>
      <p role="status" className="text-ink-2">
        {scheduled.length === 0 ? "Nothing yet. These are good to begin with:" : "Others ask:"}
      </p>
      <ul aria-label="Questions to begin with" className="-mt-2 divide-y divide-line-soft">
        {left.map((starter) => (
          <Starter
            key={starter.words}
            starter={starter}
            now={starter === STARTERS[0] && low ? `Now: ${plural(low.length, "item")}` : undefined}
          />
        ))}
      </ul>
    </>
  );
}

function Starter({ starter, now }: { starter: (typeof STARTERS)[number]; now?: string }) {
  const { words, weekdays, monthDay, time } = starter;
  const schedule = useMutation(scheduleAsk);
  return (
    <li className="flex items-center gap-4 py-3">
      <AskWhen rhythm={starter} />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-pretty">{words}</p>
        <p className="text-sm text-ink-2">
          {rhythmWords(starter)}
          {now && `. ${now}`}
        </p>
      </div>
      <Button
        aria-label={`Schedule ${words}`}
        pending={schedule.isPending}
        onClick={() =>
          schedule.mutate({ words, time, ...(monthDay === null ? { weekdays } : { monthDay }) })
        }
      >
        Schedule
      </Button>
    </li>
  );
}
