import { sureLevel } from "#tools/colour/reading/certainty.ts";
import type { HairReading } from "#tools/colour/reading/schema.ts";
import {
  Budget,
  GrayCoverage,
  HairLength,
  HairThickness,
  TouchupFrequency,
} from "#tools/colour/words.ts";
import {
  CorrectionCondition,
  CorrectionDesiredTone,
  CorrectionUnwantedTone,
} from "#tools/consultations/schema.ts";
import { ChoiceChips } from "#ui/cards/choice-chips.tsx";
import { spokenWord } from "#ui/cards/hair-words.ts";
import { TONE_HEX } from "#ui/cards/tone-hex.ts";
import { PreviousTreatments } from "#ui/cards/previous-treatments.tsx";
import { SafetyField } from "#ui/cards/zones-field/safety-field.tsx";
import { ZonesField } from "#ui/cards/zones-field/zones-field.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Switch } from "#ui/components/fields/switch.tsx";
import { Textarea } from "#ui/components/fields/textarea.tsx";
import { CorrectionLevels } from "./correction-levels.tsx";
import type { Diagnostic } from "./diagnostic.ts";

const SHARES = {
  minimal: "<25%",
  partial: "25-50%",
  substantial: "50-75%",
  full: "75%+",
} as const;

export type DiagnosticStepProps = {
  said: Diagnostic;
  onChange: (changes: Partial<Diagnostic>) => void;
  /** What the first photo of the hair as it is shows. */
  seen: HairReading | undefined;
};

/** The questions of a correction; what must be answered is marked with a star. */
export function DiagnosticStep({ said, onChange, seen }: DiagnosticStepProps) {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Card title="Tone">
        <div className="flex flex-col gap-5">
          <ChoiceChips
            required
            label="Unwanted tone"
            hint="What has to go"
            words={CorrectionUnwantedTone.options}
            hexOf={(word) => TONE_HEX[word]}
            value={said.unwantedTone}
            onChange={(unwantedTone) => onChange({ unwantedTone })}
          />
          <ChoiceChips
            required
            label="Desired tone"
            words={CorrectionDesiredTone.options}
            value={said.desiredTone}
            onChange={(desiredTone) => onChange({ desiredTone })}
          />
        </div>
      </Card>
      <CorrectionLevels said={said} onChange={onChange} seen={seen} />
      <ZonesField
        value={said.zones}
        onChange={(zones) => onChange({ zones })}
        level={said.currentLevel ?? Math.round(sureLevel(seen)?.value ?? 6)}
        max={12}
        seen={seen}
      />
      <Card title="Hair">
        <div className="flex flex-col gap-5">
          <ChoiceChips
            required
            label="Hair condition"
            words={CorrectionCondition.options}
            value={said.hairCondition}
            onChange={(hairCondition) => onChange({ hairCondition })}
          />
          <ChoiceChips
            required
            label="Hair thickness"
            words={HairThickness.options}
            value={said.hairThickness}
            onChange={(hairThickness) => onChange({ hairThickness })}
          />
          <ChoiceChips
            required
            label="Hair length"
            words={HairLength.options}
            value={said.hairLength}
            onChange={(hairLength) => onChange({ hairLength })}
          />
          <PreviousTreatments
            required
            value={said.previousTreatments}
            onChange={(previousTreatments) => onChange({ previousTreatments })}
          />
          <Switch
            label="There is gray hair"
            on={said.hasGray ?? false}
            onChange={(hasGray) =>
              onChange(hasGray ? { hasGray } : { hasGray, grayCoverage: undefined })
            }
          />
          {said.hasGray && (
            <ChoiceChips
              optional
              label="Gray coverage"
              words={GrayCoverage.options}
              nameOf={(word) => `${spokenWord(word)} (${SHARES[word]})`}
              value={said.grayCoverage}
              onChange={(grayCoverage) => onChange({ grayCoverage })}
            />
          )}
        </div>
      </Card>
      <SafetyField value={said} onChange={onChange} />
      <Card title="Wishes">
        <div className="flex flex-col gap-5">
          <ChoiceChips
            optional
            label="Touch-up frequency"
            words={TouchupFrequency.options}
            nameOf={(word) => (word === "as_needed" ? "As needed" : `Every ${spokenWord(word)}`)}
            value={said.touchupFrequency}
            onChange={(touchupFrequency) => onChange({ touchupFrequency })}
          />
          <ChoiceChips
            optional
            label="Budget"
            words={Budget.options}
            value={said.budget}
            onChange={(budget) => onChange({ budget })}
          />
          <Field label="Additional goals" hint="In the client's words. Optional.">
            <Textarea
              maxLength={1800}
              value={said.goals}
              onChange={(event) => onChange({ goals: event.target.value })}
            />
          </Field>
        </div>
      </Card>
    </div>
  );
}
