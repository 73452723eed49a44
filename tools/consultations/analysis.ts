import type { HairReading } from "#tools/colour/reading/schema.ts";
import { counterAtLevel, levelName, pigmentAt } from "#tools/colour/science.ts";
import type { Finding, FormulateAnswer } from "#tools/colour/schema.ts";
import type { Requirement } from "#tools/colour/words.ts";
import { gramsText, minutesText } from "#tools/formulas/rules.ts";
import type { Bowl } from "#tools/formulas/schema.ts";
import type { Diagnosis } from "./diagnosis.ts";
import { surest, type Readings } from "./evidence.ts";

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
    onTheHair(matter),
    refused ? whyNot(matter) : whereTo(matter),
    refused ? "" : theWork(matter),
    whatToWatch(matter),
    refused ? "" : beforehand(matter),
  ];
  return parts.filter(Boolean).join("\n\n");
}

function onTheHair({ diagnosis, readings, level }: Matter): string {
  const seen = readings.result?.hairFound ? readings.result : surest(readings.current);
  const told = `level ${diagnosis.currentLevel}, ${levelName(Math.min(10, diagnosis.currentLevel)).toLowerCase()}`;
  const history = historyWords(diagnosis);
  if (!seen) {
    return `There is no photo of the hair as it is that could be read, so this works from what you entered: ${told}, ${history}.`;
  }
  return [
    diagnosis.consultationType === "corrective"
      ? resultWords(seen, level)
      : depthWords(seen, diagnosis, told),
    evennessWords(seen),
    greyWords(seen),
    `The history is ${history}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function depthWords(
  { level, tone, visibleWarmth }: HairReading,
  { currentLevel }: Diagnosis,
  told: string,
): string {
  if (!level) return `The hair carries a vivid dye that hides its depth, so your ${told} stands.`;
  const warmth =
    visibleWarmth === "none"
      ? toneWords(tone)
      : `${visibleWarmth.replaceAll("-", " ")} warmth showing`;
  const entered = Math.min(10, currentLevel);
  const agrees = entered >= level.low - 0.5 && entered <= level.high + 0.5;
  const read = `In the photo the hair sits at level ${level.value}, give or take (${level.low} to ${level.high})${warmth ? `, with ${warmth}` : ""}.`;
  return agrees
    ? `${read} That agrees with the level ${currentLevel} you entered.`
    : `${read} You entered level ${currentLevel}, and that is what the formula is built on: your eye is on the hair, the camera is not. Hold a swatch to the mids before you mix.`;
}

function resultWords({ level, tone, visibleWarmth }: HairReading, worked: number): string {
  const warmth =
    visibleWarmth === "none"
      ? toneWords(tone)
      : `${visibleWarmth.replaceAll("-", " ")} still showing`;
  const depth = level
    ? `reads as level ${level.value} (${level.low} to ${level.high})`
    : "carries a vivid dye that hides its depth";
  return `The result ${depth}${warmth ? `, with ${warmth}` : ""}; the correction is built on level ${worked}.`;
}

function toneWords(tone: HairReading["tone"]): string {
  if (tone === null || tone === "natural" || tone === "vivid") return "";
  return tone === "grey"
    ? "a good deal of white in it"
    : `${/^[aeiou]/.test(tone) ? "an" : "a"} ${tone} cast`;
}

function evennessWords({ evenness, zones }: HairReading): string {
  if (evenness === null || evenness === "even") return "";
  const levels = (["roots", "mids", "ends"] as const).flatMap((zone) => {
    const level = zones[zone]?.level;
    return level === null || level === undefined ? [] : [`${zone} ${level}`];
  });
  if (levels.length < 2) return "";
  return `It is ${evenness === "uneven" ? "not one colour" : "not quite even"}: ${levels.join(", ")}.`;
}

function greyWords({ greyShare }: HairReading): string {
  return greyShare < 0.1
    ? ""
    : `About ${Math.round(greyShare * 20) * 5} % of what the photo shows is white.`;
}

function historyWords({
  hairCondition,
  previousTreatments,
  porosity,
  damageLevel,
}: Diagnosis): string {
  const past = previousTreatments
    .filter((each) => each !== "virgin")
    .map((each) => each.replaceAll("_", " "));
  const condition = hairCondition.replaceAll(/[-_]/g, " ").replace("colored", "coloured");
  const known =
    past.length > 0 ? past.join(", ") : condition === "virgin" ? "virgin hair" : condition;
  return `${known}, ${porosity} porosity, damage level ${damageLevel}`;
}

function whyNot({ answer }: Matter): string {
  const blocks = sentences(answer.findings, "block");
  return blocks.length > 0
    ? blocks.join(" ")
    : "Nothing on the shelf can be put on this hair with a clear conscience today, so no bowl is written.";
}

function whereTo({ diagnosis, readings, level, bowls }: Matter): string {
  const goal = Math.min(10, diagnosis.desiredLevel);
  const target = readings.target?.hairFound ? readings.target : undefined;
  const looks = target?.level
    ? `The target photo sits around level ${target.level.value}${target.tone && target.tone !== "natural" ? ` and leans ${target.tone}` : ""}. `
    : "";
  return `${looks}${moveWords(level, goal, diagnosis.unwantedTone, bowls)}`;
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
  const said = bowls.map(
    (bowl, at) =>
      `${at === 0 ? (bowls.length > 1 ? "First" : "The bowl") : at === bowls.length - 1 ? "Last" : "Then"}: ${bowlWords(bowl)}.`,
  );
  const why = answer.trace.filter(({ rule }) => rule === "developer").map(({ effect }) => effect);
  return [
    ...said,
    ...(why.length > 0
      ? [`Why that strength: ${why.join(" ")} It is the weakest that does the job.`]
      : []),
  ].join(" ");
}

const PURPOSE_WORDS: Record<Bowl["purpose"], string> = {
  remove: "take out what is too dark",
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
  const warned = sentences(answer.findings, "warn");
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
  if (answer.requires.length === 0) return "";
  const tests = answer.requires.map((each) => TESTS[each]);
  const list =
    tests.length === 1 ? tests[0] : `${tests.slice(0, -1).join(", ")} and ${tests.at(-1)}`;
  return `Before anything is mixed: ${list}.`;
}

function sentences(findings: readonly Finding[], severity: Finding["severity"]): string[] {
  return [
    ...new Set(
      findings.filter((finding) => finding.severity === severity).map(({ sentence }) => sentence),
    ),
  ];
}
