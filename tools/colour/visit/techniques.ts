import type { Route } from "#tools/colour/bowl/act.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Ledger } from "#tools/colour/ledger.ts";

/** How the work is done, best first. A goal that does not suit the wished-for upkeep is told, and the nearest technique offered. */
export function techniquesFor(d: Diagnosis, { acts }: Route, ledger: Ledger): string[] {
  const lighten = acts.find((act) => act.purpose === "lighten");
  const remove = acts.find((act) => act.purpose === "remove");
  warnOfUpkeep(d, lighten !== undefined, ledger);
  const base = baseTechniques(d, acts);
  const beside = [
    ...(acts.some((act) => act.lowlight) ? ["lowlights"] : []),
    ...(acts.some((act) => act.zone === "roots" && act.purpose === "deposit")
      ? ["root_touch_up"]
      : []),
    ...(acts.some((act) => act.types[0] === "semi-permanent") ? ["direct_dye"] : []),
  ];
  if (lighten)
    return [
      ...new Set([
        ...(remove ? ["colour_remover"] : []),
        ...lightening(d, lighten.zone),
        ...beside,
        ...(d.facts.rootShadow ? ["root_shadow"] : []),
      ]),
    ];
  if (remove)
    return remove.types.includes("lightener")
      ? ["bleach_wash", "soap_cap"]
      : ["colour_remover", "clarifying"];
  return base;
}

function lightening(d: Diagnosis, zone: string): string[] {
  if (zone === "roots") return ["root_lightening", "root_touch_up"];
  if (zone === "all") return ["double_process", "full_global_lightening"];
  if (d.facts.partial) return ["partial_foils", "babylights", "money_piece", "foils", "highlights"];
  if (d.facts.faceFraming)
    return ["money_piece", "partial_foils", "babylights", "foils", "highlights"];
  const long = d.touchup === "12_weeks" || d.touchup === "as_needed" || d.facts.balayage;
  if (long && d.lift <= 4 && d.length !== "short")
    return ["balayage", "root_shadow", "partial_foils", "foils", "highlights"];
  if (long || d.budget === "economy")
    return ["partial_foils", "foils", "root_shadow", "highlights", "babylights"];
  return d.lift <= 2
    ? ["partial_foils", "foils", "highlights", "babylights", "money_piece"]
    : ["full_foils", "foils", "highlights"];
}

/** Whether a technique puts lightener or colour on sections that are woven out of the hair. */
export const isWoven = (technique: string): boolean =>
  /foils|highlights|babylights|balayage|money_piece|lowlights/.test(technique);

function baseTechniques(d: Diagnosis, acts: Route["acts"]): string[] {
  if (acts.some((act) => act.zone === "foils" || act.lowlight))
    return [...new Set(["lowlights", ...greyTechniques(acts), "colour_melt", "root_shadow"])];
  if (acts.some((act) => act.grey > 0)) return greyTechniques(acts);
  if (acts.some((act) => act.types[0] === "semi-permanent")) return ["direct_dye", "gloss"];
  if (d.facts.services.includes("retouch") && acts.some((act) => act.zone === "roots"))
    return ["root_touch_up", "single_process"];
  if (acts.some((act) => act.purpose === "fill")) return ["fill_and_deposit"];
  if (acts.some((act) => ["roots", "mids", "ends"].includes(act.zone)) && d.flow !== "consultation")
    return ["zone_correction", "colour_melt"];
  if (acts.every((act) => act.purpose === "gloss")) return ["gloss", "demi_toner"];
  return acts.some((act) => act.purpose === "tone")
    ? ["demi_toner", "gloss"]
    : ["single_process", "gloss"];
}

function greyTechniques(acts: Route["acts"]): string[] {
  const cover = acts.find((act) => act.grey > 0 && act.types[0] === "permanent");
  if (!cover) return acts.some((act) => act.grey > 0) ? ["demi_blend", "gloss"] : [];
  return cover.zone === "roots"
    ? ["root_touch_up", "single_process"]
    : ["single_process", "root_touch_up"];
}

function warnOfUpkeep(d: Diagnosis, lightened: boolean, ledger: Ledger) {
  const longUpkeep = d.touchup === "12_weeks" || d.touchup === "as_needed";
  const solidBlonde = d.facts.solid && (lightened || d.lift >= 2);
  const heavyGrey = d.greyService && d.grey > 50;
  if (longUpkeep && (solidBlonde || heavyGrey)) {
    const why = heavyGrey
      ? `${Math.round(d.grey)}% white shows a line at the root after 4 weeks`
      : "a solid blonde to the root wants a visit every 4 to 6 weeks";
    const instead = heavyGrey
      ? "a demi blend with fine lowlights"
      : "balayage or foils with a root shadow";
    ledger.find(
      "goal_conflicts_with_upkeep",
      "warn",
      `The goal and the upkeep do not fit: ${why}. Offer ${instead}, which grows out softly.`,
    );
  }
}
