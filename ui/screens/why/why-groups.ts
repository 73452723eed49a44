import type { TraceEntry } from "#tools/colour/schema.ts";
import { rulesFor } from "#tools/colour/why.ts";
import { Figure, type Certainty } from "#tools/colour/words.ts";
import type { Consultation } from "#tools/consultations/schema.ts";
import type { Bowl } from "#tools/formulas/schema.ts";

/** Every rule of a trace once, under what it was for. */
export type WhyGroups = {
  /** The confidence as a sum: where it starts, and what takes some off. */
  sure: TraceEntry[];
  /** Rules that speak as findings: limits, refusals, warnings. */
  limits: TraceEntry[];
  /** Tests and treatments that come first, with why. */
  tests: TraceEntry[];
  /** What decided the way, the visits, the zones, the order, the confidence. */
  plan: TraceEntry[];
  /** The figures of each bowl. */
  bowls: { bowl: Bowl; rules: TraceEntry[] }[];
  /** What was concluded from the diagnosis. */
  known: TraceEntry[];
};

const OF_BOWL: Figure[] = ["line", "shade", "grams", "ratio", "developer", "minutes"];

const isOfConfidence = ({ rule }: TraceEntry) => rule.startsWith("confidence_");

/** Sorts a trace: a rule that fits several places stands where it decided most. */
export function groupTrace(
  { trace, findings, requires }: Pick<Consultation, "trace" | "findings" | "requires">,
  steps: readonly Bowl[],
): WhyGroups {
  const left = new Set(trace);
  const take = (rules: readonly TraceEntry[]) => {
    const taken = [...new Set(rules)].filter((rule) => left.has(rule));
    for (const rule of taken) left.delete(rule);
    return taken;
  };
  const all = () => [...left];
  const codes = new Set(findings.map(({ code }) => code));
  const firsts = new Set<string>(requires);
  const bowls = steps.map((bowl) => ({
    bowl,
    rules: take([
      ...all().filter(({ step }) => step === bowl.order),
      ...OF_BOWL.flatMap((figure) =>
        rulesFor(all(), { figure, step: bowl.order, lineName: bowl.lineName }),
      ),
    ]),
  }));
  return {
    bowls,
    tests: take(all().filter(({ rule }) => firsts.has(rule))),
    sure: take(all().filter(isOfConfidence)),
    limits: take(all().filter(({ rule }) => codes.has(rule))),
    plan: take(
      all().filter(
        (rule) =>
          rule.about !== undefined ||
          Figure.options.some((figure) => rulesFor([rule], { figure }).length > 0),
      ),
    ),
    known: all(),
  };
}

export type SourceRow = { source: string; certainty: Certainty | undefined; rules: number };

/** The sources behind a trace, those that carry most first; the lowest certainty of a source counts. */
export function sourcesOf(trace: readonly TraceEntry[]): SourceRow[] {
  const rows = new Map<string, SourceRow>();
  for (const { source, confidence } of trace) {
    const row = rows.get(source);
    rows.set(source, {
      source,
      certainty: lower(row?.certainty, confidence),
      rules: (row?.rules ?? 0) + 1,
    });
  }
  return [...rows.values()].toSorted((a, b) => b.rules - a.rules);
}

const ORDER: Certainty[] = ["low", "medium", "high"];

function lower(a: Certainty | undefined, b: Certainty | undefined): Certainty | undefined {
  if (!a || !b) return a ?? b;
  return ORDER.indexOf(a) < ORDER.indexOf(b) ? a : b;
}
