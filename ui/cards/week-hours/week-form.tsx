import { useMutation, useQuery } from "@tanstack/react-query";
import { SetWeekHours, WeekHours } from "#tools/hours/schema.ts";
import { getWeek, setWeek } from "#ui/api/desk/hours.ts";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { SavedForm } from "#ui/components/fields/saved-form.tsx";
import { useForm } from "#ui/lib/use-form.ts";
import { HoursConflicts } from "./hours-conflicts.tsx";
import { WeekEditor } from "./week-editor.tsx";

/** The week of one stylist, read and saved. */
export function WeekForm({ stylistId }: { stylistId: string }) {
  const hours = useQuery(getWeek(stylistId));
  return (
    <QueryView query={hours} name="the hours" shape={Array.from({ length: 7 }, () => "h-12")}>
      {({ week }) => <WeekFields key={stylistId} stylistId={stylistId} saved={week} />}
    </QueryView>
  );
}

function WeekFields({ stylistId, saved }: { stylistId: string; saved: WeekHours }) {
  const save = useMutation(setWeek);
  const form = useForm({
    words: SetWeekHours,
    values: { week: saved },
    saving: save,
    send: ({ week }) => save.mutate({ stylistId, week }),
  });
  const { week } = form.typed;
  return (
    <SavedForm form={form} className="flex flex-col gap-4">
      <WeekEditor
        week={week}
        onChange={(changed) => form.set({ week: changed })}
        problems={form.errorOf("week") ? problemsOf(week) : NONE}
      />
      {save.data && <HoursConflicts conflicts={save.data.conflicts} />}
    </SavedForm>
  );
}

const NONE: ReadonlyMap<number, string> = new Map();

/** What is wrong with each day of a week, by its index from Monday. */
function problemsOf(week: WeekHours): Map<number, string> {
  const problems = new Map<number, string>();
  for (const { path, message } of WeekHours.safeParse(week).error?.issues ?? []) {
    const [index, part] = path;
    if (typeof index !== "number" || problems.has(index)) continue;
    const what = part === "breaks" ? "The breaks" : part === "to" ? "The end" : "The start";
    problems.set(index, `${what} ${message}.`);
  }
  return problems;
}
