import { treatmentPlan } from "#tools/colour/care.ts";
import type { FormulateAnswer, FormulateRequest } from "#tools/colour/schema.ts";
import { isShutOut } from "#tools/colour/safety/remaining.ts";
import type { Requirement } from "#tools/colour/words.ts";
import type { Bowl } from "#tools/formulas/schema.ts";
import type { HairAfter } from "#tools/consultations/after-parent.ts";
import type { Diagnosis } from "#tools/consultations/diagnosis.ts";
import type { Readings } from "#tools/consultations/look/evidence.ts";
import { hairWords } from "#tools/consultations/look/hair-words.ts";
import { partLevels, wayWords, whiteWords } from "#tools/consultations/told/way-words.ts";
import { spreadOf } from "#tools/consultations/look/zones-from-photo.ts";

/** What the built-in engine has to speak about: what was entered, seen, asked of the engine and answered. */
export type Matter = {
  diagnosis: Diagnosis;
  readings: Readings;
  request: FormulateRequest;
  answer: FormulateAnswer;
  bowls: readonly Bowl[];
  /** How the level of a result was settled on, for a correction. */
  basis?: HairAfter["basis"] | undefined;
};

/** Enough to be read at the chair; the cards beside it have the grams, the tests and the warnings. */
export const MAX_WORDS = 180;

/** What a colourist would say over the chair: what is on the hair, what went wrong before, what the warmth is, how the work is laid out. */
export function composeAnalysis(matter: Matter): string {
  const { formula, findings } = matter.answer;
  const refused = formula === null || findings.some(({ severity }) => severity === "block");
  const hair = hairWords(matter);
  const needed = refused
    ? [hair, whyNot(matter), settles(matter)]
    : [hair, causes(matter) || whereTo(matter), theWork(matter), visits(matter)];
  return fitting(needed.filter(Boolean)).join("\n\n");
}

/** Paragraphs within the length: the last sentences of the longest give way first. */
function fitting(paragraphs: readonly string[]): string[] {
  const kept = paragraphs.map((text) => text.split(/(?<=[.!?]) (?=[A-Z])/));
  const length = () => countWords(kept.flat().join(" "));
  while (length() > MAX_WORDS) {
    const [longest] = kept
      .filter((sentences) => sentences.length > 1)
      .toSorted((one, other) => countWords(other.join(" ")) - countWords(one.join(" ")));
    if (!longest) break;
    longest.pop();
  }
  return kept.map((sentences) => sentences.join(" "));
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Why the formula that was used did not do it, as the engine found; the worst first. */
function causes({ answer }: Matter): string {
  return answer.findings
    .filter(({ code }) => code.startsWith("cause_"))
    .slice(0, SHOWN_CAUSES)
    .map(({ sentence }) => sentence)
    .join(" ");
}

const SHOWN_CAUSES = 2;

function whyNot({ answer, diagnosis }: Matter): string {
  const blocks = [
    ...new Set(
      answer.findings
        .filter(({ severity }) => severity === "block")
        .map(({ sentence }) => sentence),
    ),
  ];
  const said =
    blocks.length > 0
      ? blocks.join(" ")
      : "Nothing on the shelf can be put on this hair with a clear conscience today, so no bowl is written.";
  const [first, second] = treatmentPlan(Number(diagnosis.damageLevel)).products;
  const care =
    Number(diagnosis.damageLevel) > 2 && first && second
      ? ` What it can have is care: ${first.name.toLowerCase()}, ${lowered(first.purpose)}; ${second.name.toLowerCase()}, ${lowered(second.purpose)}.`
      : "";
  return `${said}${care}`;
}

const lowered = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** What the goal photo shows, and the way that today's bowls go. */
function whereTo({ readings, request, answer }: Matter): string {
  const target = readings.target?.hairFound ? readings.target : undefined;
  const looks = target?.level
    ? `The target photo sits around level ${target.level.value}${target.tone && target.tone !== "natural" ? ` and leans ${target.tone}` : ""}. `
    : "";
  const { steps, head, findings } = answer;
  const said = new Set(findings.map(({ code }) => code));
  return `${looks}${whiteWords(steps, said)}${head ? wayWords(steps, { head, zones: request.zones, said }) : ""}`.trim();
}

/** What is done where, in the order of the bowls. What is in them stands on the card. */
function theWork({ bowls, answer }: Matter): string {
  const acts = [
    ...new Set(
      bowls.map(
        ({ purpose, zone, area }) =>
          `${PURPOSE_WORDS[purpose]} ${area ? AREA_WORDS[area] : ZONE_WORDS[zone]}`,
      ),
    ),
  ];
  if (acts.length < 2) return "";
  const staged = new Set(bowls.map(({ stage }) => stage ?? 1)).size;
  const together =
    staged < acts.length && answer.steps.some(({ startAt }) => startAt !== undefined)
      ? " What is on the hair together is started apart, so that it is rinsed at once."
      : "";
  return `In this order: ${acts.slice(0, -1).join(", ")} and ${acts.at(-1)}.${together}`;
}

const PURPOSE_WORDS: Record<Bowl["purpose"], string> = {
  remove: "take the old color out of",
  lighten: "lighten",
  fill: "fill",
  deposit: "color",
  tone: "tone",
  gloss: "gloss",
  treat: "treat",
};
const ZONE_WORDS: Record<Bowl["zone"], string> = {
  roots: "the roots",
  mids: "the mid-lengths",
  ends: "the ends",
  lengths: "the lengths",
  all: "the whole head",
  foils: "the foils",
  resistant: "the resistant areas",
};

const AREA_WORDS = { bands: "the bands of old color", hairline: "the hairline" };

/** Where today stands on the way, when the goal takes several visits or a wait. */
function visits({ answer, request }: Matter): string {
  const { roadmap = [], waitDays } = answer;
  const [least, most] = answer.sessions;
  const [first] = roadmap;
  const many = roadmap.length > 1 ? roadmap.length : most;
  if (many < 2) return waitDays > 0 ? `Wait ${waitDays} days before this service.` : "";
  const count =
    roadmap.length > 1 || least === most ? `${many} visits` : `${least} to ${many} visits`;
  const apart = waitDays > 0 ? `, at least ${waitDays} days apart` : "";
  const parts = answer.head ? partLevels(request.zones, answer.head) : {};
  const today = first && spreadOf(parts) < 1 ? `; today ends at level ${first.toLevel}` : "";
  return `Plan ${count}${apart}${today}, and promise no more than today's stage.`;
}

const TESTS: Record<Requirement, string> = {
  patch_test: "a patch test 48 hours ahead",
  strand_test: "a test strand",
  metallic_salt_test: "a metallic salt test",
  elasticity_test: "an elasticity test on a wet strand",
  bond_treatment: "a bonding treatment",
  consultation: "a talk with the client in person",
};

/** The tests that a refusal waits for; none of them mends damage. */
function settles({ answer, diagnosis }: Matter): string {
  // a bowl that is held says itself what it waits for
  if (answer.formula !== null) return "";
  if (Number(diagnosis.damageLevel) > 2) return "";
  if (answer.findings.some(({ code }) => isShutOut(code))) return "";
  const tests = answer.requires.filter((each) => each.endsWith("_test")).map((each) => TESTS[each]);
  if (tests.length === 0) return "";
  const list =
    tests.length === 1 ? tests[0] : `${tests.slice(0, -1).join(", ")} and ${tests.at(-1)}`;
  return `What would settle it: ${list}.`;
}
