import type { Bowl } from "#tools/formulas/schema.ts";
import { developerStrength, shadeLabel } from "#ui/cards/formula-card/bowl-words.ts";
import { developerSaid, gramsSaid, minutesSaid, shadeSaid } from "./spoken-bowl.ts";

/** One thing to do at the mixing station. Grams are those of this step; `scale` is what the scale reads when it is done. */
export type MixingStep =
  | { kind: "tare"; says: string }
  | {
      kind: "pour";
      what: string;
      /** Under the name, such as the strength of a developer. */
      detail: string | undefined;
      hex: string | null;
      grams: number;
      scale: number;
      says: string;
    }
  | { kind: "apply"; minutes: readonly [number, number]; says: string };

/** A bowl as steps at the scale: an empty bowl, every shade as it is poured, the developer, then the hair. */
export function mixingSteps(bowl: Bowl): MixingStep[] {
  let scale = 0;
  const pour = (grams: number) => {
    scale = Math.round((scale + grams) * 10) / 10;
    return { grams, scale };
  };
  const { developer, minutes } = bowl;
  return [
    { kind: "tare", says: "Put the empty bowl on the scale, and set it to zero." },
    ...bowl.shades.map((shade) => ({
      kind: "pour" as const,
      what: shadeLabel(shade),
      detail: undefined,
      hex: shade.hex,
      ...pour(shade.grams),
      says: `${gramsSaid(shade.grams)} of ${shadeSaid(shade)}.`,
    })),
    ...(developer
      ? [
          {
            kind: "pour" as const,
            what: developer.name,
            detail: developerStrength(developer.volume, developer.percent),
            hex: "var(--developer)",
            ...pour(developer.grams),
            says: `${gramsSaid(developer.grams)} of ${developerSaid(developer.volume)}.`,
          },
        ]
      : []),
    {
      kind: "apply" as const,
      minutes,
      says:
        minutes[1] > 0
          ? `Mix it, put it on, then start the timer: ${minutesSaid(minutes)}.`
          : "Mix it, and put it on.",
    },
  ];
}

/** What the hands may ask for while they are full. */
export type MixingWish = "next" | "back" | "repeat" | "timer" | "stop";

const WISHES: readonly (readonly [RegExp, MixingWish])[] = [
  [/\b(start|begin|set)\b.*\btimer\b|\bstart( it| now)?$/, "timer"],
  [/\b(stop|leave|close|exit|finish)\b/, "stop"],
  [/\b(back|previous|before)\b/, "back"],
  [/\b(repeat|again|what|how much)\b/, "repeat"],
  [/\b(next|done|okay|ok|go on|continue)\b/, "next"],
];

/** What was asked for by voice; undefined for talk that is not meant for the scale. */
export function wishIn(heard: string): MixingWish | undefined {
  const words = heard.toLowerCase().trim();
  if (words.split(/\s+/).length > 6) return undefined;
  return WISHES.find(([sign]) => sign.test(words))?.[1];
}
