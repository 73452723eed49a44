import { useMutation } from "@tanstack/react-query";
import { AdjustItem, AdjustReason } from "#tools/inventory/items/movement-schema.ts";
import type { Item } from "#tools/inventory/schema.ts";
import { adjustItem } from "#ui/api/desk/inventory.ts";
import { quantityWords, REASON_WORDS, unitWord } from "#ui/cards/inventory/stock-words.ts";
import { Chip } from "#ui/components/chip.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { FormDialog } from "#ui/components/fields/form.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { SegmentedControl } from "#ui/components/fields/segmented-control.tsx";
import { useForm } from "#ui/lib/use-form.ts";
import { changeOf, isEitherWay, problemOf, type AdjustDraft } from "./adjust-rules.ts";

const NEW: AdjustDraft = { reason: "sold", by: "units", amount: "1", comes: false, note: "" };

/** Takes out or puts in by hand, with the reason. */
export function AdjustDialog({ item, onClose }: { item: Item; onClose: () => void }) {
  const adjust = useMutation(adjustItem);
  const form = useForm({
    words: AdjustItem,
    values: NEW,
    told: (typed) => ({
      [typed.by]: changeOf(typed),
      reason: typed.reason,
      ...(typed.note.trim() && { note: typed.note }),
    }),
    check: problemOf,
    saving: adjust,
    send: (told) => adjust.mutate({ id: item.id, ...told }, { onSuccess: onClose }),
  });
  const { typed: draft, set } = form;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Change by hand"
      description={`${item.name}: ${quantityWords(item)} on record.`}
      submit={!form.fits ? "Change" : changeOf(draft) > 0 ? "Put in" : "Take out"}
      className="flex flex-col gap-5"
    >
      <div role="group" aria-label="Why" className="flex flex-wrap gap-2">
        {AdjustReason.options.map((reason) => (
          <Chip key={reason} on={draft.reason === reason} onClick={() => set({ reason })}>
            {REASON_WORDS[reason]}
          </Chip>
        ))}
      </div>
      {isEitherWay(draft.reason) && (
        <SegmentedControl
          label="Which way"
          options={[
            { value: "out", label: "Takes out" },
            { value: "in", label: "Puts in" },
          ]}
          value={draft.comes ? "in" : "out"}
          onChange={(way) => set({ comes: way === "in" })}
        />
      )}
      <div className="flex items-end gap-3">
        <Field label="How much" className="flex-1" error={form.errorOf("amount")}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            {...form.input("amount")}
            className="h-16 font-mono text-xl!"
          />
        </Field>
        {item.unitGrams !== null && (
          <SegmentedControl
            label="Counted in"
            options={[
              { value: "units", label: unitWord(item.unit, 2) },
              { value: "grams", label: "grams" },
            ]}
            value={draft.by}
            onChange={(by) => set({ by })}
            className="mb-2.5"
          />
        )}
      </div>
      <Field label="Note" error={form.errorOf("note")}>
        <Input maxLength={300} {...form.input("note")} />
      </Field>
    </FormDialog>
  );
}
