import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { Field } from "#ui/components/fields/field.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { Menu } from "#ui/components/layers/menu.tsx";
import { SegmentedControl } from "#ui/components/fields/segmented-control.tsx";
import { grams } from "#ui/lib/format.ts";
import { ActDialog } from "#ui/components/layers/confirm-dialog.tsx";

const USUAL = [30, 60, 90];
const LEAST = 5;
const MOST = 1000;

export type BowlAmountProps = {
  /** Colour and developer together, in grams: as formulated, and as it is to be mixed now. */
  formulated: number;
  total: number;
  onChange: (total: number) => void;
};

/** How much to mix: what is recommended, 30, 60 or 90 g, a quarter more, half, or any amount. */
export function BowlAmount({ formulated, total, onChange }: BowlAmountProps) {
  const [asking, setAsking] = useState(false);
  const shown = tenth(total);
  const recommended = tenth(formulated);
  const amounts = [...new Set([...USUAL, recommended, shown])].sort((a, b) => a - b);
  const scaleTo = (next: number) => onChange(Math.min(MOST, Math.max(LEAST, next)));
  return (
    <div className="flex items-center gap-1">
      <SegmentedControl
        label="How much to mix"
        options={amounts.map((amount) => ({ value: amount, label: grams(amount) }))}
        value={shown}
        onChange={(amount) => onChange(amount === recommended ? formulated : amount)}
      />
      <Menu
        label="Other amounts"
        align="end"
        items={[
          { label: "Mix 25% more", onSelect: () => scaleTo(total * 1.25) },
          { label: "Half bowl", onSelect: () => scaleTo(total / 2) },
          { label: "Any amount…", onSelect: () => setAsking(true) },
          {
            label: `As formulated, ${grams(formulated)}`,
            onSelect: () => onChange(formulated),
            disabled: total === formulated,
          },
        ]}
        button={<SlidersHorizontal size={17} aria-hidden="true" />}
        buttonClassName="inline-grid size-10 place-items-center rounded-full text-ink-2 hover:bg-accent-soft hover:text-ink touch:size-11"
      />
      {asking && (
        <AnyAmount
          total={shown}
          onClose={() => setAsking(false)}
          onChange={(next) => {
            onChange(next);
            setAsking(false);
          }}
        />
      )}
    </div>
  );
}

const tenth = (amount: number) => Math.round(amount * 10) / 10;

function AnyAmount({
  total,
  onClose,
  onChange,
}: Pick<BowlAmountProps, "total" | "onChange"> & { onClose: () => void }) {
  const [entered, setEntered] = useState(String(total));
  const [wrong, setWrong] = useState<string>();
  const mix = () => {
    const amount = Number(entered.replace(",", "."));
    if (amount >= LEAST && amount <= MOST) onChange(amount);
    else setWrong(`Write an amount between ${LEAST} and ${MOST} g.`);
  };
  return (
    <ActDialog
      title="How much to mix"
      description="Color and developer together. Every part keeps its share."
      act="Scale the bowl"
      onConfirm={mix}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          mix();
        }}
      >
        <Field label="Grams" error={wrong}>
          <Input
            inputMode="decimal"
            autoFocus
            value={entered}
            onChange={(event) => setEntered(event.target.value)}
            className="font-mono text-lg"
          />
        </Field>
      </form>
    </ActDialog>
  );
}
