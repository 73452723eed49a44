import type { CheckedBowl, CheckedHair } from "./checked-bowl.ts";
import { partsOfZone } from "#tools/colour/visit/stages.ts";
import type { ZoneName } from "#tools/colour/words.ts";

/** The hair as the bowl meets it: the part of the head it goes on, where the parts differ; a bowl for all of it meets the head. */
export function hairUnder(bowl: CheckedBowl, hair: CheckedHair): CheckedHair {
  const own = partsOf(bowl);
  const named =
    bowl.parts || bowl.area || (bowl.zone && bowl.zone !== "all" && bowl.zone !== "foils");
  const corrected = byOwnLevel(bowl, hair);
  if (corrected) return corrected;
  const part = named && hair.parts?.find(({ names }) => names.some((name) => own.includes(name)));
  if (!part) return hair;
  const zones = { roots: { level: part.d.current } };
  return { ...hair, d: { ...part.d, zones }, gate: part.gate, parts: [] };
}

/** A correction tones a part at the level that the part has, and goes no further today. */
function byOwnLevel({ zone, purpose }: CheckedBowl, hair: CheckedHair): CheckedHair | undefined {
  const { d } = hair;
  const level =
    zone === "roots" || zone === "mids" || zone === "ends" ? d.zones?.[zone]?.level : undefined;
  const tones = purpose === "tone" || purpose === "gloss";
  if (!d.lastFormula || level === undefined || !tones) return undefined;
  const own = Math.min(10, level);
  // hot roots are taken down to the lengths
  const lengths = Math.min(d.current, d.zones?.mids?.level ?? d.zones?.ends?.level ?? own);
  const goal = zone === "roots" ? Math.min(own, lengths) : own;
  return { ...hair, d: { ...d, current: own, desired: goal, lift: 0, darker: own - goal } };
}

/** The parts of the head that a bowl goes on. */
export function partsOf({ parts, area, zone = "all" }: CheckedBowl): readonly ZoneName[] {
  return parts ?? (area ? [area] : partsOfZone[zone]);
}
