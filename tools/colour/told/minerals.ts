import { formulate } from "#tools/colour/formulate.ts";
import { counterOf, source } from "#tools/colour/science.ts";
import { factsOf, headOf } from "./heads.ts";
import { ofRule, type Asked, type Told } from "./telling.ts";

/** Pale hair shows the green of pool water first. */
const PALE = 9;

/** What is done about pool, well or hard water before any colour, and what is left of a green after it. */
export function tellMinerals({ level = PALE, known }: Asked): Told {
  const at = Math.min(10, level);
  const head = headOf(
    { currentLevel: at, desiredLevel: at, extra: { swimmingPool: "yes" } },
    known,
  );
  const own = formulate(head).findings.filter(({ code }) => code.startsWith("minerals"));
  const word = counterOf("green", at)?.word;
  const left = word
    ? ` Green that is still there after it is cancelled by ${word}, as deep as it is.`
    : "";
  return {
    says: `Wash it with a chelating shampoo first, twice if need be, and put neither lightener nor ash on it before. ${own.map(({ sentence }) => sentence).join(" ")}${left}`,
    verdict: "careful",
    facts: [
      ...factsOf(own),
      ...(word ? [ofRule("neutralise", `Green at level ${level}`, word, source.wheel)] : []),
    ],
  };
}
