import { useState } from "react";
import { greyWordPercent } from "#tools/colour/science.ts";
import type { FormulateRequest } from "#tools/colour/schema.ts";
import { ExampleCard } from "#ui/cards/guide/example-card.tsx";
import { levelName } from "#ui/cards/hair-words.ts";
import { LevelScale } from "#ui/components/hair/level-scale.tsx";
import { SegmentedControl } from "#ui/components/fields/segmented-control.tsx";
import { Switch } from "#ui/components/fields/switch.tsx";
import { FigureFrame } from "./frame.tsx";

const TONES = [
  { value: "natural", label: "Natural" },
  { value: "gold", label: "Gold" },
  { value: "copper", label: "Copper" },
  { value: "cool_ash", label: "Ash" },
] as const;
type Tone = (typeof TONES)[number]["value"];

/** A head with white hair to ask the engine about, in the stylist's own lines. */
export function WhiteTry() {
  const [white, setWhite] = useState(greyWordPercent.substantial);
  const [levels, setLevels] = useState({ hair: 5, goal: 6 });
  const [tone, setTone] = useState<Tone>("gold");
  const [resistant, setResistant] = useState(false);
  const head: FormulateRequest = {
    currentLevel: levels.hair,
    desiredLevel: levels.goal,
    damageLevel: "1",
    serviceType: "gray-coverage",
    hasGray: true,
    grayPercent: white,
    desiredTone: tone,
    extra: { regrowthOnly: true, resistantGrey: resistant },
  };
  return (
    <FigureFrame className="grid gap-6 md:grid-cols-2">
      <div className="flex flex-col gap-5">
        <p className="font-semibold">Ask the engine</p>
        <SegmentedControl
          label="White, in percent"
          options={Object.values(greyWordPercent).map((value) => ({ value, label: `${value}%` }))}
          value={white}
          onChange={setWhite}
        />
        <LevelScale
          label="Natural hair and goal"
          pins={[
            { id: "hair", label: "hair", level: levels.hair },
            { id: "goal", label: "goal", level: levels.goal, tone: "cool" },
          ]}
          onMove={(pin, level) => setLevels({ ...levels, [pin]: level })}
          nameOf={levelName}
        />
        <SegmentedControl label="Tone" options={TONES} value={tone} onChange={setTone} />
        <Switch label="Resistant at the hairline" on={resistant} onChange={setResistant} />
      </div>
      <ExampleCard head={head} />
    </FigureFrame>
  );
}
