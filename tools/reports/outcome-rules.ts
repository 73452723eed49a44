import { CanonicalTone } from "#tools/colour/words.ts";
import { measure } from "#tools/outcomes/rules.ts";
import { FEWEST, shareOf } from "./figure-rules.ts";
import type { FormulaReport } from "./schema.ts";

/** An outcome as it is held. Levels 1-10 in halves; tones by their word. */
export type HeldOutcome = {
  happy: boolean;
  levelReached: number | null;
  levelPlanned: number | null;
  tone: string | null;
  tonePlanned: string | null;
};

/** How outcomes came out, by the measures of the outcomes screen, each where at least five tell it. */
export function measuredOf(
  held: readonly HeldOutcome[],
): Pick<FormulaReport, "hit" | "level" | "tone"> {
  const told = held.map((each) => ({
    ...each,
    tone: toneOf(each.tone),
    tonePlanned: toneOf(each.tonePlanned),
    applied: null,
  }));
  const { withinHalf, toneHitPercent } = measure(told);
  const levels = told.filter((each) => each.levelReached !== null && each.levelPlanned !== null);
  const tones = told.filter((each) => each.tone && each.tonePlanned);
  return {
    hit: shareOf(told.filter(({ happy }) => happy).length, told.length),
    level: rate(withinHalf, levels.length),
    tone: rate(toneHitPercent, tones.length),
  };
}

const toneOf = (word: string | null) => CanonicalTone.nullable().catch(null).parse(word);

const rate = (percent: number | null, of: number) => ({
  of,
  percent: of < FEWEST ? null : percent,
});
