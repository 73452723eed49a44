import { treatmentPlan } from "#tools/colour/care.ts";
import { counterAtLevel, pigmentAt } from "#tools/colour/science.ts";
import type { Finding, FormulateAnswer } from "#tools/colour/schema.ts";
import type { Requirement } from "#tools/colour/words.ts";
import { gramsText, minutesText } from "#tools/formulas/rules.ts";
import type { Bowl } from "#tools/formulas/schema.ts";
import type { Diagnosis } from "./diagnosis.ts";
import { isLevelConflict, type Readings } from "./evidence.ts";
import { hairWords } from "./hair-words.ts";

/** What the built-in engine has to speak about. `level` is the depth it worked from. */
export type Matter = {
  diagnosis: Diagnosis;
  readings: Readings;
  level: number;
  answer: FormulateAnswer;
  bowls: readonly Bowl[];
};

/** What a colourist would say over the chair: what is on the hair, what the warmth is, what is mixed and why, what to watch. */
export function composeAnalysis(matter: Matter): string {
  const refused = matter.answer.formula === null;
  const parts = [
    hairWords(matter),
    refused ? whyNot(matter) : whereTo(matter),
    refused ? "" : theWork(matter),
    whatToWatch(matter),
    beforehand(matter),
  ];
  return parts.filter(Boolean).join("\n\n");
}

function whyNot({ answer, diagnosis }: Matter): string {
  const blocks = sentences(answer.findings, "block");
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

function whereTo({ diagnosis, readings, level, answer, bowls }: Matter): string {
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
  return `${looks}${white}${moveWords(level, goal, diagnosis.unwantedTone, bowls)}`;
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

function theWork({ answer, bowls }: Matter): string {
  const said = bowls.map((bowl, at) => `${orderWord(at, bowls.length)}${bowlWords(bowl)}.`);
  const why = answer.trace.filter(({ rule }) => rule === "developer").map(({ effect }) => effect);
  const weakest =
    why.length > 1
      ? "In each bowl it is the weakest that does the job."
      : "It is the weakest that does the job.";
  return [
    ...said,
    ...(why.length > 0 ? [`Why that strength: ${why.join(" ")} ${weakest}`] : []),
  ].join(" ");
}

function orderWord(at: number, count: number): string {
  if (count === 1) return "In one bowl, ";
  if (at === 0) return "First, ";
  return at === count - 1 ? "Last, " : "Then, ";
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

function bowlWords({
  purpose,
  zone,
  brandName,
  lineName,
  shades,
  developer,
  minutes,
  stopLevel,
}: Bowl): string {
  const colour = shades
    .map(({ code, grams }) =>
      code === lineName ? gramsText(grams) : `${gramsText(grams)} of ${code}`,
    )
    .join(" and ");
  const mixed = developer
    ? `${colour} with ${gramsText(developer.grams)} of ${developer.volume} vol`
    : colour;
  const stop = stopLevel === undefined ? "" : `, stopping at level ${stopLevel}`;
  return `${PURPOSE_WORDS[purpose]} ${ZONE_WORDS[zone]} with ${brandName} ${lineName}, ${mixed}, ${minutesText(minutes)}${stop}`;
}

function whatToWatch({ answer }: Matter): string {
  const warned = sentences(
    answer.findings.filter((finding) => !isLevelConflict(finding)),
    "warn",
  );
  const [least, most] = answer.sessions;
  const visits =
    most > 1
      ? [
          `Plan ${least === most ? `${most} visits` : `${least} to ${most} visits`}${answer.waitDays > 0 ? `, at least ${answer.waitDays} days apart` : ""}, and promise no more than today's stage.`,
        ]
      : answer.waitDays > 0
        ? [`Wait ${answer.waitDays} days before this service.`]
        : [];
  return [...warned, ...visits].join(" ");
}

const TESTS: Record<Requirement, string> = {
  patch_test: "an allergy alert test 48 hours ahead",
  strand_test: "a test strand",
  metallic_salt_test: "a metallic salt test",
  elasticity_test: "an elasticity test on a wet strand",
  bond_treatment: "a bonding treatment",
  consultation: "a talk with the client in person",
};

function beforehand({ answer }: Matter): string {
  // what only a refusal asks for has been said with it
  const needed = answer.formula
    ? answer.requires
    : answer.requires.filter((each) => each.endsWith("_test"));
  if (needed.length === 0) return "";
  const tests = needed.map((each) => TESTS[each]);
  const list =
    tests.length === 1 ? tests[0] : `${tests.slice(0, -1).join(", ")} and ${tests.at(-1)}`;
  return answer.formula ? `Before anything is mixed: ${list}.` : `What would settle it: ${list}.`;
}

function sentences(findings: readonly Finding[], severity: Finding["severity"]): string[] {
  return [
    ...new Set(
      findings.filter((finding) => finding.severity === severity).map(({ sentence }) => sentence),
    ),
  ];
}
