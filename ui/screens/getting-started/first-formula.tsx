import { Check } from "lucide-react";
import { useState } from "react";
import type { FormulateRequest } from "#tools/colour/schema.ts";
import { GOOD_SHOTS } from "#tools/guide/light-data.ts";
import { ExampleCard } from "#ui/cards/guide/example-card.tsx";
import { levelName } from "#ui/cards/hair-words.ts";
import { Badge } from "#ui/components/badge.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { LevelScale } from "#ui/components/hair/level-scale.tsx";
import { FieldSegments } from "#ui/components/fields/segmented-control.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { useProgress } from "./use-progress.ts";

const CANVASES = [
  { value: "virgin", label: "Never colored" },
  { value: "previously-colored", label: "Colored" },
  { value: "bleached", label: "Lightened" },
] as const;
const TONES = [
  { value: "natural", label: "Natural" },
  { value: "beige", label: "Beige" },
  { value: "cool_ash", label: "Ash" },
  { value: "copper", label: "Copper" },
] as const;
type Canvas = (typeof CANVASES)[number]["value"];
type Tone = (typeof TONES)[number]["value"];

const AFTER = [
  "Read the checks. Each names its rule and its source, and what would have to change.",
  "Scale the bowl to the hair in front of you, weigh, start the timer on the card.",
  "Correct what you mixed differently, then record how it came out. The next formula learns from it.",
] as const;

/** First Formula: a photo, what you say, and what the engine makes of it, to be changed at will. */
export function FirstFormula() {
  const { consultation } = useProgress();
  const [levels, setLevels] = useState({ hair: 6, goal: 8 });
  const [canvas, setCanvas] = useState<Canvas>("virgin");
  const [tone, setTone] = useState<Tone>("beige");
  const [photo] = GOOD_SHOTS;
  const head: FormulateRequest = {
    currentLevel: levels.hair,
    desiredLevel: levels.goal,
    hairCondition: canvas,
    damageLevel: "1",
    desiredTone: tone,
    ...(canvas === "virgin" ? { previousTreatments: ["virgin"] } : {}),
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          <Card className="flex items-center gap-5">
            {photo && (
              <img
                src={photo.image}
                alt="The back of a head, in daylight"
                width={400}
                height={480}
                className="aspect-5/6 w-28 shrink-0 rounded-m object-cover"
              />
            )}
            <div>
              <h2 className="text-lg">1. The photos</h2>
              <p className="mt-1 text-ink-2">
                Up to five of the hair as it is, and one of the color that is wanted. Level, tone
                and zones are read and filled in.
              </p>
            </div>
          </Card>
          <Card>
            <h2 className="text-lg">2. What you say</h2>
            <p className="mt-1 mb-5 text-ink-2">
              Drag the pins and change the rest: the bowl follows. A real consultation also asks for
              history, damage and porosity.
            </p>
            <div className="flex flex-col gap-5">
              <LevelScale
                label="Hair and goal"
                pins={[
                  { id: "hair", label: "hair", level: levels.hair },
                  { id: "goal", label: "goal", level: levels.goal, tone: "cool" },
                ]}
                onMove={(pin, level) => setLevels({ ...levels, [pin]: level })}
                nameOf={levelName}
              />
              <FieldSegments
                label="The hair is"
                options={CANVASES}
                value={canvas}
                onChange={setCanvas}
              />
              <FieldSegments label="Tone" options={TONES} value={tone} onChange={setTone} />
            </div>
          </Card>
        </div>
        <Card>
          <h2 className="mb-4 text-lg">3. The bowl</h2>
          <ExampleCard head={head} />
        </Card>
      </div>
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="text-lg">4. At the chair</h2>
          {consultation && (
            <Badge tone="ok" icon={Check}>
              You have made your first
            </Badge>
          )}
        </div>
        <ol className="mt-3 grid list-inside list-decimal gap-x-8 gap-y-3 text-ink-2 marker:font-semibold lg:grid-cols-3">
          {AFTER.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink to="/consultation" kind="primary" big className="max-md:w-full">
            {consultation ? "Start a consultation" : "Create the first formula"}
          </ButtonLink>
          <TextLink to="/formula-training">Practice first, on ten drawn heads</TextLink>
        </div>
      </Card>
    </div>
  );
}
