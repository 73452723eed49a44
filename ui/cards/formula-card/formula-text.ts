import { copyText, DISCLAIMER, ingredientsOf, minutesText } from "#tools/formulas/rules.ts";
import { withoutRepeats, type CardBowl } from "./card-bowls.ts";

/** The whole formula for the clipboard, as scaled now: the disclaimer once, then every bowl in order of application. */
export function formulaText(name: string, bowls: readonly CardBowl[]): string {
  return withoutRepeats(bowls)
    .map((each) => bowlText(bowls.length > 1 ? `${name}: ${each.name}` : name, each))
    .map((text, index) => (index === 0 ? text : text.slice(DISCLAIMER.length).trim()))
    .join("\n\n");
}

function bowlText(name: string, { bowl, formula }: CardBowl): string {
  return copyText({
    name,
    ingredients: bowl ? ingredientsOf(bowl) : (formula?.ingredients ?? []),
    processingTime: bowl ? minutesText(bowl.minutes) : (formula?.processingTime ?? ""),
    developerRatio: (bowl ? bowl.ratio : formula?.developerRatio) ?? "no developer",
    instructions: formula?.instructions ?? [],
  });
}
