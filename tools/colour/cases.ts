import { caseOf, nothingKnown } from "./case.ts";
import { checkFormula } from "./check/checks.ts";
import { convert } from "./convert/convert.ts";
import file from "./engine-cases.json" with { type: "json" };
import { findLine, findShade } from "./catalogue.ts";
import { formulate } from "./formulate.ts";
import { mix } from "./bowl/mix.ts";
import {
  CheckRequest,
  ConvertRequest,
  FormulateRequest,
  MixRequest,
  type FormulateAnswer,
  type Step,
} from "./schema.ts";

export type EngineCase = {
  id: string;
  kind: string;
  input: Record<string, unknown>;
  expected: Record<string, unknown>;
  strictness: string;
  why: string;
};

/** The agreed cases that the engine is held to, with their strictness. */
export const engineCases = file.cases as unknown as readonly EngineCase[];

/** What a case expects and the answer does not give; empty when it passes. `answer` defaults to asking the engine directly. */
export function judgeCase(given: EngineCase, answer: unknown = askEngine(given)): string[] {
  return Object.entries(given.expected).flatMap(([word, wanted]) => {
    const ok = holds(given, word, wanted, answer);
    return ok ? [] : [`${word}: wanted ${JSON.stringify(wanted)}`];
  });
}

function askEngine({ kind, input }: EngineCase): unknown {
  if (kind === "formulate") return formulate(caseOf(FormulateRequest.parse(input), nothingKnown));
  if (kind === "check_formula") {
    const { candidate, context } = CheckRequest.parse(input);
    return checkFormula({ candidate, context: context && caseOf(context, nothingKnown) });
  }
  return kind === "arithmetic"
    ? mix(MixRequest.parse(input))
    : convert(ConvertRequest.parse(input));
}

function holds(given: EngineCase, word: string, wanted: unknown, answer: unknown): boolean {
  if (given.kind === "arithmetic") return sumHolds(word, wanted, answer as Record<string, unknown>);
  if (given.kind === "check_formula")
    return checkHolds(word, wanted, answer as ReturnType<typeof checkFormula>);
  if (given.kind === "convert")
    return convertHolds(given, word, wanted, answer as ReturnType<typeof convert>);
  const rule = formulaRules[word];
  if (!rule) throw new RangeError(`No rule for the assertion ${word}.`);
  return rule(answer as FormulateAnswer, wanted as never);
}

function sumHolds(word: string, wanted: unknown, answer: Record<string, unknown>) {
  const got = answer[word];
  if (typeof wanted === "number") return typeof got === "number" && Math.abs(got - wanted) <= 1;
  if (Array.isArray(wanted))
    return (
      Array.isArray(got) &&
      wanted.every((value, at) => Math.abs(Number(value) - Number(got[at])) <= 1)
    );
  return got === wanted;
}

function checkHolds(word: string, wanted: unknown, answer: ReturnType<typeof checkFormula>) {
  const codes = answer.findings.map((finding) => finding.code);
  return word === "must_reject"
    ? answer.ok === !wanted
    : (wanted as string[]).every((code) => codes.includes(code));
}

function convertHolds(
  given: EngineCase,
  word: string,
  wanted: unknown,
  answer: ReturnType<typeof convert>,
) {
  const [best] = answer.candidates;
  const codes = answer.candidates.map((each) => each.code);
  const line = findLine(String(given.input.to));
  const families = (best && line ? (findShade(line, best.code)?.tones ?? []) : []).flatMap(
    (tone) => familyOf[tone] ?? tone,
  );
  switch (word) {
    case "code_in":
      return best !== undefined && (wanted as string[]).includes(best.code);
    case "must_not_code":
      return !(wanted as string[]).some((code) => codes.includes(code));
    case "level":
      return best?.level === wanted;
    case "tone_family":
      return families.includes(String(wanted));
    case "tone_family_any":
      return (wanted as string[]).some((family) => families.includes(family));
    case "no_equivalent":
      return answer.noEquivalent === wanted;
    case "developer_volume_in":
      return (wanted as number[]).includes(answer.developer?.volume ?? -1);
    default:
      throw new RangeError(`No rule for the assertion ${word}.`);
  }
}

const familyOf: Record<string, string[]> = {
  "ash-blue": ["ash"],
  "ash-green": ["ash"],
  "ash-violet": ["ash", "violet"],
  "natural-cool": ["natural", "ash"],
  "natural-warm": ["natural"],
  "natural-intense": ["natural"],
  mocha: ["brown", "ash"],
  pearl: ["violet", "pearl"],
};

const colour = (step: Step) => !["treat", "lighten", "remove"].includes(step.purpose);
const toned = (a: FormulateAnswer) =>
  a.steps.filter((step) => colour(step) && step.purpose !== "fill");
const pigments = (steps: Step[]) =>
  new Set<string>(steps.flatMap((step) => step.shades.flatMap((shade) => shade.pigments)));
const types = (a: FormulateAnswer) => a.steps.map((step): string => step.type);
const colourTypes = ["permanent", "demi-permanent", "semi-permanent", "toner", "high-lift"];
const volumes = (a: FormulateAnswer) => a.steps.flatMap((step) => step.developer?.volume ?? []);
const main = (a: FormulateAnswer) => toned(a).at(-1) ?? a.steps.at(-1);
const timed = (a: FormulateAnswer) => a.steps.filter((step) => step.purpose !== "treat");
const codes = (a: FormulateAnswer) => a.findings.map((finding) => finding.code);
const total = (a: FormulateAnswer) =>
  a.steps.reduce(
    (sum, step) =>
      sum + step.shades.reduce((all, shade) => all + shade.grams, 0) + (step.developer?.grams ?? 0),
    0,
  );
const naturalOf = (a: FormulateAnswer) => {
  const shades = main(a)?.shades ?? [];
  const all = shades.reduce((sum, shade) => sum + shade.grams, 0);
  return (
    shades
      .filter((shade) => shade.series === "natural")
      .reduce((sum, shade) => sum + shade.grams, 0) / (all || 1)
  );
};
const lightens = (a: FormulateAnswer) => a.steps.some((step) => step.purpose === "lighten");
const subset = (got: readonly unknown[], of: readonly unknown[]) =>
  got.every((each) => of.includes(each));
const meets = (got: readonly unknown[], any: readonly unknown[]) =>
  any.some((each) => got.includes(each));
const fills = (a: FormulateAnswer) => a.steps.filter((step) => step.purpose === "fill");

type Rule = (answer: FormulateAnswer, wanted: never) => boolean;
const formulaRules: Record<string, Rule> = {
  must_refuse_colour: (a, w: boolean) =>
    a.refused.colour === w && (!w || !meets(types(a), colourTypes)),
  must_refuse_lightener: (a, w: boolean) =>
    a.refused.lightener === w && (!w || !types(a).includes("lightener")),
  must_refuse_all_chemical: (a, w: boolean) =>
    a.refused.chemical === w && (!w || a.steps.length === 0),
  formula_null: (a, w: boolean) => (a.formula === null) === w,
  requires_patch_test: (a, w: boolean) => a.requires.includes("patch_test") === w,
  requires_strand_test: (a, w: boolean) => a.requires.includes("strand_test") === w,
  requires_metallic_salt_test: (a, w: boolean) => a.requires.includes("metallic_salt_test") === w,
  requires_elasticity_test: (a, w: boolean) => a.requires.includes("elasticity_test") === w,
  requires_bond_treatment: (a, w: boolean) => a.requires.includes("bond_treatment") === w,
  must_require_consultation: (a, w: boolean) => a.requires.includes("consultation") === w,
  patch_test_hours_min: (a, w: number) =>
    a.formula?.instructions.some((each) => each.includes(`${w} hours`)) ?? false,
  allowed_types: (a, w: string[]) => a.steps.length > 0 && subset(types(a), w),
  forbidden_types: (a, w: string[]) => !meets(types(a), w),
  must_not_only_use_types: (a, w: string[]) => types(a).some((type) => !w.includes(type)),
  preferred_type: (a, w: string) => types(a)[0] === w,
  suggest_types: (a, w: string[]) => meets([...types(a), ...a.alternatives], w),
  must_include_tone_family: (a, w: string[]) => w.every((each) => pigments(toned(a)).has(each)),
  must_include_any_tone_family: (a, w: string[]) => w.some((each) => pigments(toned(a)).has(each)),
  must_not_include_tone_family: (a, w: string[]) =>
    w.every((each) =>
      each === "violet_only"
        ? [...pigments(toned(a))].some((pigment) => pigment !== "violet" && pigment !== "neutral")
        : !pigments(toned(a)).has(each),
    ),
  must_not_include_tone_family_final: (a, w: string[]) =>
    !w.some((each) => pigments(a.steps.slice(-1)).has(each)),
  developer_volume_in: (a, w: number[]) => volumes(a).length > 0 && subset(volumes(a), w),
  developer_volume_min: (a, w: number) => volumes(a).every((volume) => volume >= w),
  developer_volume_max: (a, w: number) => volumes(a).every((volume) => volume <= w),
  onscalp_developer_max: (a, w: number) =>
    a.steps.every((step) => !step.onScalp || (step.developer?.volume ?? 0) <= w),
  onscalp_lower_developer_or_last: (a) => a.zonesOrder.at(-1) === "roots",
  shade_level_in: (a, w: number[]) =>
    (main(a)?.shades ?? []).some((shade) => shade.series !== "clear") &&
    (main(a)?.shades ?? []).every(
      (shade) => shade.series === "clear" || w.includes(shade.level ?? -1),
    ),
  shade_codes_match: (a, w: string) =>
    (main(a)?.shades ?? []).every((shade) => new RegExp(w).test(shade.code)),
  lighten_to_level_in: (a, w: number[]) =>
    a.steps.some((step) => w.includes(step.targetLevel ?? -1)),
  internal_level_in: (a, w: number[]) =>
    (main(a)?.shades ?? []).some((shade) => w.includes(shade.level ?? -1)),
  no_further_lift: (a, w: boolean) => !lightens(a) === w,
  needs_prelightening: (a, w: boolean) => lightens(a) === w,
  needs_filler: (a, w: boolean) => fills(a).length > 0 === w,
  filler_tone_in: (a, w: string[]) =>
    fills(a).length > 0 &&
    fills(a).every((step) => step.shades.every((shade) => w.includes(shade.tone))),
  dilute_or_clear: (a) =>
    toned(a).some((step) => step.shades.some((shade) => shade.series === "clear")) ||
    (a.formula?.instructions.some((each) => /dilute/i.test(each)) ?? false),
  steps_min: (a, w: number) => a.steps.length >= w,
  sessions_min: (a, w: number) => a.sessions[0] >= w,
  sessions_max: (a, w: number) => a.sessions[1] <= w,
  max_lift_per_session: (a, w: number) =>
    a.steps.every((step) => step.stopLevel === undefined || step.stopLevel <= 2 + w),
  ratio: (a, w: string) => main(a)?.ratio === w,
  processing_minutes_min: (a, w: number) => timed(a).length > 0 && (main(a)?.minutes[0] ?? 0) >= w,
  processing_minutes_max: (a, w: number) =>
    timed(a).length > 0 && timed(a).every((step) => step.minutes[1] <= w),
  natural_share_min: (a, w: number) => naturalOf(a) >= w - 0.005,
  natural_share_max: (a, w: number) => naturalOf(a) <= w + 0.005,
  heat: (a, w: boolean) => a.steps.some((step) => step.heat) === w,
  zones_order: (a, w: string[]) => w.join() === a.zonesOrder.join(),
  zones_differ: (a) => a.steps.some((step) => step.zone !== "all"),
  zones_only: (a, w: string[]) =>
    a.steps.length > 0 &&
    subset(
      a.steps.map((step) => step.zone),
      w,
    ),
  technique_in: (a, w: string[]) => meets(a.techniques, w),
  technique_not_in: (a, w: string[]) => !meets(a.techniques, w),
  warnings_include: (a, w: string[]) => subset(w, codes(a)),
  options_include: (a, w: string[]) => subset(w, a.alternatives),
  alternatives_include: (a, w: string[]) => subset(w, a.alternatives),
  confidence_max: (a, w: number) => (a.confidence ?? 0) <= w,
  wait_days_min: (a, w: number) => a.waitDays >= w,
  total_mix_g_range: (a, [low, high]: [number, number]) => total(a) >= low && total(a) <= high,
  treat_as_condition: (a, w: string) =>
    w !== "bleached" ||
    a.steps.every((step) => step.type !== "permanent" && step.type !== "high-lift"),
};
