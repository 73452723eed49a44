import {
  ConsultationCondition,
  ConsultationService,
  ConsultationUnderlyingTone,
  ConsultationUnwantedTone,
} from "#tools/consultations/schema.ts";
import { Porosity, PreviousTreatment } from "#tools/colour/words.ts";
import { ChoiceChips, ManyChips } from "#ui/cards/choice-chips.tsx";
import { TONE_HEX } from "#ui/cards/tone-hex.ts";
import { Card } from "#ui/components/card.tsx";
import { DamageField } from "./damage-field.tsx";
import { treatmentsAfter, type Diagnosis } from "./diagnosis.ts";
import { LevelsField, type LevelsFieldProps } from "./levels-field.tsx";
import { MoreAboutHair } from "./more-about-hair.tsx";

export type DiagnosisStepProps = Pick<LevelsFieldProps, "seen" | "goalSeen"> & {
  value: Diagnosis;
  onChange: (changes: Partial<Diagnosis>) => void;
};

/** The diagnosis as a colourist makes it: levels, service, history, state of the fibre, tones. */
export function DiagnosisStep({ value, onChange, seen, goalSeen }: DiagnosisStepProps) {
  return (
    <div className="flex flex-col gap-4">
      <Card title="Levels">
        <LevelsField
          current={value.currentLevel}
          desired={value.desiredLevel}
          seen={seen}
          goalSeen={goalSeen}
          onChange={onChange}
        />
      </Card>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card title="Service and history">
          <div className="flex flex-col gap-5">
            <ChoiceChips
              label="Service"
              words={ConsultationService.options}
              value={value.serviceType}
              onChange={(serviceType) => serviceType && onChange({ serviceType })}
            />
            <ChoiceChips
              label="Hair condition"
              words={ConsultationCondition.options}
              value={value.hairCondition}
              onChange={(hairCondition) => hairCondition && onChange({ hairCondition })}
            />
            <ManyChips
              label="Previous treatments"
              hint="All that are still in the hair"
              words={PreviousTreatment.options}
              value={value.previousTreatments}
              onChange={(chosen) =>
                onChange({ previousTreatments: treatmentsAfter(value.previousTreatments, chosen) })
              }
            />
          </div>
        </Card>
        <Card title="State of the hair">
          <div className="flex flex-col gap-5">
            <DamageField
              value={value.damageLevel}
              onChange={(damageLevel) => onChange({ damageLevel })}
            />
            <ChoiceChips
              label="Porosity"
              words={Porosity.options}
              value={value.porosity}
              onChange={(porosity) => porosity && onChange({ porosity })}
            />
          </div>
        </Card>
      </div>
      <Card title="Tone">
        <div className="flex flex-col gap-5">
          <ChoiceChips
            optional
            label="Underlying tone"
            hint="What shows through as it lifts"
            words={ConsultationUnderlyingTone.options}
            hexOf={(word) => TONE_HEX[word]}
            value={value.underlyingTone}
            onChange={(underlyingTone) => onChange({ underlyingTone })}
          />
          <ChoiceChips
            optional
            label="Unwanted tone"
            hint="What has to go"
            words={ConsultationUnwantedTone.options}
            hexOf={(word) => TONE_HEX[word]}
            value={value.unwantedTone}
            onChange={(unwantedTone) => onChange({ unwantedTone })}
          />
        </div>
      </Card>
      <MoreAboutHair value={value} onChange={onChange} />
    </div>
  );
}
