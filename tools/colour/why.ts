import type { TraceEntry } from "./schema.ts";
import type { Figure } from "./words.ts";

/** A figure of a formula: of one bowl, by its place in the order and its line's name, or of the visit as a whole. */
export type FigureOf = { figure: Figure; step?: number; lineName?: string };

/**
 * The rules of a trace that decided a figure, the bowl's own before those of the visit. Answers kept from before rules
 * said what they are about are read by the rule's name and the line's name at the head of its effect.
 */
export function rulesFor(
  trace: readonly TraceEntry[],
  { figure, step, lineName }: FigureOf,
): TraceEntry[] {
  const about = trace.filter((entry) => entry.about === figure && ofBowl(entry, step));
  if (about.length > 0)
    return about.toSorted((a, b) => Number(a.step === undefined) - Number(b.step === undefined));
  const named = trace.filter(({ rule, about: other }) => !other && NAMED[figure].test(rule));
  const own = lineName ? named.filter(({ effect }) => effect.startsWith(lineName)) : [];
  return own.length > 0 ? own : named;
}

const ofBowl = (entry: TraceEntry, step: number | undefined) =>
  entry.step === undefined || step === undefined || entry.step === step;

/** What rules were called before they said which figure they decide. */
const NAMED: Record<Figure, RegExp> = {
  line: /^(default_line|line_|brand_|preferred_|high_lift_needs)/,
  shade: /^(shade|grey_natural_share|warmth_from_lift|ash_over_bleach|lift_averages_out)/,
  grams: /^amount/,
  ratio: /^ratio/,
  developer: /^(developer|deposit_after_filler)/,
  minutes: /^minutes/,
  zone: /^(zones_|porous_ends|grey_needs_own_bowl|hot_roots|warm_part_cooled|no_overlap)/,
  order: /^(order|porous_ends_last|hot_roots|smallest_move|filler_needed|remover_leaves)/,
  technique:
    /^(technique|colour_does_not_lift|toner_cannot_lift|filler_needed|fill_in_two|henna_|relaxed_)/,
  sessions: /needs_more_visits|one_session|not_possible_today|fill_in_two_stages/,
  confidence: /unverified|contradiction|mismatch|conflict|unknown|strand_test/,
};
