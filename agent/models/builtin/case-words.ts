import { tellColour } from "#tools/colour/told/tell.ts";
import type { Facts } from "./hear/heard.ts";
import { listed } from "./wording.ts";
import { oneSpelling } from "#tools/values/spelling-rules.ts";

const spoken = (word: string) => oneSpelling(word.replaceAll(/[_-]/g, " "));

/** What was told of a head, in a few words each: so that it is heard back before anything is made of it. */
const WORDS: { [Slot in keyof Facts]?: (said: Facts[Slot]) => string } = {
  currentLevel: (level) => `level ${level} now`,
  desiredLevel: (level) => `level ${level} wanted`,
  liftBy: (by) =>
    `${Math.abs(by)} level${Math.abs(by) === 1 ? "" : "s"} ${by < 0 ? "darker" : "lighter"}`,
  desiredTone: spoken,
  unwantedTone: (tone) => (tone === "none" ? "no tone that must go" : `${tone} must go`),
  previousTreatments: (all) => listed(all.map(spoken)),
  damageLevel: (level) => `damage ${level}`,
  porosity: (how) => `${how} porosity`,
  hairThickness: (how) => `${how} hair`,
  hairLength: (how) => `${spoken(how)} length`,
  hasGray: (has) => (has ? "" : "no gray"),
  grayPercent: (share) => `${share}% gray`,
  resistantGrey: () => "resistant gray",
  pregnant: () => "pregnant",
  services: (all) => listed(all.map(spoken)),
  zones: (zones) =>
    listed(
      Object.entries(zones).flatMap(([part, { level }]) =>
        level === undefined ? [] : [`${part} ${level}`],
      ),
    ),
};

/** What may stand in the way of lightening, by the checks, as soon as it is told. */
const RISKY = ["henna"] as const;

/** What the checks say of what is on the hair, before any bowl is asked for. */
export function riskWords({ previousTreatments = [] }: Partial<Facts>): string {
  return RISKY.filter((each) => previousTreatments.includes(each))
    .map((hair) => {
      const { says } = tellColour({ topic: "over", hair, type: "lightener" }, {});
      return `${says} `;
    })
    .join("");
}

/** What the newest words told of the head: "20% gray: noted. "; nothing where they told nothing. */
export function takenWords(facts: Partial<Facts>): string {
  const all = (Object.keys(WORDS) as (keyof Facts)[]).flatMap((slot) => wordsOf(slot, facts) || []);
  if (all.length === 0) return "";
  const said = listed(all);
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}: noted. `;
}

function wordsOf(slot: keyof Facts, facts: Partial<Facts>): string {
  const said = facts[slot];
  return said === undefined ? "" : (WORDS[slot]?.(said as never) ?? "");
}
