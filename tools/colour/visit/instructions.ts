import { strengthWords } from "#tools/colour/bowl/bottles.ts";
import { findLine } from "#tools/colour/catalogue.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import { readsWhite } from "./grey.ts";
import { mixWords } from "#tools/colour/bowl/mix-words.ts";
import { lightenerRule, pigmentAt } from "#tools/colour/science.ts";
import type { Step } from "#tools/colour/schema.ts";
import type { ProductType, Requirement, ZoneName } from "#tools/colour/words.ts";
import { isAtScalp } from "#tools/colour/zone/facts.ts";
import { offScalpWords, zoneWords } from "#tools/colour/zone/words.ts";

/** Tests and care that come before any bowl is mixed, as a colourist would say them. */
export function beforehand(requires: readonly Requirement[], waitDays: number): string[] {
  const words: Record<Requirement, string> = {
    consultation: "Talk the plan, the upkeep and the risks through with the client before you mix.",
    patch_test: "Take a patch test 48 hours before, for regular clients too.",
    metallic_salt_test:
      "Test a strand for metallic salts: 30 ml of 20 vol with 20 drops of 28% ammonia, 30 minutes. Any heat, smell or quick lightening means stop.",
    elasticity_test:
      "Stretch a wet strand: it should give by almost half and spring back. If it breaks or stays long, do nothing chemical.",
    strand_test: "Try every bowl on a hidden strand and let it decide time and strength.",
    bond_treatment:
      "Use a bonding treatment before and after, and a bond additive in every lightening.",
  };
  const order: Requirement[] = [
    "consultation",
    "patch_test",
    "metallic_salt_test",
    "elasticity_test",
    "strand_test",
    "bond_treatment",
  ];
  const wait =
    waitDays > 0 ? [`Leave ${waitDays} days between this and the last chemical service.`] : [];
  return [...wait, ...order.filter((test) => requires.includes(test)).map((test) => words[test])];
}

/** What to mix, where to put it and how long it stays, for one bowl. */
export function stepSentences(
  step: Step,
  d: Diagnosis,
  together: readonly Step[] = [step],
): string[] {
  return [
    mixWords(
      step,
      findLine(`${step.brandId}/${step.lineId}`)?.name ?? step.lineId,
      developerWords(step),
    ),
    step.parts ? partSentence(step, step.parts, d) : applySentence(step, d),
    timeSentence(step, together),
    ...afterSentences(step, d),
  ];
}

/** "20 vol (6%)", as the bottle prints it; empty for a bowl without developer. */
export function developerWords({ brandId, lineId, developer, shades }: Step): string {
  const line = findLine(`${brandId}/${lineId}`);
  const codes = shades.map(({ code }) => code);
  return developer ? strengthWords(developer.volume, line, codes) : "";
}

const places: Record<Step["zone"], string> = {
  roots: "to the roots only",
  mids: "to the mid-lengths",
  ends: "to the ends",
  lengths: "to the lengths",
  all: "all over",
  foils: "to fine sections in foils",
  resistant: "to the resistant areas",
};

/** "to the lengths, off the scalp". */
const withDistance = (place: string, step: Step) =>
  [place, offScalpWords(step)].filter(Boolean).join(", ");

/** Where a bowl goes on a head that is worked by its parts, and what it must keep clear of. */
function partSentence(step: Step, parts: readonly ZoneName[], d: Diagnosis): string {
  const place = withDistance(`the ${zoneWords(parts)}`, step);
  if (step.purpose === "fill") return `Apply the filler evenly and only to ${place}.`;
  if (step.purpose === "lighten")
    return step.zone === "foils"
      ? `Weave fine sections through ${place} and keep clear of hair that is light already.`
      : step.onScalp && parts.length > 1 && parts.some((part) => !isAtScalp(part))
        ? `Apply to ${place}: start 1 to 1.5 cm off the scalp and come back to the roots last.`
        : `Apply only to ${place}${bleachedBeside(d) ? "; cover the old lightened hair with a protective cream" : ""}.`;
  if (step.purpose === "remove") return `Apply quickly and evenly to ${place}, darkest part first.`;
  if (parts.includes("resistant"))
    return `Start on the most resistant white: apply to ${place} and press it in well.`;
  if (step.type === "permanent" && !parts.includes("ends"))
    return `Apply only to ${place}; do not pull it through the lengths.`;
  return `Apply to ${place}.`;
}

function bleachedBeside({ canvas, zones }: Diagnosis) {
  const told = Object.values(zones ?? {}).some((zone) => zone.hairCondition === "bleached");
  return canvas === "bleached" || told;
}

/** What lifts natural hair without lightener. */
const tints: readonly ProductType[] = ["permanent", "high-lift"];

function applySentence(step: Step, d: Diagnosis): string {
  const place = withDistance(places[step.zone], step);
  if (step.type === "treatment") return "Comb it through clean, towel-dried lengths.";
  if (step.purpose === "fill")
    return `Apply the filler evenly ${withDistance(d.canvas === "bleached" && step.zone !== "foils" ? "to the lightened hair" : places[step.zone], step)}.`;
  if (step.purpose === "remove") return `Apply quickly and evenly ${place}, darkest part first.`;
  if (step.purpose === "lighten" && step.zone === "foils")
    return "Weave fine sections, saturate them well, keep clear of old lightened hair and do not let packets bleed or stack near heat.";
  if (step.purpose === "lighten" && step.zone === "roots")
    return "Apply to the regrowth only and cover the old lightened hair with a protective cream.";
  if (d.facts.resistant && d.greyService && step.purpose === "deposit")
    return "Start on the hairline, temples and the most resistant white, then do the rest.";
  if (
    (step.purpose === "lighten" ||
      (step.purpose === "deposit" &&
        tints.includes(step.type) &&
        d.lift > 0 &&
        !(d.greyService && readsWhite(d.grey)))) &&
    d.canvas === "virgin" &&
    step.zone === "all"
  )
    return "Start on mids and ends, 1 to 1.5 cm off the scalp; come back to the roots last.";
  if (step.purpose === "tone" && step.zone === "roots" && d.facts.rootShadow)
    return "Brush it on the roots and melt it 2 to 4 cm over the line with the fingers or a comb, so that no edge shows.";
  if (step.purpose === "tone" || step.purpose === "gloss")
    return `Apply ${withDistance(`${places[step.zone]} on towel-dried hair`, step)}${d.porosity === "high" ? ", ends last" : ""}.`;
  return `Apply ${place}${d.porosity === "high" && step.zone === "all" ? ", ends last" : ""}.`;
}

function timeSentence(step: Step, together: readonly Step[]): string {
  const time = minuteWords(step.minutes);
  const off =
    step.purpose === "fill"
      ? "blot without shampoo"
      : together.length > 1
        ? "rinse with the rest"
        : "rinse";
  if (step.type === "treatment") return `Leave it on for ${time}, then rinse.`;
  if (step.purpose === "lighten") {
    const [often = 5, seldom = 10] = lightenerRule.checkEveryMinutes;
    return `Leave it for ${time}, no heat, checking every ${often} to ${seldom} minutes, and rinse as soon as the stage is reached.`;
  }
  if (step.purpose === "tone" || step.purpose === "gloss")
    return `Watch it for ${time}; check every 2 to 3 minutes and rinse when it looks slightly stronger than the goal.`;
  return `Process for ${time} from the end of application, without heat, then ${off}.`;
}

/** "35 minutes" or "30 to 40 minutes". */
export function minuteWords([low, high]: Readonly<Step["minutes"]>): string {
  return low === high ? `${high} minutes` : `${low} to ${high} minutes`;
}

function afterSentences(step: Step, d: Diagnosis): string[] {
  if (step.purpose === "lighten") {
    const stop = step.stopLevel ?? step.targetLevel ?? d.desired;
    const onwards =
      step.targetLevel !== undefined && step.targetLevel > stop
        ? " That is as far as this visit safely goes."
        : "";
    return [
      `Stop at level ${stop}, when the hair shows ${pigmentAt(stop)}; never go past pale yellow.${onwards}`,
    ];
  }
  if (step.purpose === "remove")
    return ["Rinse long and thoroughly, then look at the base before you tone."];
  const clear = step.shades.some((shade) => shade.series === "clear");
  if (
    (porousUnder(step, d) || d.platinum) &&
    !clear &&
    ["tone", "gloss", "deposit"].includes(step.purpose)
  )
    return [
      "Dilute with a little clear or conditioner where the hair is most porous, and never leave it unattended.",
    ];
  return [];
}

/** Whether the hair that a bowl goes on is porous: its own part, where that was described. */
function porousUnder({ parts }: Step, { porosity, zones }: Diagnosis) {
  const told = parts?.flatMap((part) => zones?.[part]?.porosity ?? []) ?? [];
  return told.length > 0 ? told.includes("high") : porosity === "high";
}
