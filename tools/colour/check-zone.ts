import type { CheckedBowl, CheckedHair } from "./checked-bowl.ts";
import { partsOfZone } from "./stages.ts";
import type { ZoneName } from "./words.ts";

/** The hair as the bowl meets it: the part of the head it goes on, where the parts differ; a bowl for all of it meets the head. */
export function hairUnder(bowl: CheckedBowl, hair: CheckedHair): CheckedHair {
  const own = partsOf(bowl);
  const named =
    bowl.parts || bowl.area || (bowl.zone && bowl.zone !== "all" && bowl.zone !== "foils");
  const part = named && hair.parts?.find(({ names }) => names.some((name) => own.includes(name)));
  if (!part) return hair;
  const zones = { roots: { level: part.d.current } };
  return { ...hair, d: { ...part.d, zones }, gate: part.gate, parts: [] };
}

/** The parts of the head that a bowl goes on. */
export function partsOf({ parts, area, zone = "all" }: CheckedBowl): readonly ZoneName[] {
  return parts ?? (area ? [area] : partsOfZone[zone]);
}
