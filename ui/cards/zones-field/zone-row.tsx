import { ChevronDown, X } from "lucide-react";
import { ZoneFacts as Facts } from "#tools/colour/hair-schema.ts";
import {
  DamageLevel,
  DesiredTone,
  Porosity,
  UnderlyingTone,
  UnwantedTone,
} from "#tools/colour/words.ts";
import { ChoiceChips } from "#ui/cards/choice-chips.tsx";
import { spokenWord } from "#ui/cards/hair-words.ts";
import { TONE_HEX } from "#ui/cards/tone-hex.ts";
import { Field } from "#ui/components/fields/field.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { NumberInput } from "#ui/components/fields/number-input.tsx";
import { Select } from "#ui/components/fields/select.tsx";
import { Switch } from "#ui/components/fields/switch.tsx";
import { doneName, factWords, ZONES, type ZoneFacts, type ZoneWord } from "./zone-words.ts";

const DONE = Facts.shape.hairCondition.unwrap().options;
const TONES = [
  ...UnderlyingTone.extract(["gold", "yellow", "pale-yellow", "orange", "red-orange"]).options,
  ...UnwantedTone.extract(["brass", "red", "green", "muddy"]).options,
];
const WISHES = DesiredTone.options.flatMap((each) => each.options);

/** One part of the head: its level in words, and the rest of what is known of it and wished for it tucked in. */
export function ZoneRow({
  zone,
  facts,
  max,
  onChange,
  onRemove,
}: {
  zone: ZoneWord;
  facts: ZoneFacts;
  max: number;
  onChange: (changes: Partial<ZoneFacts>) => void;
  onRemove: () => void;
}) {
  const name = ZONES[zone];
  return (
    <li className="relative border-t border-line-soft">
      <details className="group/zone">
        <summary className="flex min-h-14 list-none items-center gap-3 py-2 pr-12 [&::-webkit-details-marker]:hidden">
          <ChevronDown
            size={18}
            aria-hidden="true"
            className="text-ink-3 transition-transform duration-150 group-open/zone:rotate-180"
          />
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
            <span className="font-semibold">{name}</span>
            <span className="text-sm text-ink-2">{factWords(facts)}</span>
          </span>
        </summary>
        <div className="grid gap-5 pt-1 pb-5 sm:grid-cols-2">
          <ChoiceChips
            optional
            label="Porosity"
            words={Porosity.options}
            value={facts.porosity}
            onChange={(porosity) => onChange({ porosity })}
          />
          <ChoiceChips
            optional
            label="What was done"
            words={DONE}
            nameOf={doneName}
            value={facts.hairCondition}
            onChange={(hairCondition) => onChange({ hairCondition })}
          />
          <ChoiceChips
            optional
            label="Tone"
            words={TONES}
            hexOf={(word) => TONE_HEX[word]}
            value={TONES.find((word) => word === facts.tone)}
            onChange={(tone) => onChange({ tone })}
          />
          <Field label="Gray" hint="White hair in percent." className="max-w-40">
            <NumberInput
              max={100}
              value={facts.greyShare}
              onChange={(greyShare) => onChange({ greyShare })}
            />
          </Field>
          <ChoiceChips
            optional
            label="Damage"
            words={DamageLevel.options}
            value={facts.damageLevel}
            onChange={(damageLevel) => onChange({ damageLevel })}
          />
          <div className="grid gap-5 border-t border-line-soft pt-4 sm:col-span-2 sm:grid-cols-2">
            <div className="sm:col-span-2">
              <Switch
                label="Leave it as it is"
                hint="No bowl goes on this part."
                on={facts.isLeft ?? false}
                onChange={(isLeft) => onChange({ isLeft: isLeft || undefined })}
              />
            </div>
            {!facts.isLeft && (
              <>
                <Field label="Level wanted here" hint="Left empty, the level of the whole wish.">
                  <NumberInput
                    max={max}
                    value={facts.desiredLevel}
                    onChange={(level) => onChange({ desiredLevel: level || undefined })}
                  />
                </Field>
                <Field label="Tone wanted here">
                  <Select
                    value={facts.desiredTone ?? ""}
                    onChange={({ target }) =>
                      onChange({ desiredTone: WISHES.find((word) => word === target.value) })
                    }
                  >
                    <option value="">As the rest</option>
                    {WISHES.map((word) => (
                      <option key={word} value={word}>
                        {spokenWord(word)}
                      </option>
                    ))}
                  </Select>
                </Field>
              </>
            )}
          </div>
        </div>
      </details>
      <span className="absolute top-1.5 right-0 flex">
        <IconButton
          label={`Remove ${name.toLowerCase()}`}
          icon={<X size={16} />}
          onClick={onRemove}
          tip="left"
        />
      </span>
    </li>
  );
}
