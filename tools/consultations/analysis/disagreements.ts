import { greyWordPercent } from "#tools/colour/science.ts";
import { verdictOn } from "#tools/colour/reading/certainty.ts";
import type { VisibleWarmth } from "#tools/colour/reading/schema.ts";
import type { Disagreement } from "./disagreement-schema.ts";
import { goalTones } from "#tools/consultations/look/goal-tones.ts";
import type { Sign } from "#tools/consultations/look/look-schema.ts";
import { hairSeen, type Difference, type Sources } from "./sources.ts";
import {
  APART_IN_A_PHOTO,
  enteredLevels,
  modelLevels,
  pixelLevels,
  spreadOf,
  zonesDiffer,
  zoneWords,
} from "#tools/consultations/look/zones-from-photo.ts";

/** Every difference between the sources, and which of them the formula follows. */
export function differences(sources: Sources): Difference[] {
  return [
    levelDifference(sources),
    historyDifference(sources),
    greyDifference(sources),
    warmthDifference(sources),
    goalTones(sources),
    zonesDifference(sources),
  ].filter((each) => each !== undefined);
}

/** "The photo reads 6 (5 to 7), the model says 5, you entered 8. The formula follows 8." */
export function differenceSentence({ entered, measured, model, used, why }: Disagreement): string {
  const said = [
    measured && `the photo reads ${measured}`,
    model && `the model says ${model}`,
    entered && `you entered ${entered}`,
  ].filter(Boolean);
  const line = said.join(", ");
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}. The formula follows ${used}. ${why}`;
}

function levelDifference({ diagnosis, shown, seen, worked }: Sources): Difference | undefined {
  const measured = shown[0]?.level ?? undefined;
  const model = hairSeen(seen)?.level ?? undefined;
  const corrective = diagnosis.consultationType === "corrective";
  const offPixels = measured !== undefined && verdictOn(worked, measured) === "conflicts";
  const offModel = model !== undefined && Math.abs(model - worked) >= 2;
  const apart =
    measured !== undefined &&
    model !== undefined &&
    (model < measured.low - 1 || model > measured.high + 1);
  if (!offPixels && !offModel && !apart) return undefined;
  return {
    about: "level",
    entered: corrective ? null : `${diagnosis.currentLevel}`,
    measured: measured ? `${measured.value} (${measured.low} to ${measured.high})` : null,
    model: model === undefined ? null : `${model}`,
    engine: corrective ? `${worked}, from the formula that was used` : null,
    used: `${corrective ? worked : diagnosis.currentLevel}`,
    why: "Your eye is on the hair, the camera is not. Hold a swatch to the mids before you mix.",
    photoLevel: offPixels && !corrective ? whole(measured.value) : null,
    conflict: !corrective && (offPixels || offModel),
  };
}

/** What the signs say of hair that is called virgin. */
const TREATED: Partial<Record<Sign, string>> = {
  old_colour_bands: "bands of old color",
  box_dye_build_up: "built-up color",
  lightened_ends: "lightened ends",
  foils: "foils",
  direct_dye: "a direct dye",
};

function historyDifference({ diagnosis, shown, seen }: Sources): Difference | undefined {
  const { consultationType, hairCondition, previousTreatments } = diagnosis;
  const treated = previousTreatments.some((each) => each !== "virgin");
  if (consultationType === "corrective" || hairCondition !== "virgin" || treated) return undefined;
  const vivid = shown.some(({ tone }) => tone === "vivid");
  const banded = shown.some(
    ({ zones: { roots, ends } }) => (ends?.level ?? 0) - (roots?.level ?? 10) >= APART_IN_A_PHOTO,
  );
  const signs = hairSeen(seen)?.signs.flatMap((sign) => TREATED[sign] ?? []) ?? [];
  if (!vivid && !banded && signs.length === 0) return undefined;
  return {
    about: "history",
    entered: "virgin hair",
    measured: vivid ? "a direct dye" : banded ? "ends much lighter than the roots" : null,
    model: signs.length > 0 ? signs.join(" and ") : null,
    engine: null,
    used: "virgin hair",
    why: "Ask about old color or lightener before you mix: it changes what this hair may take.",
    photoLevel: null,
    conflict: true,
  };
}

/** From this share of white on, a head that nobody calls grey is spoken of; and so far may a guess at it be off. */
const GREY = { spoken: 25, off: 30 };

function greyDifference({ diagnosis, facts, shown, seen }: Sources): Difference | undefined {
  const { consultationType, hasGray, grayCoverage, serviceType } = diagnosis;
  if (consultationType === "corrective") return undefined;
  const measured = Math.round(Math.max(0, ...shown.map(({ greyShare }) => greyShare)) * 100);
  const model = hairSeen(seen)?.greyPercent;
  const named = hasGray || serviceType === "gray-coverage" || facts.grayPercent !== undefined;
  const word = (greyWordPercent as Record<string, number>)[grayCoverage ?? ""];
  const entered = facts.grayPercent ?? word;
  const off = (share: number) =>
    named ? entered !== undefined && Math.abs(share - entered) >= GREY.off : share >= GREY.spoken;
  const eyes = [...(shown.length > 0 ? [measured] : []), ...(model === undefined ? [] : [model])];
  // white is hard to tell from shine: against a share that was entered, all who looked must say so
  const conflict = named ? eyes.length > 0 && eyes.every(off) : eyes.some(off);
  if (!conflict) return undefined;
  return {
    about: "grey",
    entered: named ? `about ${entered}% white` : "no gray",
    measured: shown.length > 0 ? `about ${measured}% white` : null,
    model: model === undefined ? null : `about ${Math.round(model)}% white`,
    engine: null,
    used: named ? `${entered}% white` : "no gray",
    why: "White hair takes this color differently. Part the hair and count at the roots.",
    photoLevel: null,
    conflict: true,
  };
}

const WARM = /^(brass|brass_orange|orange|red-orange|gold|yellow|pale-yellow)$/;

function warmthDifference({ diagnosis, shown, seen }: Sources): Difference | undefined {
  const { underlyingTone, unwantedTone } = diagnosis;
  const entered = [unwantedTone, underlyingTone].find((word) => word && WARM.test(word));
  const [reading] = shown;
  const eye = hairSeen(seen);
  if (!entered || !reading || reading.visibleWarmth !== "none") return undefined;
  // one eye alone is believed only where something white told it the light
  const knownLight = reading.quality.flags.length === 0;
  if (eye ? eye.warmth !== "none" : !knownLight) return undefined;
  return {
    about: "tone",
    entered: spoken(entered),
    measured: warmthWords(reading.visibleWarmth),
    model: eye ? warmthWords(eye.warmth) : null,
    engine: null,
    used: spoken(entered),
    why: "A camera's white balance easily hides warmth, so your word stands. Look again in daylight.",
    photoLevel: null,
    conflict: false,
  };
}

function zonesDifference({ diagnosis, shown, seen }: Sources): Difference | undefined {
  const pixels = shown[0] ? pixelLevels(shown[0]) : {};
  const eye = hairSeen(seen);
  const model = eye ? modelLevels(eye) : {};
  const entered = diagnosis.zones ? enteredLevels(diagnosis.zones) : {};
  const told = Object.keys(entered).length > 0;
  const conflict = told && (zonesDiffer(entered, pixels) || zonesDiffer(entered, model));
  const between = zonesDiffer(pixels, model) && (spreadOf(pixels) >= 2 || spreadOf(model) >= 2);
  if (!conflict && !between) return undefined;
  return {
    about: "zones",
    entered: zoneWords(entered) || null,
    measured: zoneWords(pixels) || null,
    model: zoneWords(model) || null,
    engine: null,
    used: told ? zoneWords(entered) : "one level for the whole head",
    why: told
      ? "What you entered for each zone stands."
      : "Those who looked at the photo do not agree on its zones. Enter them, and the bowls are written per zone.",
    photoLevel: null,
    conflict,
  };
}

const whole = (level: number) => Math.min(10, Math.max(1, Math.round(level)));
const spoken = (word: string) => word.replaceAll(/[-_]/g, " ");
const warmthWords = (warmth: VisibleWarmth) =>
  warmth === "none" ? "no warmth" : `${spoken(warmth)} warmth`;
