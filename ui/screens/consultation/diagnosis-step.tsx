import type { HairReading } from "#tools/colour/reading/schema.ts";
import {
  ConsultationCondition,
  ConsultationService,
  ConsultationUnderlyingTone,
  ConsultationUnwantedTone,
} from "#tools/consultations/schema.ts";
import { Porosity } from "#tools/colour/words.ts";
import { ChoiceChips } from "#ui/cards/choice-chips.tsx";
import { PreviousTreatments } from "#ui/cards/previous-treatments.tsx";
import { SafetyField } from "#ui/cards/zones-field/safety-field.tsx";
import { ServicesField } from "#ui/cards/zones-field/services-field.tsx";
import { ZonesField } from "#ui/cards/zones-field/zones-field.tsx";
import { TONE_HEX } from "#ui/cards/tone-hex.ts";
import { Card } from "#ui/components/page/card.tsx";
import { DamageField } from "./damage-field.tsx";
import type { Diagnosis } from "./diagnosis.ts";
import { LevelsField, type LevelsFieldProps } from "./levels-field.tsx";
import { MoreAboutHair } from "./more-about-hair.tsx";

export type DiagnosisStepProps = Pick<LevelsFieldProps, "seen" | "goalSeen"> & {
  value: Diagnosis;
  /** What the photo of the hair as it is shows, also after the level was set by hand. */
  reading: HairReading | undefined;
  onChange: (changes: Partial<Diagnosis>) => void;
};

/** The diagnosis as a colourist makes it: levels, service, history, state of the fibre, tones. */
export function DiagnosisStep({ value, onChange, seen, goalSeen, reading }: DiagnosisStepProps) {
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
      <ZonesField
        value={value.zones}
        onChange={(zones) => onChange({ zones })}
        level={value.currentLevel}
        seen={reading}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card title="Service and history">
          <div className="flex flex-col gap-5">
            <ChoiceChips
              label="Service"
              words={ConsultationService.options}
              value={value.serviceType}
              onChange={(serviceType) => serviceType && onChange({ serviceType })}
            />
            <ServicesField value={value.services} onChange={(services) => onChange({ services })} />
            <ChoiceChips
              label="Hair condition"
              words={ConsultationCondition.options}
              value={value.hairCondition}
              onChange={(hairCondition) => hairCondition && onChange({ hairCondition })}
            />
            <PreviousTreatments
              value={value.previousTreatments}
              onChange={(previousTreatments) => onChange({ previousTreatments })}
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
      <SafetyField value={value} onChange={onChange} />
      <MoreAboutHair value={value} onChange={onChange} />
    </div>
  );
}
