import type { Facts, Slot } from "./heard.ts";

const DAMAGE: [RegExp, Facts["damageLevel"]][] = [
  [/\b(not|isn't|no|without) (really |very |much |any )?damaged?\b/, "1"],
  [
    /\b(gummy|mush(y)?|stretch(y|es|ing)|melting|dead|snapp?ing|shot|chemical cut|disintegrat\w+)\b/,
    "4",
  ],
  [
    /\b(fried|straw|heav(y|ily) damaged?|heavy damage|break(ing|age|s)|snaps|shedding|won't spring back|compromised|severe(ly)?|over-?processed|burnt|wrecked|very damaged|really damaged|badly damaged|shocking)\b/,
    "3",
  ],
  [/\b(slight(ly)?|bit|little)\b.*\b(damaged?|dry)\b|\bdry ends\b|\bends are dry\b/, "1"],
  [/\b(moderate(ly)?|some damage|damaged|medium damage)\b/, "2"],
  [
    /\b(healthy|good (condition|shape|nick)|great (condition|shape|nick)|strong hair|hair(?:'s| is) (?:strong|healthy|good|fine and healthy)|perfect condition)\b/,
    "1",
  ],
];
const LENGTHS: [RegExp, Facts["hairLength"]][] = [
  [/\b(very long|waist|bum|hips?|elbows?|tailbone|butt|knee)\b/, "very_long"],
  [
    /\b(past (her |his |the )?(shoulders?|collarbone)|mid-? ?back|below (the |her )?shoulders?|bra (strap|line)|armpit|shoulder blades?)\b/,
    "long",
  ],
  [/\b(shoulders?|collar ?bone|lob|medium length|mid length)\b/, "medium"],
  [
    /\b(pixie|short|bob|chin|ears?|ear length|crop(ped)?|buzz|fade|number \d|inches? on top)\b/,
    "short",
  ],
  [
    /\blong (hair|length)\b|\b(?:and|coarse|thick|fine),? long\b|\bhair(?: is|'s) (?:very |really )?long\b/,
    "long",
  ],
];
const THICKNESS: [RegExp, Facts["hairThickness"]][] = [
  [/\b(thick|coarse|tons of hair|loads of hair|lots of hair|dense)\b/, "thick"],
  [
    /\b(fine|thin) (hair|haired|texture|strands)|\bfine(?= (?:as|limp|fluffy|wispy))|\bsoft and fine\b|(?<!\b(?:looks?|is|are|was|were|feels?|all|just|be|it's|that's))(?<=[a-z\d]{3}),? fine[.!]*$|^fine[.!]*$|\b(baby|super|very|quite|really)[- ](fine|thin)\b|\bthin hair/,
    "fine",
  ],
  [
    /\bmedium (texture|density|thickness|hair|strands?)\b|\baverage (density|thickness)\b/,
    "medium",
  ],
];

/** How porous the hair is, said of it or asked of a form: "high porosity", "porosity high". */
const IS = String.raw`(?: is| looks| seems|:)?(?: (?:a bit|quite|pretty|very|rather|really))?`;
const POROSITY: readonly [RegExp, NonNullable<Facts["porosity"]>][] = [
  [
    new RegExp(
      String.raw`\b(?:low|poor) porosity\b|\bporosity${IS} low\b|\bresists? water\b|\bwater (?:just )?beads\b|\b(?:not|isn't|hardly|barely) (?:very |that |really |so )?porous\b`,
    ),
    "low",
  ],
  [
    new RegExp(
      String.raw`\b(?:normal|medium|average) porosity\b|\bporosity${IS} (?:normal|medium|average|fine|ok(?:ay)?)\b`,
    ),
    "normal",
  ],
  [
    new RegExp(
      String.raw`\bhigh(?:ly)? porosity\b|\bporosity${IS} high\b|\bporous\b|\bdrinks? (?:everything|colour|it all)\b|\blike a sponge\b`,
    ),
    "high",
  ],
];

/** Damage, porosity, thickness and length in a mended sentence. */
export function hearHair(text: string, asked?: Slot): Partial<Facts> {
  const damageLevel = hearDamage(text, asked);
  const porosity = POROSITY.find(([words]) => words.test(text))?.[1];
  const hairThickness =
    find(THICKNESS, text) ??
    (asked === "hairThickness" ? /\b(fine|medium|thick)\b/.exec(text)?.[0] : undefined);
  const hairLength =
    find(LENGTHS, text) ??
    (asked === "hairLength" ? /\b(short|medium|long)\b/.exec(text)?.[0] : undefined);
  return {
    ...(damageLevel ? { damageLevel } : {}),
    ...(porosity ? { porosity } : {}),
    ...(hairThickness ? { hairThickness: hairThickness as Facts["hairThickness"] } : {}),
    ...(hairLength ? { hairLength: hairLength as Facts["hairLength"] } : {}),
  };
}

function hearDamage(text: string, asked?: Slot): Facts["damageLevel"] | undefined {
  const number =
    /\bdamage(?: level)?(?: is)?(?: a)?\s*([1-4])\b/.exec(text)?.[1] ??
    (asked === "damageLevel"
      ? /\b[1-4]\b(?! ?(?:%|years?|months?|weeks?|days?|times|levels?|inch))/.exec(text)?.[0]
      : undefined);
  return (number as Facts["damageLevel"] | undefined) ?? find(DAMAGE, text);
}

function find<T>(table: [RegExp, T][], text: string): T | undefined {
  return table.find(([sign]) => sign.test(text))?.[1];
}
