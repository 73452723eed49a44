import { isYes } from "#tools/colour/answers.ts";
import type { FormulateRequest } from "#tools/colour/schema.ts";
import type { Substance } from "#tools/colour/substances.ts";
import { hearAllergies, hearSafety } from "./hear.ts";
import { SafetyFact, type Concern } from "./schema.ts";

/** Oxidation dyes that stand for one another on the skin: who reacts to one is kept from all. */
const CROSS_REACTING: readonly (Substance | undefined)[] = ["ppd", "ptd", "me-ppd", "aminophenol"];

const Gathered = SafetyFact.array();

/** Every fact of safety of a request, those that were gathered and those in its words, and what follows from them together. */
export function safetyOf({
  extra = {},
  issueDescription,
}: Pick<FormulateRequest, "extra" | "issueDescription">) {
  const { safety, ...rest } = extra;
  const gathered = (safety && Gathered.safeParse(safety).data) ?? [];
  const told = [...gathered, ...Object.entries(rest).flatMap(heardIn), ...said(issueDescription)];
  const withdrawn = new Set(told.flatMap((fact) => (fact.withdrawn ? fact.words : [])));
  const facts = told.filter(({ words }) => !withdrawn.has(words));
  const allergies = facts.filter(({ concern }) => concern === "allergy");
  const ages = facts.flatMap(({ age }) => age ?? []);
  return {
    facts: distinct(facts),
    /** What there is to mind, heard in words or answered for by name. */
    concerns: new Set<Concern>([
      ...facts.map(({ concern }) => concern),
      ...Object.entries(rest).flatMap(([name, value]) =>
        isYes(value) ? (ANSWERED.find(([stem]) => stem.test(name))?.[1] ?? []) : [],
      ),
    ]),
    /** Nothing that colours may go on: a reaction, or an allergy to a dye of the kind that all oxidative colour holds. */
    bars:
      facts.some(({ concern }) => concern === "reaction") ||
      allergies.some(({ substance }) => CROSS_REACTING.includes(substance)),
    avoid: new Set(allergies.flatMap(({ substance }) => substance ?? [])),
    age: (stated: number | undefined) =>
      ages.length > 0 ? Math.min(...ages, stated ?? Infinity) : stated,
  };
}

/** Answers by a name of their own, matched by its stem: forms, chat and imports call them differently. */
const ANSWERED: readonly (readonly [RegExp, Concern])[] = [
  [/pregnan/i, "pregnancy"],
  [/tattoo/i, "black_henna"],
  [/isotretinoin|accutane/i, "isotretinoin"],
  [/chemo/i, "chemotherapy"],
  [/asthma/i, "asthma"],
  [/scalp(?!.*healthy)|psoriasis|eczema|sunburn|sores|open_?wound/i, "scalp_broken"],
];

/** What does not pass: an allergy, a reaction, asthma, a tattoo of black henna. Skin, a pregnancy, a strand are of their day. */
const LASTING: readonly Concern[] = ["allergy", "reaction", "asthma", "black_henna"];

/** What was said at an earlier visit and still holds today, with what was taken back since; the record speaks for itself. */
export function lastingOf(request: FormulateRequest): SafetyFact[] {
  const gathered = request.extra?.safety ?? [];
  return [
    ...gathered.filter(({ withdrawn }) => withdrawn),
    ...safetyOf(request).facts.filter(
      ({ concern, from }) => from === "said" && LASTING.includes(concern),
    ),
  ].map((fact) => ({ ...fact, from: "earlier" }));
}

/** Structured answers have readers of their own; only what is written in words is heard here. */
const STRUCTURED =
  /^(?:patchTest.*|metallicTest|elasticityTest|relaxer|desiredShade|targetPhotoTone|patchTestRequired)$/;

function heardIn([name, value]: [string, unknown]): SafetyFact[] {
  if (STRUCTURED.test(name)) return [];
  const named = /allerg|sensitivit/i.test(name) && !/test/i.test(name);
  if (named && value === true)
    return [{ concern: "reaction", words: "an allergy, not named", from: "said" }];
  const texts = (Array.isArray(value) ? value : [value]).filter((each) => typeof each === "string");
  return texts.flatMap((text) => (named ? hearAllergies(text, "said") : said(text)));
}

const said = (text: string | undefined) => (text ? hearSafety(text, "said") : []);

/** Each fact once, by what it is and the words it was heard in. */
export function distinct(facts: readonly SafetyFact[]): SafetyFact[] {
  const key = ({ concern, substance, words, withdrawn = false }: SafetyFact) =>
    `${concern} ${substance} ${words} ${withdrawn}`;
  return [...new Map(facts.map((fact) => [key(fact), fact])).values()];
}
