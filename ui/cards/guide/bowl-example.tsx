import { CircleAlert } from "lucide-react";
import type { Formula, FormulateAnswer, Step } from "#tools/colour/schema.ts";
import { swatchHex } from "#tools/colour/shade/swatch.ts";
import { minutesRange } from "#ui/cards/formula-card/bowl-words.ts";
import { RatioBar, type RatioPart } from "#ui/components/hair/ratio-bar.tsx";
import { Swatch } from "#ui/components/hair/swatch.tsx";

/** What the engine mixed for an example: each bowl, or why there is none. */
export function BowlExample({ answer }: { answer: FormulateAnswer }) {
  const { formula, formulas, steps, sessions } = answer;
  const stopped = answer.findings.filter(({ severity }) => severity === "block");
  if (!formula || stopped.length > 0) {
    return (
      <ul className="flex flex-col gap-2">
        {stopped.map(({ code, sentence }) => (
          <li key={code} className="flex gap-2.5">
            <CircleAlert size={18} aria-hidden="true" className="mt-0.5 text-bad" />
            {sentence}
          </li>
        ))}
      </ul>
    );
  }
  const bowls = steps.filter(({ type }) => type !== "treatment");
  const slots = Object.values(formulas);
  const cards = slots.length > 0 ? slots : [formula];
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-center gap-3.5">
        <Swatch hex={formula.color} className="size-14 rounded-m" />
        <p>
          <span className="block font-display text-lg leading-tight font-semibold tracking-tight">
            {formula.name}
          </span>
          <span className="text-sm text-ink-2">
            Confidence {answer.confidence}
            {sessions[1] > 1 && ` · ${sessionWords(sessions)}`}
          </span>
        </p>
      </div>
      {cards.map((card) => (
        <Ingredients key={card.name} card={card} step={stepOf(card, bowls)} />
      ))}
    </div>
  );
}

function Ingredients({ card, step }: { card: Formula; step: Step | undefined }) {
  return (
    <div>
      {step && <RatioBar parts={partsOf(step)} className="mb-2.5" />}
      <ul className="divide-y divide-line-soft">
        {card.ingredients.map(({ name, amount }) => (
          <li key={name} className="flex items-baseline justify-between gap-3 py-2">
            <span className="min-w-0">{name}</span>
            <span className="font-mono text-md font-semibold whitespace-nowrap tabular-nums">
              {amount}
            </span>
          </li>
        ))}
      </ul>
      {step && step.minutes[1] > 0 && (
        <p className="border-t border-line-soft pt-2 text-sm text-ink-2">
          {minutesRange(step.minutes)}
          {step.developer && `, ${step.developer.volume} vol`}
          {step.ratio && `, ${step.ratio}`}
        </p>
      )}
    </div>
  );
}

/** The bowl of a card: its first ingredient begins with that of the bowl's shades, as they are written. */
function stepOf({ ingredients }: Formula, steps: readonly Step[]): Step | undefined {
  const [first] = ingredients;
  return steps.find(({ shades }) => shades.some(({ code }) => first?.name.includes(code)));
}

function partsOf({ shades, developer }: Step): RatioPart[] {
  const colours = shades.map(({ code, level, tone, grams }) => ({
    label: code,
    grams,
    hex: level === null ? "#b7c3d6" : swatchHex(level, tone),
  }));
  if (!developer) return colours;
  return [
    ...colours,
    { label: `${developer.volume} vol`, grams: developer.grams, hex: "var(--developer)" },
  ];
}

const sessionWords = ([least, most]: readonly [number, number]) =>
  least === most ? `${most} visits` : `${least} to ${most} visits`;
