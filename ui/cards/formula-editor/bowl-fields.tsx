import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { Purpose, Zone } from "#tools/colour/words.ts";
import { getLineLeaflet } from "#ui/api/chair/brands.ts";
import { FieldSelect } from "#ui/components/fields/field-select.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { Select } from "#ui/components/fields/select.tsx";
import { grams } from "#ui/lib/format.ts";
import { developerWeight, type Change, type HandDraft } from "./hand-draft.ts";
import { LineField } from "./line-field.tsx";
import { ShadeRows } from "./shade-rows.tsx";

const PURPOSES: Record<Purpose, string> = {
  remove: "Remove color",
  lighten: "Lighten",
  fill: "Fill",
  deposit: "Color",
  tone: "Tone",
  gloss: "Gloss",
  treat: "Treat",
};
const ZONES: Record<Zone, string> = {
  all: "All over",
  roots: "Roots",
  mids: "Mid-lengths",
  ends: "Ends",
  lengths: "Lengths",
  foils: "Foils",
  resistant: "Resistant areas",
};

export type BowlFieldsProps = {
  number: number;
  draft: HandDraft;
  onChange: (change: Change) => void;
  onRemove: (() => void) | undefined;
};

/** One bowl to fill in. The developer's grams follow from the ratio. */
export function BowlFields({ number, draft, onChange, onRemove }: BowlFieldsProps) {
  const { data: leaflet } = useQuery({ ...getLineLeaflet(draft.line), enabled: draft.line !== "" });
  const weight = developerWeight(draft);
  const set = (part: Partial<HandDraft>) => onChange((now) => ({ ...now, ...part }));
  const volumes = [
    ...new Set([
      ...(leaflet?.developers ?? []),
      ...(draft.developerVolume === null ? [] : [draft.developerVolume]),
    ]),
  ].toSorted((a, b) => a - b);
  return (
    <div className="flex flex-col gap-4 rounded-[18px] border border-line-soft p-4">
      <div className="flex min-h-10 items-center justify-between gap-3">
        <h3 className="text-base">Bowl {number}</h3>
        {onRemove && (
          <IconButton label={`Remove bowl ${number}`} icon={Trash2} onClick={onRemove} />
        )}
      </div>
      <div className="grid grid-cols-2 gap-3">
        <FieldSelect
          label="Where"
          value={draft.zone}
          options={Zone.options.map((zone) => [zone, ZONES[zone]])}
          onChange={(chosen) => set({ zone: Zone.parse(chosen) })}
        />
        <FieldSelect
          label="What for"
          value={draft.purpose}
          options={Purpose.options.map((purpose) => [purpose, PURPOSES[purpose]])}
          onChange={(chosen) => set({ purpose: Purpose.parse(chosen) })}
        />
      </div>
      <LineField draft={draft} onChange={onChange} />
      <ShadeRows
        shades={draft.shades}
        listed={leaflet?.shades ?? []}
        onChange={(shades) => set({ shades })}
      />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Field label="Developer" className="max-sm:col-span-2">
          <Select
            value={draft.developerVolume ?? "none"}
            onChange={({ target }) =>
              set({ developerVolume: target.value === "none" ? null : Number(target.value) })
            }
          >
            <option value="none">None</option>
            {volumes.map((volume) => (
              <option key={volume} value={volume}>
                {volume} vol ({Math.round(volume * 3) / 10}%)
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Ratio" hint={leaflet && `Printed: ${leaflet.mixingRatio}`}>
          <Input
            value={draft.ratio}
            placeholder="1:1"
            disabled={draft.developerVolume === null}
            onChange={({ target }) => set({ ratio: target.value })}
            className="font-mono"
          />
        </Field>
        <div className="flex flex-col gap-1.5">
          <span className="text-sm font-semibold">Developer grams</span>
          <output className="grid h-11 items-center font-mono font-semibold tabular-nums">
            {weight === undefined ? "none yet" : grams(weight)}
          </output>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Minutes at least">
          <Input
            inputMode="numeric"
            value={draft.least}
            onChange={({ target }) => set({ least: target.value })}
            className="font-mono"
          />
        </Field>
        <Field label="Minutes at most">
          <Input
            inputMode="numeric"
            value={draft.most}
            onChange={({ target }) => set({ most: target.value })}
            className="font-mono"
          />
        </Field>
      </div>
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          checked={draft.heat}
          onChange={({ target }) => set({ heat: target.checked })}
          className="size-5 accent-[var(--accent)]"
        />
        With heat
      </label>
    </div>
  );
}
