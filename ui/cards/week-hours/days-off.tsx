import { useMutation, useQuery } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { deleteException, listExceptions } from "#ui/api/desk/hours.ts";
import { Button } from "#ui/components/button.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { DaysOffForm } from "./days-off-form.tsx";
import { HoursConflicts } from "./hours-conflicts.tsx";
import { hoursWords, whenOf } from "./week-words.ts";

/** The days that differ from the week: of one stylist, or, without, the salon's holidays. */
export function DaysOff({
  stylistId,
  mayChange,
}: {
  stylistId: string | null;
  mayChange: boolean;
}) {
  const days = useQuery(listExceptions);
  const remove = useMutation(deleteException);
  const [adding, setAdding] = useState(false);
  const none =
    stylistId === null ? "No holidays are set." : "No days off or days with other hours are set.";
  return (
    <QueryView query={days} name="the days off" shape={["h-14"]}>
      {(all) => {
        const shown = all.filter((each) => each.stylistId === stylistId);
        return (
          <div className="flex flex-col items-start gap-3">
            {shown.length === 0 && <p className="text-sm text-ink-2">{none}</p>}
            {shown.length > 0 && (
              <ul className="flex w-full flex-col divide-y divide-line-soft">
                {shown.map((each) => (
                  <li key={each.id} className="flex items-center justify-between gap-3 py-2">
                    <span className="min-w-0">
                      <span className="block font-medium">{whenOf(each)}</span>
                      <span className="block text-sm text-ink-2">
                        {hoursWords(each.hours, stylistId === null ? "Closed" : "Off")}
                        {each.reason && ` · ${each.reason}`}
                      </span>
                    </span>
                    {mayChange && (
                      <IconButton
                        label={`Remove ${whenOf(each)}`}
                        icon={Trash2}
                        disabled={remove.isPending}
                        onClick={() => remove.mutate(each.id)}
                      />
                    )}
                  </li>
                ))}
              </ul>
            )}
            {remove.data && <HoursConflicts conflicts={remove.data.conflicts} />}
            {mayChange && adding && (
              <DaysOffForm stylistId={stylistId} onClose={() => setAdding(false)} />
            )}
            {mayChange && !adding && (
              <Button icon={Plus} onClick={() => setAdding(true)}>
                {stylistId === null ? "Add a holiday" : "Add days"}
              </Button>
            )}
          </div>
        );
      }}
    </QueryView>
  );
}
