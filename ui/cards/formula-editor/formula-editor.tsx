import { useMutation, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useEffect, useState } from "react";
import type { Bowl } from "#tools/formulas/schema.ts";
import type { HandBowl } from "#tools/bench/write-schema.ts";
import { checkFormulaFor, writeFormula } from "#ui/api/chair/formulas.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/layers/dialog.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { BowlFields } from "./bowl-fields.tsx";
import {
  draftFrom,
  draftFromNoted,
  emptyDraft,
  handBowl,
  isUntouched,
  withInstead,
  type Change,
  type HandDraft,
} from "./hand-draft.ts";
import { Objections } from "./objections.tsx";
import { PasteShorthand } from "./paste-shorthand.tsx";

const MOST_BOWLS = 8;
const PAUSE_MS = 400;

export type FormulaEditorProps = {
  consultationId: string;
  /** The bowls to begin from; none begins with an empty one. */
  start?: readonly Bowl[];
  onClose: () => void;
};

/** A colourist's own formula, bowl by bowl, judged while it is written by the checks that every formula passes. */
export function FormulaEditor({ consultationId, start = [], onClose }: FormulaEditorProps) {
  const [name, setName] = useState("");
  const [drafts, setDrafts] = useState<HandDraft[]>(() =>
    start.length > 0 ? start.map(draftFrom) : [emptyDraft()],
  );
  const whole = drafts.flatMap((draft) => {
    const bowl = handBowl(draft);
    return bowl ? [{ key: draft.key, bowl }] : [];
  });
  const settled = useSettled(whole);
  const bowls = settled.map(({ bowl }) => bowl);
  const { data, isFetching } = useQuery({
    ...checkFormulaFor({ consultationId, bowls }),
    enabled: bowls.length > 0,
  });
  const save = useMutation(writeFormula);
  const findings = bowls.length > 0 ? (data?.findings ?? []) : [];
  const complete = whole.length === drafts.length;
  const change = (key: number) => (how: Change) =>
    setDrafts((now) => now.map((each) => (each.key === key ? how(each) : each)));
  const keep = (given: readonly HandBowl[]) =>
    save.mutate(
      { consultationId, bowls: [...given], ...(name.trim() && { name: name.trim() }) },
      { onSuccess: onClose },
    );
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={start.length > 0 ? "Change this formula" : "Write my own"}
      description="It is saved beside the formula there is, under your name. The checks read along."
      actions={
        <>
          <p
            role="status"
            className="min-w-0 flex-1 basis-60 self-center text-sm text-ink-2 max-md:basis-full"
          >
            {verdict(data, { complete, checking: isFetching, any: bowls.length > 0 })}
          </p>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="primary"
            disabled={!complete}
            pending={save.isPending}
            onClick={() => keep(whole.map(({ bowl }) => bowl))}
          >
            {data && !data.ok && complete ? "Save, grams held back" : "Save my formula"}
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (complete && !save.isPending) keep(whole.map(({ bowl }) => bowl));
        }}
      >
        <Field label="Name" hint="Left empty, it is called by its shade.">
          <Input value={name} maxLength={120} onChange={(event) => setName(event.target.value)} />
        </Field>
        <PasteShorthand
          consultationId={consultationId}
          onRead={(noted) =>
            setDrafts((now) => {
              const kept = now.filter((draft) => !isUntouched(draft));
              const filled = [...kept, ...noted.map(draftFromNoted)].slice(0, MOST_BOWLS);
              return filled.length > 0 ? filled : now;
            })
          }
        />
        {drafts.map((draft, index) => {
          const at = settled.findIndex(({ key }) => key === draft.key);
          return (
            <fieldset key={draft.key} className="flex min-w-0 flex-col gap-4">
              <legend className="sr-only">Bowl {index + 1}</legend>
              <BowlFields
                number={index + 1}
                draft={draft}
                onChange={change(draft.key)}
                onRemove={
                  drafts.length > 1
                    ? () => setDrafts(drafts.filter(({ key }) => key !== draft.key))
                    : undefined
                }
              />
              <Objections
                findings={at < 0 ? [] : findings.filter(({ bowl }) => bowl === at)}
                onUse={(instead) => change(draft.key)((now) => withInstead(now, instead))}
              />
            </fieldset>
          );
        })}
        {drafts.length < MOST_BOWLS && (
          <Button
            className="self-start"
            icon={Plus}
            onClick={() => setDrafts([...drafts, emptyDraft()])}
          >
            Add a bowl
          </Button>
        )}
        <Objections
          title="For the visit and the client"
          findings={findings.filter(({ bowl }) => bowl === null)}
        />
      </form>
    </Dialog>
  );
}

type Judged = { ok: boolean; final: boolean } | undefined;

function verdict(
  data: Judged,
  { complete, checking, any }: { complete: boolean; checking: boolean; any: boolean },
): string {
  if (!any) return "Choose a line, a shade and its grams, and the checks begin.";
  if (checking || !data) return "Checking…";
  if (data.final)
    return "The checks stop this for good: it can be saved, but nobody can release its grams.";
  if (!data.ok)
    return "The checks stop this. Saved as it is, the grams are held back until you release them by name.";
  return complete ? "Nothing stops this formula." : "Nothing stops what is complete so far.";
}

/** A value once it has stood still for a moment, so that not every letter is sent. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as T), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
