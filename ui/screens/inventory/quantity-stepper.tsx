import { Minus, Plus } from "lucide-react";
import { Field } from "#ui/components/fields/field.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { NumberInput } from "#ui/components/fields/number-input.tsx";
import { cx } from "#ui/lib/cx.ts";

/** A whole number with minus and plus beside it; `big` is for a thumb. */
export function QuantityStepper({
  label,
  value,
  onChange,
  max = 100_000,
  big,
}: {
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  max?: number;
  big?: boolean;
}) {
  const now = value ?? 0;
  const size = big ? "size-16! touch:size-16!" : "";
  return (
    <div className={cx("flex items-center", big ? "gap-3" : "gap-1")}>
      <IconButton
        kind={big ? "outline" : "ghost"}
        label={`One less: ${label}`}
        icon={<Minus size={big ? 26 : 17} />}
        disabled={now <= 0}
        onClick={() => onChange(now - 1)}
        className={size}
      />
      <Field label={label} hideLabel className={big ? "flex-1" : "w-16"}>
        <NumberInput
          max={max}
          value={value}
          onChange={onChange}
          placeholder={big ? "–" : "0"}
          className={cx(
            "px-1! text-center font-mono tabular-nums",
            big && "h-20! text-[44px]! font-semibold",
          )}
        />
      </Field>
      <IconButton
        kind={big ? "outline" : "ghost"}
        label={`One more: ${label}`}
        icon={<Plus size={big ? 26 : 17} />}
        disabled={now >= max}
        onClick={() => onChange(now + 1)}
        className={size}
      />
    </div>
  );
}
