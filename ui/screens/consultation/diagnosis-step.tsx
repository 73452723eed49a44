import { useState } from "react";
import type { HairReading } from "#tools/colour/reading/schema.ts";
import {
  ConsultationService,
  CorrectionDesiredTone,
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
import { Fold } from "#ui/components/page/fold.tsx";
import { DamageField } from "./damage-field.tsx";
import { conditionOf, historyOf, serviceShown, type Diagnosis } from "./diagnosis.ts";
import { LevelsField, type LevelsFieldProps } from "./levels-field.tsx";
import { MoreAboutHair } from "./more-about-hair.tsx";

export type DiagnosisStepProps = Pick<LevelsFieldProps, "seen" | "goalSeen"> & {
  value: Diagnosis;
  /** What the photo of the hair as it is shows, also after the level was set by hand. */
  reading: HairReading | undefined;
  /** Whether somebody chose the service. */
  serviceChosen: boolean;
  onChange: (changes: Partial<Diagnosis>) => void;
};

/** From dark to light, as hair opens. */
const UNDERLYING = ["none", "red-orange", "orange", "gold", "yellow", "pale-yellow"] as const;

/** Services that the first question already offers. */
const ASKED_ABOVE = ["toning", "grey_coverage", "correction"] as const;

/** The diagnosis as a colourist makes it: levels, service, history, state of the fibre, tones. */
export function DiagnosisStep(props: DiagnosisStepProps) {
  const { value, onChange, seen, goalSeen, reading, serviceChosen } = props;
  const [toned] = useState(value.underlyingTone !== undefined || value.unwantedTone !== undefined);
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
        <div className="flex min-w-0 flex-col gap-4">
          <Card title="What is done">
            <div className="flex flex-col gap-5">
              <ChoiceChips
                label="Service"
                hint="Left open, levels and tones decide"
                words={ConsultationService.options}
                value={serviceShown(value, serviceChosen)}
                onChange={(serviceType) => serviceType && onChange({ serviceType })}
              />
              <ServicesField
                value={value.services}
                without={ASKED_ABOVE}
                onChange={(services) => onChange({ services })}
              />
            </div>
          </Card>
          <Card title="Tone">
            <div className="flex flex-col gap-5">
              <ChoiceChips
                optional
                label="Tone wanted"
                hint="Left open, the photo decides"
                words={CorrectionDesiredTone.options}
                value={CorrectionDesiredTone.options.find((word) => word === value.desiredTone)}
                onChange={(desiredTone) => onChange({ desiredTone })}
              />
              <Fold summary="Underlying and unwanted tone" open={toned} className="-my-2">
                <div className="flex flex-col gap-5 pt-1">
                  <ChoiceChips
                    optional
                    label="Underlying tone"
                    hint="What shows through as it lifts"
                    words={UNDERLYING}
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
              </Fold>
            </div>
          </Card>
        </div>
        <Card title="State of the hair">
          <div className="flex flex-col gap-5">
            <PreviousTreatments
              hint="All that are still in the hair. None counts as virgin."
              value={historyOf(value)}
              onChange={(previousTreatments) =>
                onChange({ previousTreatments, hairCondition: conditionOf(previousTreatments) })
              }
            />
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
      <SafetyField value={value} onChange={onChange} />
      <MoreAboutHair value={value} onChange={onChange} />
    </div>
  );
}
