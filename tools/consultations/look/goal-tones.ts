import type { SeenTone } from "#tools/colour/reading/schema.ts";
import type { CanonicalTone } from "#tools/colour/words.ts";
import type { Difference, Sources } from "#tools/consultations/analysis/sources.ts";

/** Tones that a goal photo shows, as the engine's tones. A vivid needs a direct dye, so it is not guessed from a photo. */
export const TARGET_TONES: Partial<Record<SeenTone, CanonicalTone>> = {
  natural: "natural",
  ash: "ash",
  gold: "gold",
  copper: "copper",
  red: "red",
  violet: "violet",
  grey: "silver",
};

/** The goal's tone as it was entered against the goal photo: only cool against warm is told, the rest is a matter of words. */
export function goalTones({ diagnosis, target, seen }: Sources): Difference | undefined {
  const entered = diagnosis.desiredTone;
  const photo = target?.hairFound && target.tone ? TARGET_TONES[target.tone] : undefined;
  const model = (seen?.goal?.hairFound ? seen.goal.tone : null) ?? undefined;
  const conflict = entered !== null && [photo, model].some((tone) => opposed(entered, tone));
  if (!conflict && (entered !== null || !opposed(photo, model))) return undefined;
  // the engine hears of the goal photo's tone and knows its two general words for a wish
  const engineTells = /^(warm|cool_ash)$/.test(entered ?? "") && opposed(entered, model ?? photo);
  const used = entered ?? model ?? photo ?? "natural";
  return {
    about: "tone",
    entered: entered && `${spoken(entered)} as the goal`,
    measured: photo ? `${photo} as the goal` : null,
    model: model ? `${spoken(model)} as the goal` : null,
    engine: null,
    used: spoken(used),
    why: conflict
      ? "Agree with the client which of the two is meant: the words or the picture."
      : "Nothing was entered, and an eye names a tone more finely than pixels do.",
    photoLevel: null,
    conflict: conflict && !engineTells,
    silent: engineTells,
  };
}

const COOL =
  /^(cool_ash|ash|ash-blue|ash-green|ash-violet|matte|violet|pearl|silver|natural-cool)$/;
const WARM = /^(warm|gold|gold-copper|copper|red|red-copper|mahogany|natural-warm|chocolate)$/;

function opposed(a: string | undefined | null, b: string | undefined | null): boolean {
  if (!a || !b) return false;
  return (COOL.test(a) && WARM.test(b)) || (WARM.test(a) && COOL.test(b));
}

const spoken = (tone: string) => tone.replaceAll(/[-_]/g, " ");
