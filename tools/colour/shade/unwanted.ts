import type { Act } from "#tools/colour/bowl/act.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import { feedsOf } from "#tools/colour/science.ts";
import type { Pigment } from "#tools/colour/words.ts";

/** The pigments that a bowl must not bring: whatever works against the counter-tone, and where the base is opened or lifted first only the unwanted tone itself. */
export function fedBy({ counter, unwanted, current, lift }: Diagnosis, opened: boolean): Pigment[] {
  if (!counter || !unwanted || (opened && unwanted === "muddy")) return [];
  const own = feedsOf(unwanted, current);
  const wrong = opened || lift > 0 ? own : counter.avoid;
  return wrong.filter((pigment) => pigment !== "neutral");
}

/** Yellow that is to be creamy: beige is gold and violet, so it softens the yellow instead of feeding it. */
export const wantsCream = ({ tone, counter, canvas }: Diagnosis): boolean =>
  tone.shade === "beige" && /violet/.test(counter?.word ?? "") && canvas === "bleached";

/** The acts of a visit, none of which feeds the tone that is unwanted. A filler has to be warm, and foils and direct dye lie apart from it. */
export function sparing(acts: readonly Act[], d: Diagnosis): Act[] {
  const fed = fedBy(d, acts.some(opens));
  return acts.map((act) =>
    deposits(act)
      ? {
          ...act,
          parts: act.parts.map((part) =>
            part.balanced ? part : { ...part, avoid: [...part.avoid, ...fed] },
          ),
        }
      : act,
  );
}

const opens = ({ purpose }: Act) => purpose === "lighten" || purpose === "remove";

/** The head without a cast that goes with the dye or depth that is taken out: a muddy one is a build-up, and a warm base is left. */
export function onceOpened(d: Diagnosis): Diagnosis {
  return d.unwanted === "muddy" ? { ...d, unwanted: undefined, counter: undefined } : d;
}

const depositing: readonly Act["purpose"][] = ["deposit", "tone", "gloss"];

function deposits({ purpose, zone, types }: Act) {
  return depositing.includes(purpose) && zone !== "foils" && types[0] !== "semi-permanent";
}

/** An unwanted tone as it is said of hair: "brassy orange". */
export function toneWord(unwanted: string | undefined): string {
  return unwanted === "brass_orange" ? "brassy orange" : (unwanted ?? "warmth");
}
