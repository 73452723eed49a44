import conversions from "#tools/colour/convert/conversions.json" with { type: "json" };
import type { ToneGoal } from "#tools/colour/diagnosis.ts";
import type { CanonicalTone } from "#tools/colour/words.ts";

/** Tones that are taken for one another on a head; what lies in another group is another colour to the client. */
const families: readonly (readonly CanonicalTone[])[] = [
  ["natural", "natural-intense", "natural-warm", "natural-cool", "black"],
  ["ash", "ash-blue", "ash-green", "ash-violet", "matte", "silver"],
  ["violet", "pearl"],
  ["gold", "yellow"],
  ["gold-copper", "copper", "red-copper", "orange"],
  ["rose", "pink"],
  ["brown", "chocolate", "mocha"],
];

const cool = new Set(conversions.coolTones);
const warm = new Set([...conversions.warmTones, "beige"]);

/** Whether two tones are one colour to the client: copper and red copper, not copper and gold. */
export function sameFamily(a: CanonicalTone, b: CanonicalTone): boolean {
  return a === b || families.some((family) => family.includes(a) && family.includes(b));
}

/** Whether a look is what was wished for; a wish that names no tone is met by any. */
export function meetsWish({ word, shade }: ToneGoal, look: CanonicalTone | undefined): boolean {
  if (word === "shade" && shade !== "clear")
    return shade === undefined || (look !== undefined && sameFamily(shade, look));
  if (word === "cool") return look !== undefined && cool.has(look);
  return word !== "warm" || (look !== undefined && warm.has(look));
}
