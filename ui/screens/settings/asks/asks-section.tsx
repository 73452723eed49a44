import { useQuery } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { listAsks } from "#ui/api/house/asks.ts";
import { Button } from "#ui/components/button.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { AskDialog } from "./ask-dialog.tsx";
import { AskStarters } from "./ask-starters.tsx";
import { AskRow } from "./ask-row.tsx";
import { SettingsCard } from "#ui/screens/settings/settings-card.tsx";

/** With fewer than this, others are offered below them. */
const FEW = 3;

/** What the assistant is asked by itself, again and again. */
export function AsksSection() {
  const asks = useQuery(listAsks);
  const [adding, setAdding] = useState(false);
  return (
    <SettingsCard
      of="asks"
      aside={
        <Button
          icon={CalendarClock}
          onClick={() => setAdding(true)}
          className="max-sm:[&>svg]:hidden"
        >
          <span>
            Schedule<span className="max-sm:sr-only"> a question</span>
          </span>
        </Button>
      }
      lead="Each is answered at its time, in a chat of its own."
    >
      <QueryView
        query={asks}
        name="your scheduled questions"
        shape={["h-20 w-full", "h-20 w-full"]}
      >
        {(read) => (
          <>
            {read.length > 0 && (
              <ul
                aria-label="Scheduled questions"
                className="flex flex-col divide-y divide-line-soft"
              >
                {read.map((ask) => (
                  <AskRow key={ask.id} ask={ask} />
                ))}
              </ul>
            )}
            {read.length < FEW && <AskStarters scheduled={read.map(({ words }) => words)} />}
          </>
        )}
      </QueryView>
      {adding && <AskDialog onClose={() => setAdding(false)} />}
    </SettingsCard>
  );
}
