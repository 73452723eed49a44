import { treatmentPlan } from "#tools/colour/care.ts";
import { counterAtLevel, pigmentAt } from "#tools/colour/science.ts";
import type { Zones } from "#tools/colour/hair-schema.ts";
import type { FormulateAnswer } from "#tools/colour/schema.ts";
import type { Requirement } from "#tools/colour/words.ts";
import type { Bowl } from "#tools/formulas/schema.ts";
import type { Diagnosis } from "./diagnosis.ts";
import type { Readings } from "./evidence.ts";
import { hairWords } from "./hair-words.ts";
import { enteredLevels, spreadOf, ZONES } from "./zones-from-photo.ts";

/** What the built-in engine has to speak about. `level` is the depth it worked from. */
export type Matter = {
  diagnosis: Diagnosis;
  readings: Readings;
  level: number;
  answer: FormulateAnswer;
  bowls: readonly Bowl[];
  /** The parts of the head that the formula is written for. */
  zones?: Zones | undefined;
};

/** Enough to be read at the chair; the cards beside it have the grams, the tests and the warnings. */
export const MAX_WORDS = 180;

/** What a colourist would say over the chair: what is on the hair, what went wrong before, what the warmth is, how the work is laid out. */
export function composeAnalysis(matter: Matter): string {
  const refused = matter.answer.formula === null;
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

function whereTo({ diagnosis, readings, level, answer, bowls, zones }: Matter): string {
  const goal = Math.min(10, diagnosis.desiredLevel);
  const target = readings.target?.hairFound ? readings.target : undefined;
  const looks = target?.level
    ? `The target photo sits around level ${target.level.value}${target.tone && target.tone !== "natural" ? ` and leans ${target.tone}` : ""}. `
    : "";
  const grey = /(\d+) % white/.exec(
    answer.trace.find(({ rule, effect }) => rule === "developer" && effect.includes("% white"))
      ?.effect ?? "",
  )?.[1];
  const white = grey
    ? `With about ${grey} % white it is the natural series that covers; a fashion shade alone turns sheer and bright on white hair. `
    : "";
  return `${looks}${white}${zoneMoves(zones, goal) || moveWords(level, goal, diagnosis.unwantedTone, bowls)}`;
}

/** How far each zone has to go, where they do not start alike. */
function zoneMoves(zones: Zones | undefined, goal: number): string {
  const levels = enteredLevels(zones ?? {});
  if (spreadOf(levels) < 1) return "";
  const moves = ZONES.flatMap((zone) => {
    const level = levels[zone];
    if (level === undefined) return [];
    const way = goal - level;
    const steps = Math.abs(way) === 1 ? "one level" : `${Math.abs(way)} levels`;
    return [
      `the ${zone} at ${level} ${way === 0 ? "hold their depth" : way > 0 ? `have ${steps} to lift` : `go ${steps} down`}`,
    ];
  });
  const list = `${moves.slice(0, -1).join(", ")} and ${moves.at(-1)}`;
  const darkest = Math.min(...Object.values(levels));
  const warmth =
    goal > darkest
      ? ` Where it is lifted it opens ${pigmentAt(darkest)} and ends on ${pigmentAt(goal)}; ${counterAtLevel(goal).word} is what quiets that.`
      : "";
  return `Zone by zone: ${list}.${warmth}`;
}

function moveWords(
  level: number,
  goal: number,
  unwanted: string | null,
  bowls: readonly Bowl[],
): string {
  if (goal > level) {
    const lift = goal - level;
    const lightened = bowls.some(({ purpose }) => purpose === "lighten");
    return `From ${level} to ${goal} is ${lift === 1 ? "one level" : `${lift} levels`} of lift. On the way the hair opens ${pigmentAt(level)} and ends on ${pigmentAt(goal)}; ${counterAtLevel(goal).word} is what quiets that${lightened ? ", once the stage is reached and not before" : ", so it belongs in the bowl from the start"}.`;
  }
  if (goal < level) {
    const filled = bowls.some(({ purpose }) => purpose === "fill");
    return `From ${level} down to ${goal} the depth is easy and the warmth is not: ${filled ? `brown at level ${goal} stands on ${pigmentAt(goal)}, which this hair no longer holds, so it is filled first or it turns flat and khaki within weeks` : `the hair still holds the ${pigmentAt(goal)} that level ${goal} stands on, so no filler is needed`}.`;
  }
  if (unwanted && unwanted !== "none" && unwanted !== "uneven") {
    return `The depth stays at ${level}; what has to go is the ${unwanted.replaceAll("_", " and ")}. At this level the pigment behind it is ${pigmentAt(level)}, and ${counterAtLevel(level).word} is its opposite.`;
  }
  return `The depth stays at level ${level}, where the hair shows ${pigmentAt(level)} underneath; this is a matter of tone, not of lift.`;
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
  remove: "take the old colour out of",
  lighten: "lighten",
  fill: "fill",
  deposit: "colour",
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

const AREA_WORDS = { bands: "the bands of old colour", hairline: "the hairline" };

/** Where today stands on the way, when the goal takes several visits or a wait. */
function visits({ answer }: Matter): string {
  const { roadmap = [], waitDays } = answer;
  const [least, most] = answer.sessions;
  const [first] = roadmap;
  const many = roadmap.length > 1 ? roadmap.length : most;
  if (many < 2) return waitDays > 0 ? `Wait ${waitDays} days before this service.` : "";
  const count =
    roadmap.length > 1 || least === most ? `${many} visits` : `${least} to ${many} visits`;
  const apart = waitDays > 0 ? `, at least ${waitDays} days apart` : "";
  const today = first ? `; today ends at level ${first.toLevel}` : "";
  return `Plan ${count}${apart}${today}, and promise no more than today's stage.`;
}

const TESTS: Record<Requirement, string> = {
  patch_test: "an allergy alert test 48 hours ahead",
  strand_test: "a test strand",
  metallic_salt_test: "a metallic salt test",
  elasticity_test: "an elasticity test on a wet strand",
  bond_treatment: "a bonding treatment",
  consultation: "a talk with the client in person",
};

/** The tests that a refusal waits for; none of them mends damage. */
function settles({ answer, diagnosis }: Matter): string {
  if (Number(diagnosis.damageLevel) > 2) return "";
  const tests = answer.requires.filter((each) => each.endsWith("_test")).map((each) => TESTS[each]);
  if (tests.length === 0) return "";
  const list =
    tests.length === 1 ? tests[0] : `${tests.slice(0, -1).join(", ")} and ${tests.at(-1)}`;
  return `What would settle it: ${list}.`;
}
