import { useMutation, useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { WeekHours } from "#tools/hours/schema.ts";
import { getWeek, setWeek } from "#ui/api/hours.ts";
import { Button } from "#ui/components/button.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { QueryView } from "#ui/components/query-view.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { HoursConflicts } from "./hours-conflicts.tsx";
import { WeekEditor } from "./week-editor.tsx";

/** The week of one stylist, read and saved. */
export function WeekForm({ stylistId }: { stylistId: string }) {
  const hours = useQuery(getWeek(stylistId));
  return (
    <QueryView query={hours} name="the hours" shape={Array.from({ length: 7 }, () => "h-12")}>
      {({ week }) => <Form key={stylistId} stylistId={stylistId} saved={week} />}
    </QueryView>
  );
}

function Form({ stylistId, saved }: { stylistId: string; saved: WeekHours }) {
  const [week, setDraft] = useState(saved);
  const [problems, setProblems] = useState<ReadonlyMap<number, string>>(new Map());
  const save = useMutation(setWeek);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(week);
    setProblems(found);
    if (found.size === 0)
      save.mutate({ stylistId, week }, { onSuccess: (after) => setDraft(after.week) });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <FormAlert>{save.error ? sentenceOf(save.error) : undefined}</FormAlert>
      <WeekEditor
        week={week}
        onChange={(changed) => {
          setDraft(changed);
          setProblems(new Map());
        }}
        problems={problems}
      />
      {save.data && <HoursConflicts conflicts={save.data.conflicts} />}
      <Button type="submit" kind="primary" pending={save.isPending} className="self-start">
        Save hours
      </Button>
    </form>
  );
}

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
