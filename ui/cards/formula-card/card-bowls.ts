import type { ConsultationResult } from "#tools/consultations/schema.ts";
import type { Finding, TraceEntry } from "#tools/colour/schema.ts";
import { mixWords, volumeWords } from "#tools/colour/bowl/mix-words.ts";
import { rulesFor } from "#tools/colour/why.ts";
import { blocksOf, SAME_HAIR } from "#tools/formulas/rules.ts";
import type { Bowl, StoredFormula } from "#tools/formulas/schema.ts";
import type { Explained } from "./why-figure.ts";
import { bowlNames } from "#tools/formulas/bowl-name-rules.ts";

/** What the card is made of: the answer to creating, opening or correcting a consultation. */
export type FormulaResult = Pick<
  ConsultationResult,
  "consultation" | "formula" | "formulas" | "steps" | "error"
>;

/** One tab of the card. A formula that came as text has no bowl and cannot be scaled. */
export type CardBowl = {
  id: string;
  name: string;
  bowl: Bowl | null;
  /** The bowl as it was recommended, where it is mixed larger or smaller. */
  formulated?: Bowl;
  formula: StoredFormula | null;
};

/** The tabs in the order of application: every bowl of the visit, then formulas that are only text. What somebody wrote by hand has cards of its own. */
export function cardBowls({
  steps,
  formulas: all,
}: Pick<FormulaResult, "steps" | "formulas">): CardBowl[] {
  const formulas = all.filter(({ source }) => source !== "stylist");
  const kept = formulas.flatMap(({ bowl }) => (bowl ? [bowl] : []));
  const bowls = (steps.length > 0 ? steps : kept).toSorted((a, b) => a.order - b.order);
  const names = bowlNames(bowls);
  const mixed = bowls.map((bowl, at) => ({
    id: `bowl-${bowl.order}-${at}`,
    name: names[at] ?? "",
    bowl,
    formula: formulas.find((each) => each.role === bowl.role) ?? null,
  }));
  const written = formulas.filter(
    (each) => !each.bowl && !bowls.some(({ role }) => role === each.role),
  );
  return [
    ...mixed,
    ...written.map((formula) => ({
      id: formula.id,
      name: formula.role.charAt(0).toUpperCase() + formula.role.slice(1),
      bowl: null,
      formula,
    })),
  ];
}

/** What stops a bowl: its card is withheld whole, and another card of the plan may stand. What a colorist released on their name stops nothing any more. */
export function stopsOf({ formula }: CardBowl): Finding[] {
  return formula?.withheld ? blocksOf(formula.findings) : [];
}

/** The same as it is told: of a bowl that is held for its neighbor alone, what holds that one. */
export function toldStopsOf(one: CardBowl, bowls: readonly CardBowl[]): Finding[] {
  const bound = ({ code }: Finding) => code === SAME_HAIR;
  const own = stopsOf(one);
  const first = bowls.flatMap(stopsOf).filter((each) => !bound(each));
  const told = own.every(bound) && own.length > 0 && first.length > 0 ? first : own;
  return [...new Map(told.map((each) => [each.code, each])).values()];
}

/** The rules behind a finding: those the engine wrote under its code, or the finding itself. */
export function explainFinding(finding: Finding, trace: readonly TraceEntry[]): Explained {
  const { code, sentence, source } = finding;
  const others = trace.filter(({ rule, effect }) => rule === code && effect !== sentence);
  return { question: "Why this?", rules: [{ rule: code, effect: sentence, source }, ...others] };
}

/** What speaks for the bowl: why these shades, why this developer. */
export function reasonsFor(bowl: Bowl, trace: readonly TraceEntry[]): TraceEntry[] {
  const { order: step, lineName } = bowl;
  return (["shade", "developer"] as const).flatMap(
    (figure) => rulesFor(trace, { figure, step, lineName })[0] ?? [],
  );
}

const mixedIn = (bowl: Bowl): string => {
  const { developer, lineName } = bowl;
  return mixWords(
    bowl,
    lineName,
    developer ? volumeWords(developer.volume, developer.percent) : "",
  );
};

/** The bowls with every instruction said once, at the first bowl that has it, and with the grams that are mixed now. */
export function withoutRepeats(bowls: readonly CardBowl[]): CardBowl[] {
  const said = new Set<string>();
  const scaled = new Map(
    bowls.flatMap(({ bowl, formulated }) =>
      bowl && formulated ? [[mixedIn(formulated), mixedIn(bowl)] as const] : [],
    ),
  );
  return bowls.map((each) => {
    if (!each.formula) return each;
    const instructions = each.formula.instructions.filter((line) => !said.has(line));
    for (const line of instructions) said.add(line);
    const now = instructions.map((line) => scaled.get(line) ?? line);
    return { ...each, formula: { ...each.formula, instructions: now } };
  });
}

/** A formula's name without the kind of bowl before it: "Toner: Light Blonde" is "Light Blonde". */
export function plainName({ name }: Pick<StoredFormula, "name">): string {
  return name.replace(/^[A-Z][a-z]+: /, "");
}

/** The bowl that decides how the hair looks when it is done: the last one with a formula of its own. */
export function finalFormula(bowls: readonly CardBowl[]): StoredFormula | null {
  return bowls.findLast(({ formula }) => formula !== null)?.formula ?? null;
}

/** How the level that comes out stands to the tube and to the wish; undefined where all three are one. */
export function showsWords(
  { bowl }: Pick<StoredFormula, "bowl">,
  wished: number,
): string | undefined {
  const out = bowl?.work?.to;
  if (bowl?.purpose !== "deposit" || out === undefined) return undefined;
  const tube = bowl.shades.toSorted((a, b) => b.grams - a.grams)[0]?.level ?? out;
  const mixed = Math.round(tube) === Math.round(out) ? "Comes" : `Mixed as level ${tube}, comes`;
  const missed = out < Math.min(10, wished) ? `; level ${wished} was wished for` : "";
  return mixed === "Comes" && !missed ? undefined : `${mixed} out at level ${out}${missed}.`;
}
