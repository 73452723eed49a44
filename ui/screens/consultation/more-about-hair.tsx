import { Budget, GrayCoverage, HairLength, HairThickness } from "#tools/colour/words.ts";
import { ChoiceChips } from "#ui/cards/choice-chips.tsx";
import { spokenWord } from "#ui/cards/hair-words.ts";
import { FoldCard } from "#ui/components/page/fold-card.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Switch } from "#ui/components/fields/switch.tsx";
import { Textarea } from "#ui/components/fields/textarea.tsx";
import type { Diagnosis } from "./diagnosis.ts";

const SHARES = {
  minimal: "Under 25%",
  partial: "25 to 50%",
  substantial: "50 to 75%",
  full: "75% and more",
} as const;

/** What sharpens the amounts and the plan, and may be left out. */
export function MoreAboutHair({
  value,
  onChange,
}: {
  value: Diagnosis;
  onChange: (changes: Partial<Diagnosis>) => void;
}) {
  return (
    <FoldCard
      title="More about the hair"
      hint="Thickness, length, gray and goals sharpen the grams. Optional."
    >
      <ChoiceChips
        optional
        label="Thickness"
        words={HairThickness.options}
        value={value.hairThickness}
        onChange={(hairThickness) => onChange({ hairThickness })}
      />
      <ChoiceChips
        optional
        label="Length"
        words={HairLength.options}
        value={value.hairLength}
        onChange={(hairLength) => onChange({ hairLength })}
      />
      <ChoiceChips
        optional
        label="Budget"
        words={Budget.options}
        value={value.budget}
        onChange={(budget) => onChange({ budget })}
      />
      <Switch
        label="There is gray hair"
        on={value.hasGray ?? false}
        onChange={(hasGray) =>
          onChange(
            hasGray ? { hasGray } : { hasGray, grayCoverage: undefined, grayPercent: undefined },
          )
        }
      />
      {value.hasGray && (
        <ChoiceChips
          optional
          label="How much gray"
          hint={
            value.grayPercent === undefined
              ? undefined
              : `The photo shows about ${value.grayPercent}%`
          }
          words={GrayCoverage.options}
          nameOf={(word) => `${spokenWord(word)}, ${SHARES[word].toLowerCase()}`}
          value={value.grayCoverage}
          onChange={(grayCoverage) =>
            onChange({ hasGray: true, grayCoverage, grayPercent: undefined })
          }
        />
      )}
      <Field label="Goals" hint="In the client's words.">
        <Textarea
          maxLength={2000}
          value={value.clientGoals ?? ""}
          onChange={(event) => onChange({ clientGoals: event.target.value })}
        />
      </Field>
    </FoldCard>
  );
}
