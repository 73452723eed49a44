import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { AdjustReason } from "#tools/inventory/movement-schema.ts";
import type { Item } from "#tools/inventory/schema.ts";
import { adjustItem } from "#ui/api/inventory.ts";
import { quantityWords, REASON_WORDS, unitWord } from "#ui/cards/inventory/stock-words.ts";
import { Button } from "#ui/components/button.tsx";
import { Chip } from "#ui/components/chip.tsx";
import { Dialog } from "#ui/components/dialog.tsx";
import { Field } from "#ui/components/field.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { Input } from "#ui/components/input.tsx";
import { SegmentedControl } from "#ui/components/segmented-control.tsx";
import { wholeIssue } from "#ui/lib/issues.ts";
import { typedNumber } from "#ui/lib/typed-number.ts";
import { adjustOf, isEitherWay, type AdjustDraft } from "./adjust-rules.ts";

const FORM = "adjust";

/** Takes out or puts in by hand, with the reason. */
export function AdjustDialog({ item, onClose }: { item: Item; onClose: () => void }) {
  const [typed, setTyped] = useState("1");
  const [tried, setTried] = useState(false);
  const [draft, setDraft] = useState<AdjustDraft>({
    reason: "sold",
    by: "units",
    amount: 1,
    comes: false,
    note: "",
  });
  const adjust = useMutation(adjustItem);
  const set = (change: Partial<AdjustDraft>) => setDraft({ ...draft, ...change });
  const body = adjustOf({ ...draft, amount: typedNumber(typed) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (body) adjust.mutate({ id: item.id, ...body }, { onSuccess: onClose });
  };
  const unit = unitWord(item.unit, 2);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Change by hand"
      description={`${item.name}: ${quantityWords(item)} on record.`}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM} kind="primary" pending={adjust.isPending}>
            {body && ((body.units ?? body.grams ?? 0) > 0 ? "Put in" : "Take out")}
            {!body && "Change"}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <FormAlert>{wholeIssue(adjust.error, [])}</FormAlert>
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
          <Field
            label="How much"
            className="flex-1"
            error={
              tried && !body
                ? draft.by === "units"
                  ? "Write a whole number, such as 1."
                  : "Write grams, such as 60."
                : undefined
            }
          >
            <Input
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              className="h-16 font-mono text-xl!"
            />
          </Field>
          {item.unitGrams !== null && (
            <SegmentedControl
              label="Counted in"
              options={[
                { value: "units", label: unit },
                { value: "grams", label: "grams" },
              ]}
              value={draft.by}
              onChange={(by) => set({ by })}
              className="mb-2.5"
            />
          )}
        </div>
        <Field label="Note">
          <Input
            maxLength={300}
            value={draft.note}
            onChange={({ target }) => set({ note: target.value })}
          />
        </Field>
      </form>
    </Dialog>
  );
}
