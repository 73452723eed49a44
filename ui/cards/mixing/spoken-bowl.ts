import { capital } from "#ui/lib/format.ts";
import type { Bowl, BowlShade } from "#tools/formulas/schema.ts";
import { placeOf } from "#tools/formulas/bowl-name-rules.ts";
import { numberSaid } from "./number-said.ts";

/** A shade as it is called across a salon: "7 N" of 7N, "8 43" of 8/43, a product by its name. */
export function shadeSaid({ code, name }: Pick<BowlShade, "code" | "name">): string {
  if (!/^\d/.test(code)) return name || code;
  return code
    .split(/(\d+|[A-Z])/)
    .map((part) => part.replaceAll(/[/.,\-\s]/g, ""))
    .filter(Boolean)
    .join(" ");
}

/** "20 volume". */
export const developerSaid = (volume: number): string => `${volume} volume`;

/** "forty grams", "one gram", "half a gram". */
export function gramsSaid(grams: number): string {
  const said = numberSaid(grams);
  return `${said} ${grams === 1 || grams === 0.5 ? "gram" : "grams"}`;
}

/** "thirty-five minutes", "twenty to thirty minutes". */
export function minutesSaid([from, to]: readonly [number, number]): string {
  if (from === to) return `${numberSaid(to)} ${to === 1 ? "minute" : "minutes"}`;
  return `${numberSaid(from)} to ${numberSaid(to)} minutes`;
}

/** A bowl as one colourist tells it another: "Roots: forty grams of 7 N, sixty grams of 20 volume. Thirty-five minutes." */
export function spokenBowl(bowl: Bowl): string {
  const parts = bowl.shades.map((shade) => `${gramsSaid(shade.grams)} of ${shadeSaid(shade)}`);
  const { developer, minutes } = bowl;
  if (developer) parts.push(`${gramsSaid(developer.grams)} of ${developerSaid(developer.volume)}`);
  const where = bowl.zone === "all" && !bowl.area ? "" : `${capital(placeOf(bowl))}: `;
  const mix = where ? `${where}${parts.join(", ")}.` : `${capital(parts.join(", "))}.`;
  return minutes[1] > 0 ? `${mix} ${capital(minutesSaid(minutes))}.` : mix;
}
