import { bowlOfStep } from "#tools/colour/bowl/bowl-of-step.ts";
import { findLine } from "#tools/colour/catalogue.ts";
import { caseOf, nothingKnown } from "#tools/colour/case.ts";
import { checkFormula } from "#tools/colour/check/checks.ts";
import { greyLimit } from "#tools/colour/visit/grey.ts";
import type { Finding, FormulateAnswer, FormulateRequest, Step } from "#tools/colour/schema.ts";
import { greyWordPercent } from "#tools/colour/science.ts";
import { partsOfZone } from "#tools/colour/visit/stages.ts";
import { isWoven } from "#tools/colour/visit/techniques.ts";
import { meetsWish } from "#tools/colour/shade/tone-families.ts";
import { withNeighbours } from "#tools/colour/shade/tone-parts.ts";
import { tellsOfWish } from "#tools/colour/shade/tone-wish.ts";
import { sameAs } from "#tools/colour/visit/visit.ts";
import { CanonicalTone, type Zone } from "#tools/colour/words.ts";
import { hasOwnWishes, partOrder } from "#tools/colour/zone/facts.ts";
import { offScalpWords } from "#tools/colour/zone/words.ts";

/** What in an answer works against another part of the same answer, each as a few words; see docs/colour-engine.md. */
export function contradictions(answer: FormulateAnswer, hair: FormulateRequest): string[] {
  return [
    ...waits(answer),
    ...withheld(answer),
    ...raw(answer),
    ...(answer.formula
      ? [
          ...objections(answer, hair),
          ...white(answer, hair),
          ...work(answer),
          ...look(answer),
          ...wish(answer, hair),
          ...left(answer, hair),
        ]
      : []),
  ];
}

/** What in an answer could hurt: a bowl that the checks stop, or that the answer itself refuses. */
export function dangers(answer: FormulateAnswer, hair: FormulateRequest): string[] {
  const { steps, refused, formula } = answer;
  const lightens = steps.some(({ type }) => type === "lightener");
  return told({
    "colour is refused and mixed": refused.colour && formula !== null,
    "lightener is refused and mixed": refused.lightener && lightens,
    "nothing chemical, and mixed": refused.chemical && steps.length > 0,
  }).concat(
    formula
      ? objectionsTo(answer, hair).flatMap(({ severity, code }) =>
          severity === "block" ? `stopped: ${code}` : [],
        )
      : [],
  );
}

const told = (faults: Record<string, boolean>) =>
  Object.entries(faults).flatMap(([fault, holds]) => (holds ? fault : []));

const coloured = ({ steps }: FormulateAnswer) => steps.filter(({ type }) => type !== "treatment");

/** Days that pass before today's bowl; between visits of a plan days pass after it. */
function waits(answer: FormulateAnswer) {
  const before = answer.waitDays > 0 && answer.sessions[0] < 2;
  return told({ "waits and mixes": before && coloured(answer).length > 0 });
}

function withheld(answer: FormulateAnswer) {
  const { formula, confidence, refused, findings } = answer;
  const why = refused.colour || findings.some(({ severity }) => severity === "block");
  return told({
    "visits of which none mixes": answer.steps.length === 0 && answer.sessions[1] > 0,
    "a card without a bowl, or a bowl without a card":
      (formula === null) !== (coloured(answer).length === 0),
    "sure of nothing": (formula === null) !== (confidence === undefined),
    "held back without a reason": formula === null && !why,
    "speaks of bowls that are not there":
      answer.steps.length === 0 &&
      (answer.zonesOrder.length > 0 || answer.techniques.length > 0 || findings.some(ofBowl)),
  });
}

const nowhere = (order: readonly Zone[], steps: readonly Step[]) => {
  const worked = new Set<string>(
    steps.flatMap(({ zone, parts }) => [zone, ...(parts ?? partsOfZone[zone])]),
  );
  const lengths = worked.has("mids") || worked.has("ends");
  return order.filter((zone) =>
    zone === "resistant" ? !worked.has("roots") : zone === "lengths" ? !lengths : !worked.has(zone),
  );
};

/** What the order, the techniques and the card tell of the work that the bowls do not do. */
function work({ steps, zonesOrder, techniques, formula, findings }: FormulateAnswer) {
  const card = formula?.instructions.join(" ") ?? "";
  const foiled = steps.some(({ zone }) => zone === "foils");
  const deeperTo = findings.find(({ code }) => code === "one_level_deeper")?.sentence;
  const deeper =
    deeperTo === undefined ? undefined : Number(/(?:to|at) (\d+(?:\.5)?)\.$/.exec(deeperTo)?.[1]);
  const depths = steps.flatMap((step) => step.work?.to ?? []);
  const aim = findings.find(({ code }) => code === "highlight_level_chosen");
  return told({
    [`the order names ${nowhere(zonesOrder, steps).join(" and ")}, where no bowl goes`]:
      nowhere(zonesOrder, steps).length > 0,
    "foils that are not in the order": foiled && !zonesOrder.includes("foils"),
    "woven, and no bowl in foils": techniques.some(isWoven) && !foiled,
    "the roots last on the card and first in the order":
      /roots last/.test(card) && zonesOrder[0] === "roots",
    "off the scalp in the bowl, not on the card":
      steps.some((step) => offScalpWords(step) !== "" && step.type !== "treatment") &&
      !card.includes("off the scalp"),
    "hot roots told of other parts": findings.some(
      ({ code, sentence }) =>
        code === "hot_roots" && !/root|hairline|resistant|scalp/i.test(sentence),
    ),
    "one level deeper, and the bowls are not":
      deeper !== undefined && depths.length > 0 && !depths.includes(deeper),
    "an aim for foils that are not made": aim !== undefined && !foiled,
  });
}

/** Whether a finding tells how bowls go on, what they reach or what they are written in; what blocks them tells why there are none. */
const ofBowl = ({ code, severity }: Finding) =>
  severity !== "block" &&
  /^(hot_roots|warm_part_cooled|porous_ends|zones_differ|lift_|line_|shade_|tone_|wish_(against_unwanted|waits|shows)|white_|grey_(blend|needs|cover|target)|no_overlap|base_around|developer_not)/.test(
    code,
  );

function raw({ findings, trace, formula }: FormulateAnswer) {
  const said = [
    ...findings.map(({ sentence }) => sentence),
    ...trace.map(({ effect }) => effect),
    ...(formula ? [formula.name, ...formula.instructions] : []),
  ];
  const word = said.flatMap((sentence) => /[a-z]+_[a-z]+/.exec(sentence)?.[0] ?? [])[0];
  return word ? [`says ${word}`] : [];
}

function objectionsTo({ steps }: FormulateAnswer, context: FormulateRequest): Finding[] {
  return checkFormula({
    context: caseOf(context, nothingKnown),
    candidate: { bowls: steps.map(bowlOfStep) },
  }).findings;
}

/** An objection stands only where the plan says the same; one that says the bowl feeds what is to go never does. */
function objections(answer: FormulateAnswer, hair: FormulateRequest) {
  const said = (code: string) => answer.findings.some((finding) => finding.code === code);
  return objectionsTo(answer, hair).flatMap(({ code, severity }) => {
    if (code.startsWith("tone_adds_unwanted")) return `feeds: ${code}`;
    const known = said(code) || (sameAs[code] ?? []).some(said);
    return severity === "info" || known ? [] : `objects: ${code}`;
  });
}

const tellsOfWhite = /^(grey|white|foils_blend_grey|line_cannot_cover_this_grey)/;

/** Half the hair is white, and the visit neither covers it nor says what it will do. */
function white({ steps, findings }: FormulateAnswer, hair: FormulateRequest) {
  const asked = hair.serviceType === "gray-coverage";
  const word = hair.grayCoverage && greyWordPercent[hair.grayCoverage];
  const head = hair.hasGray || asked ? (hair.grayPercent ?? word ?? 0) : 0;
  const share = hair.zones?.roots?.greyShare ?? head;
  const covered = steps.some((step) => covers(step, share));
  const said = findings.some(({ code }) => tellsOfWhite.test(code));
  const last = steps.at(-1);
  const { white: over = 0, lift = 0, to } = last?.work ?? {};
  return told({
    "white hair is forgotten": share >= 50 && !covered && !said,
    "a head of white is judged by its natural hair":
      over >= 75 &&
      lift > 0 &&
      (findings.some(({ code }) => code === "lift_falls_short") ||
        !last?.shades.some(({ level }) => level !== null && level === to)),
  });
}

function covers({ purpose, zone, type, brandId, lineId }: Step, share: number) {
  const line = findLine(`${brandId}/${lineId}`);
  const atScalp = ["all", "roots", "resistant"].includes(zone);
  const able = type === "permanent" || (line !== undefined && greyLimit(line) >= share);
  return purpose === "deposit" && atScalp && able;
}

/** A part that is to stay as it is, under a bowl that is written for the parts of the head. */
function left({ steps }: FormulateAnswer, { zones = {} }: FormulateRequest) {
  const kept = partOrder.filter((name) => zones[name]?.isLeft);
  if (kept.length === Object.keys(zones).length) return [];
  const under = kept.filter((name) => steps.some(({ parts }) => parts?.includes(name)));
  return under.map((name) => `a bowl on the ${name} that were to stay`);
}

const plain: readonly CanonicalTone[] = ["natural", "natural-intense", "natural-warm", "beige"];

/** The name on the card is a tone of the last bowl, or a natural where a counter-tone leaves one or hardly any tone is in it. */
function look({ formula, steps }: FormulateAnswer) {
  const last = steps.at(-1);
  const named = CanonicalTone.safeParse(formula?.name.split(", ")[1]?.replaceAll(" ", "-")).data;
  if (!last || !named) return [];
  const { shades } = last;
  const own = shades.some(({ tone }) => withNeighbours(tone).includes(named));
  const cancels = shades.some(({ series }) => series === "corrector");
  const total = shades.reduce((sum, { grams }) => sum + grams, 0);
  const toned = shades.reduce(
    (sum, { tone, grams }) => sum + (tone.startsWith("natural") ? 0 : grams),
    0,
  );
  const leaves = plain.includes(named) && (cancels || toned < total * 0.34);
  return own || leaves ? [] : [`named ${named} over ${shades.map(({ tone }) => tone).join(" + ")}`];
}

/** The last bowl holds nothing of the tone that was wished for, or the card is named after another, and no finding says so. */
function wish(
  { formula, steps, findings }: FormulateAnswer,
  { desiredTone, zones }: FormulateRequest,
) {
  if (hasOwnWishes(zones)) return [];
  const shade = CanonicalTone.safeParse(desiredTone).data;
  const last = steps.findLast(({ purpose }) => purpose !== "treat");
  if (!shade || plain.includes(shade) || shade === "ash" || !last) return [];
  if (findings.some(({ code }) => tellsOfWish.includes(code))) return [];
  const goal = { word: "shade", shade } as const;
  const named = CanonicalTone.safeParse(formula?.name.split(", ")[1]?.replaceAll(" ", "-")).data;
  const cancels = last.shades.some(({ series }) => series === "corrector");
  const holds = last.shades.some(({ tone }) => meetsWish(goal, tone));
  return told({
    [`wished ${shade}, and nothing of it in the last bowl`]:
      !holds && !(cancels && meetsWish(goal, "natural")),
    [`wished ${shade}, and named ${named}`]: named !== undefined && !meetsWish(goal, named),
  });
}
