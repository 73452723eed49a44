import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import type { LibraryFormula } from "#tools/library/schema.ts";
import { changeLibraryFormula, saveLibraryFormula } from "#ui/api/chair/library.ts";
import { PaperCard } from "#ui/cards/paper-card/paper-card.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { FormDialog } from "#ui/components/fields/form.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { Textarea } from "#ui/components/fields/textarea.tsx";
import { sentenceOf } from "#ui/lib/http/api-error.ts";
import { LiveReading } from "./live-reading.tsx";

type Draft = { name: string; clientName: string; notation: string; notes: string };

const EMPTY: Draft = { name: "", clientName: "", notation: "", notes: "" };

/** A formula in shorthand, written new or changed, with what is read from it as it is written. */
export function FormulaDialog({
  formula,
  onClose,
}: {
  formula?: LibraryFormula;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Draft>(formula ? draftOf(formula) : EMPTY);
  const [tried, setTried] = useState(false);
  const save = useMutation(saveLibraryFormula);
  const change = useMutation(changeLibraryFormula);
  const set = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const line = formula?.brandId && formula.lineId && `${formula.brandId}/${formula.lineId}`;
  const missing = {
    name: draft.name.trim() === "" ? "Give it a name." : undefined,
    notation: draft.notation.trim() === "" ? "Write the formula." : undefined,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (missing.name || missing.notation) return;
    const words = { ...draft, clientName: draft.clientName.trim() || null };
    if (!formula) save.mutate(words, { onSuccess: ({ id }) => void navigate(`/library/${id}`) });
    else {
      const { notation, ...rest } = words;
      change.mutate(
        { id: formula.id, ...rest, ...(notation !== formula.notation && { notation }) },
        { onSuccess: onClose },
      );
    }
  };
  const failed = save.error ?? change.error;
  return (
    <FormDialog
      wide
      onClose={onClose}
      title={formula ? "Edit formula" : "Write a formula"}
      form={{
        submit,
        pending: save.isPending || change.isPending,
        refusal: failed ? sentenceOf(failed) : undefined,
      }}
      submit={formula ? "Save changes" : "Save to library"}

      className="flex flex-col gap-4"
    >
      <div className="grid gap-4 md:grid-cols-2">
        <Field label="Name" required error={tried ? missing.name : undefined}>
          <Input
            maxLength={120}
            value={draft.name}
            onChange={({ target }) => set({ name: target.value })}
          />
        </Field>
        <Field label="Client">
          <Input
            maxLength={120}
            value={draft.clientName}
            onChange={({ target }) => set({ clientName: target.value })}
          />
        </Field>
      </div>
      <Field
        label="Formula"
        required
        hint="As you would note it: Koleston Perfect 7/0 30g + 7/1 10g + 20v 40g, 35 min"
        error={tried ? missing.notation : undefined}
      >
        <Textarea
          maxLength={4000}
          spellCheck={false}
          value={draft.notation}
          onChange={({ target }) => set({ notation: target.value })}
          className="font-mono text-sm touch:text-md"
        />
      </Field>
      <PaperCard
        {...(line && { context: { line } })}
        onRead={({ text }) => text.trim() !== "" && set({ notation: text })}
      />
      <LiveReading text={draft.notation} line={line || undefined} />
      <Field label="Notes">
        <Textarea
          maxLength={4000}
          rows={2}
          value={draft.notes}
          onChange={({ target }) => set({ notes: target.value })}
        />
      </Field>
    </FormDialog>
  );
}

const draftOf = ({ name, clientName, notation, notes }: LibraryFormula): Draft => ({
  name,
  clientName: clientName ?? "",
  notation,
  notes,
});
