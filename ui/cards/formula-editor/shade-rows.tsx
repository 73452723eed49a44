import { Plus, X } from "lucide-react";
import { useId } from "react";
import type { LineLeaflet } from "#tools/brands/schema.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { emptyShade, type DraftShade } from "./hand-draft.ts";

const MOST_SHADES = 12;

export type ShadeRowsProps = {
  shades: readonly DraftShade[];
  /** What the line makes; empty where the catalogue lists none. */
  listed: LineLeaflet["shades"];
  onChange: (shades: DraftShade[]) => void;
};

/** The tubes of a bowl, each with its grams. */
export function ShadeRows({ shades, listed, onChange }: ShadeRowsProps) {
  const list = useId();
  const set = (key: number, part: Partial<DraftShade>) =>
    onChange(shades.map((shade) => (shade.key === key ? { ...shade, ...part } : shade)));
  return (
    <div className="flex flex-col gap-2">
      {shades.map((shade, at) => {
        const known = listed.find(({ code }) => code === shade.code);
        return (
          <div key={shade.key} className="flex items-start gap-2">
            <Field
              label={`Shade ${at + 1}`}
              hideLabel={at > 0}
              hint={known?.name}
              className="flex-1"
            >
              <Input
                list={listed.length > 0 ? list : undefined}
                value={shade.code}
                autoComplete="off"
                onChange={({ target }) => set(shade.key, { code: target.value })}
              />
            </Field>
            <Field label={`Grams ${at + 1}`} hideLabel={at > 0} className="w-24">
              <Input
                inputMode="decimal"
                value={shade.grams}
                onChange={({ target }) => set(shade.key, { grams: target.value })}
                className="font-mono"
              />
            </Field>
            {shades.length > 1 && (
              <IconButton
                label={`Remove shade ${at + 1}`}
                icon={X}
                onClick={() => onChange(shades.filter(({ key }) => key !== shade.key))}
                className={at === 0 ? "mt-6.5" : ""}
              />
            )}
          </div>
        );
      })}
      <datalist id={list}>
        {listed.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
      {shades.length < MOST_SHADES && (
        <Button
          kind="ghost"
          className="self-start"
          icon={Plus}
          onClick={() => onChange([...shades, emptyShade()])}
        >
          Add a shade
        </Button>
      )}
    </div>
  );
}
