import { checkFormula } from "#tools/colour/check/checks.ts";
import { formulate } from "#tools/colour/formulate.ts";
import {
  lightenerRule,
  patchTest,
  relaxerDeveloperMax,
  source,
  waitDays,
} from "#tools/colour/science.ts";
import { ofLightener, tellDeveloper } from "./developers.ts";
import { factsOf, headOf, stepFor } from "./heads.ts";
import { minuteWords, ofRule, type Asked, type Told } from "./telling.ts";

/** What may go on the scalp: the checks are asked. */
export function tellScalp(asked: Asked): Told {
  const { volume, type, lines, named } = asked;
  const lightens =
    type === "lightener" || (named && lines.some((line) => line.type === "lightener"));
  if (volume === undefined) {
    const own = lines.filter((line) => line.type === "lightener");
    const [one] = own;
    return one && named
      ? ofLightener(one)
      : tellDeveloper({ ...asked, lines: [], type: "lightener" });
  }
  const { findings } = checkFormula({
    candidate: { type: "lightener", developer: volume, onScalp: true },
  });
  const [stop] = findings;
  const lightener = stop?.sentence ?? `Lightener may go on the scalp with ${volume} vol.`;
  const tint =
    volume > lightenerRule.foilMaxDeveloper
      ? "A tint takes it on healthy virgin hair alone, where its line prints it."
      : "A tint takes it where its line prints it.";
  return {
    says: `${stop ? "No: " : ""}${stop ? lightener.charAt(0).toLowerCase() + lightener.slice(1) : lightener}${lightens ? "" : ` ${tint}`}`,
    verdict: stop ? "no" : "yes",
    facts: [
      ofRule(
        "scalp_lightener_developer",
        "Lightener on the scalp",
        `${lightenerRule.onScalpMaxDeveloper} vol at most`,
        source.lightener,
      ),
      ofRule(
        "scalp_lightener_developer",
        "Lightener in foils",
        `${lightenerRule.foilMaxDeveloper} vol at most`,
        source.lightener,
      ),
      ...(lightens ? [] : [ofRule("tint_developer", "Tint", tint, source.practice)]),
    ],
  };
}

/** What porous or resistant hair changes, by a plan for it. */
export function tellPorosity({ porosity = "high", known, lines }: Asked): Told {
  const plan = formulate(
    headOf(
      {
        currentLevel: 9,
        desiredLevel: 9,
        hairCondition: "bleached",
        serviceType: "toning",
        underlyingTone: "yellow",
        porosity,
        ...(lines.length > 0 && { lines: lines.map(({ key }) => key).slice(0, 5) }),
      },
      known,
    ),
  );
  const own = plan.trace.filter(
    ({ source: from, rule, about }) =>
      (from === source.porosity || (rule === "minutes" && about === "minutes")) &&
      rule !== "patch_test",
  );
  const minutes = minuteWords(stepFor(plan, "tone")?.minutes ?? [5, 10]);
  const says =
    porosity === "high"
      ? `Porous hair grabs color: even it out first with an equalising spray, take a shade one level lighter or warmer or thin it with clear, put it on the ends last with the weakest developer, and look every couple of minutes: ${minutes} in this plan. ${own.find(({ rule }) => rule === "dilution")?.effect ?? ""}`
      : `Hair of low porosity resists: it takes its full time, ${minutes} for a toner, and no stronger developer.`;
  return {
    says: says.trim(),
    facts: own.map(({ rule, effect, source: from }) =>
      ofRule(rule, LABELS[rule] ?? "Rule", effect, from),
    ),
  };
}

const LABELS: Partial<Record<string, string>> = {
  dilution: "Clear",
  minutes: "Time",
  strand_test: "Strand test",
};

/** How long to wait after something, and what a test of the skin takes. */
export function tellWait({ hair, known }: Asked): Told {
  const test = [
    ofRule("patch_test", "Patch test, read after", `${patchTest.readAfterHours} h`, source.allergy),
    ofRule("patch_test", "Counts for", `${patchTest.goodForHours / 24} days more`, source.allergy),
  ];
  if (hair === undefined)
    return {
      says: `A patch test is done ${patchTest.readAfterHours} hours before every oxidative color.`,
      facts: test,
    };
  const days = {
    perm: waitDays.perm,
    keratin: waitDays.keratin,
    relaxer: waitDays.relaxer,
    bleached: waitDays.lightening,
  }[hair as string];
  if (days === undefined)
    return { says: "No wait is set after that; a strand test decides.", facts: [] };
  const { findings } = formulate(
    headOf(
      {
        currentLevel: 6,
        desiredLevel: 6,
        previousTreatments: hair === "relaxer" ? [] : [hair],
        ...(hair === "relaxer" && { extra: { relaxer: "yes", weeksSinceTreatment: 8 } }),
      },
      known,
    ),
  );
  const more =
    hair === "relaxer" ? ` Then ${relaxerDeveloperMax} vol at most, and no lightener.` : "";
  const before = hair === "bleached" ? "Two lightenings are" : `After a ${hair} color waits`;
  const weeks =
    hair === "bleached"
      ? `at least ${days} days apart; four to six weeks are better`
      : `${days} days`;
  return {
    says: `${before} ${weeks}.${more}`,
    facts: [
      ofRule(
        "wait",
        hair === "bleached" ? "Between lightenings" : `After a ${hair}`,
        `${days} days`,
        hair === "relaxer" ? source.relaxer : source.practice,
      ),
      ...factsOf(findings.filter(({ code }) => /recent|barrier|limits/.test(code))),
    ],
  };
}
