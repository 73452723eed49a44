import type { Act } from "./act.ts";
import type { Diagnosis, ToneGoal } from "./diagnosis.ts";
import type { Ledger } from "./ledger.ts";
import { feedsOf, pigmentsOf, source } from "./science.ts";
import type { Pigment } from "./words.ts";

/** The pigments that a bowl must not bring: whatever works against the counter-tone, and where the base is opened or lifted first only the unwanted tone itself. */
export function fedBy({ counter, unwanted, current, lift }: Diagnosis, opened: boolean): Pigment[] {
  if (!counter || !unwanted) return [];
  const own = feedsOf(unwanted, current);
  const wrong = opened || lift > 0 ? own : counter.avoid;
  return wrong.filter((pigment) => pigment !== "neutral");
}

/** The acts of a visit, none of which feeds the tone that is unwanted. A filler has to be warm, and foils and direct dye lie apart from it. */
export function sparing(acts: readonly Act[], d: Diagnosis, ledger: Ledger): Act[] {
  const opened = acts.some(({ purpose }) => purpose === "lighten" || purpose === "remove");
  const fed = fedBy(d, opened);
  if (fed.length === 0) return [...acts];
  const wish = wishOf(d.tone);
  if (acts.some(deposits) && wish.some((pigment) => fed.includes(pigment)))
    ledger.find(
      "wish_against_unwanted",
      "warn",
      `${wishWord(d.tone)} is wished for, and the ${toneWord(d.unwanted)} that shows is to go: one bowl cannot do both. This one feeds nothing of what is to go. Where the client likes that warmth, leave it out of what is unwanted and the wish decides.`,
      source.wheel,
    );
  return acts.map((act) =>
    deposits(act)
      ? {
          ...act,
          parts: act.parts.map((part) => ({ ...part, avoid: [...part.avoid, ...fed] })),
        }
      : act,
  );
}

const depositing: readonly Act["purpose"][] = ["deposit", "tone", "gloss"];

function deposits({ purpose, zone, types }: Act) {
  return depositing.includes(purpose) && zone !== "foils" && types[0] !== "semi-permanent";
}

function wishOf({ word, shade }: ToneGoal): readonly Pigment[] {
  if (word === "warm") return ["yellow"];
  return shade ? pigmentsOf(shade) : [];
}

function wishWord({ word, shade = "natural" }: ToneGoal) {
  const said = (word === "shade" ? shade : word).replaceAll("-", " ");
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}

/** An unwanted tone as it is said of hair: "brassy orange". */
export function toneWord(unwanted: string | undefined): string {
  return unwanted === "brass_orange" ? "brassy orange" : (unwanted ?? "warmth");
}
