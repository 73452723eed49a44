import { bottleFor, nameWithMaker } from "./bottles.ts";
import type { MixedBowl } from "./bowls.ts";
import { liftOf } from "./developer.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import type { Step } from "#tools/colour/schema.ts";
import { lightenerRule, source } from "#tools/colour/science.ts";

/** Why this developer, and why not the next stronger one that the line prints. */
export function traceDeveloper(bowl: MixedBowl, step: Step, ledger: Ledger): void {
  const { line, volume } = bowl;
  const about = { about: "developer", step: step.order } as const;
  const ofLine = { ...about, confidence: line.confidence } as const;
  if (volume === null)
    return ledger.rule("developer", `${line.name} takes no developer.`, line.source, ofLine);
  ledger.rule("developer", `${line.name} with ${volume} vol ${workOf(bowl)}.`, line.source, ofLine);
  sayUnlisted(bowl, volume, ledger);
  const stronger = line.developers.filter((each) => each > volume).toSorted((a, b) => a - b)[0];
  if (stronger === undefined)
    return ledger.rule(
      "developer_not_stronger",
      `${volume} vol is the strongest that ${line.name} is mixed with.`,
      line.source,
      ofLine,
    );
  const { because, from } = against(bowl, stronger);
  ledger.rule(
    "developer_not_stronger",
    because,
    from ?? line.source,
    from === undefined ? ofLine : about,
  );
}

/** Without the maker's word on its bottle the volume stands alone: no name is made up. */
function sayUnlisted({ line, picked }: MixedBowl, volume: number, ledger: Ledger) {
  const codes = picked.map(({ shade }) => shade.code);
  if (bottleFor(line, volume, codes)) return;
  ledger.find(
    "developer_not_listed",
    "info",
    `The catalog lists no developer of ${volume} vol for ${nameWithMaker(line.brandName, line.name)}: ask your supplier which one its maker names.`,
    line.source,
    { about: "developer" },
  );
}

function workOf({ line, act }: MixedBowl) {
  if (act.grey >= 25 || (act.grey > 0 && act.lift === 0))
    return `covers or blends ${Math.round(act.grey)}% white`;
  if (act.lift > 0) return `lifts ${levels(act.lift)}`;
  return line.type === "lightener" ? "opens the hair gently" : "deposits without lift";
}

/** What speaks against the next stronger developer; without `from` it is the line's own table. */
function against(
  { line, act, gate }: MixedBowl,
  stronger: number,
): { because: string; from?: string } {
  if (stronger > gate.developerMax)
    return {
      because: `${stronger} vol is over the ${gate.developerMax} vol that this hair takes.`,
      from: source.spec,
    };
  if (line.type === "lightener") return againstLightener(act.onScalp, stronger);
  if (act.grey >= 25)
    return {
      because: `${stronger} vol would lift the base and thin the deposit: white hair is covered by time and pigment, not by a stronger developer.`,
      from: source.grey,
    };
  const reach = liftOf(line, stronger)[1];
  if (reach <= 0)
    return {
      because: `${stronger} vol lifts nothing in ${line.name}; it would only swell the hair and fade sooner.`,
    };
  return act.lift > 0
    ? {
        because: `${stronger} vol lifts up to ${levels(reach)} in ${line.name}; this goal needs ${act.lift}, and more would only open the hair and show more warmth.`,
      }
    : {
        because: `${stronger} vol lifts up to ${levels(reach)} in ${line.name}; nothing is to be lifted here, so it would only show warmth.`,
      };
}

function againstLightener(onScalp: boolean, stronger: number) {
  const most = onScalp ? lightenerRule.onScalpMaxDeveloper : lightenerRule.foilMaxDeveloper;
  const where = onScalp ? "on the scalp" : "off the scalp";
  return {
    because:
      stronger > most
        ? `${stronger} vol is over the ${most} vol that lightener takes ${where}.`
        : `${stronger} vol lifts faster ${where}, not further: the weaker one leaves the fiber sounder and gives time to look.`,
    from: source.lightener,
  };
}

const levels = (count: number) => `${count} level${count === 1 ? "" : "s"}`;
