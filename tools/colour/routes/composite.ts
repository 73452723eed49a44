import { oneVisit, type Act, type Route } from "#tools/colour/bowl/act.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "#tools/colour/gates/gate-shape.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { foilGoal, safeLift, source, totalMix } from "#tools/colour/science.ts";
import { natural } from "#tools/colour/shade/tone-parts.ts";
import { darkerRoute } from "./darker.ts";
import { glossAct, glossRoute, rootShadowAct } from "./gloss.ts";
import { greyBlendRoute, greyRoute } from "./grey.ts";
import { lightenRoute, toneInstead } from "./lighten.ts";
import { retouchRoute, rootAct, tintRetouchLift } from "./retouch.ts";

/**
 * Several bowls in one visit: foils that lighten, foils that deepen, the base round them, root shadow and toner last on
 * rinsed hair. Permanent colour only ever touches hair that was not lightened today.
 */
export function compositeRoute(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  const light = lighter(d, gate, ledger);
  const lifted = light?.acts.some((each) => each.purpose === "lighten") ?? false;
  const low = d.facts.services.includes("lowlights")
    ? lowlights(d, lifted, gate, ledger)
    : undefined;
  const base = baseRoute(d, light !== undefined || low !== undefined, gate, ledger);
  const shadow =
    lifted && d.facts.rootShadow
      ? [rootShadowAct(d, gate, d.zones?.roots?.level ?? baseLevel(d))]
      : [];
  const open = light?.acts.filter((each) => each.purpose === "lighten") ?? [];
  const finish = finishing(d, light?.acts ?? [], (base?.acts.length ?? 0) > 0, gate);
  if (open.length > 0 && (base || low))
    ledger.find(
      "base_around_foils",
      "info",
      "Put the foils in first, then the base on the hair between and round them; never over a foil. Rinse everything, then tone.",
      source.order,
    );
  if (lifted && !base && d.grey >= 25)
    ledger.find(
      "foils_blend_grey",
      "info",
      `Fine foils blend ${Math.round(d.grey)}% white into the lighter hair; they do not cover it. A base on the roots would.`,
      source.grey,
    );
  const acts = [...open, ...(low?.acts ?? []), ...(base?.acts ?? []), ...shadow, ...finish];
  if (acts.length === 0) return glossRoute(d, gate, ledger);
  return {
    acts,
    sessions: light?.sessions ?? [1, 1],
    ...(light ? { goal: light.goal ?? d.current, canvas: light.canvas } : {}),
    alternatives: [
      ...new Set([
        ...(light?.alternatives ?? []),
        ...(low?.alternatives ?? []),
        ...(base?.alternatives ?? []),
        ...(lifted ? ["root_shadow"] : ["gloss"]),
      ]),
    ],
  };
}

/** Highlights or balayage as far as the visit allows; toned only, where lightener may not go on this hair today. */
function lighter(d: Diagnosis, gate: Gate, ledger: Ledger): Route | undefined {
  const { services } = d.facts;
  if (!services.includes("highlights") && !services.includes("balayage")) return undefined;
  if (d.canvas === "bleached" && d.lift === 0) return newGrowthFoils(d, gate, ledger);
  const from = d.current;
  const safe = safeLift(d.canvas === "virgin" ? "virgin_foil" : d.canvas, d.thickness);
  const chosen = Math.min(foilGoal.most, from + Math.min(safe, foilGoal.levels));
  const desired = d.lift > 0 ? d.desired : chosen;
  const goal: Diagnosis = {
    ...d,
    desired: Math.max(from, desired),
    lift: Math.max(0, desired - from),
    darker: 0,
    explicit: d.explicit?.type === "permanent" ? undefined : d.explicit,
    facts: { ...d.facts, foils: true, global: false, regrowth: false },
  };
  if (goal.lift === 0) return toneOnly(goal, gate, ledger);
  if (gate.lightener) return { ...toneInstead(goal, gate, ledger), goal: goal.desired };
  if (d.lift === 0)
    ledger.find(
      "highlight_level_chosen",
      "info",
      `No lighter level was named, so the foils aim at level ${goal.desired}.`,
    );
  if (d.canvas === "coloured")
    ledger.find(
      "colour_does_not_lift_colour",
      "warn",
      "The lengths carry color: only lightener in foils lifts them, slower and warmer than natural hair.",
      source.removal,
    );
  return lightenRoute(goal, gate, ledger);
}

/** Lightened hair that is light enough: the foils take the new growth to the level of the lengths. */
function newGrowthFoils(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  if (gate.lightener) return toneInstead(d, gate, ledger);
  const root = d.zones?.roots?.level ?? Math.max(1, d.current - foilGoal.levels);
  if (root >= d.current) return toneOnly(d, gate, ledger);
  ledger.find(
    "no_overlap_on_bleached",
    "warn",
    "Put the foils on the new growth only. No overlap on hair that has been bleached; cover it with a protective cream.",
    source.lightener,
  );
  const route = lightenRoute(
    {
      ...d,
      canvas: "virgin",
      current: root,
      desired: d.current,
      lift: d.current - root,
      darker: 0,
      facts: { ...d.facts, foils: true, global: false, regrowth: false },
    },
    gate,
    ledger,
  );
  // balayage is swept on into the lengths
  if (d.facts.balayage) return route;
  const share = totalMix("regrowth", d.thickness) / totalMix(d.length, d.thickness);
  return {
    ...route,
    acts: route.acts.map((each) =>
      each.purpose === "lighten" ? { ...each, factor: Math.min(1, each.factor * share) } : each,
    ),
  };
}

function toneOnly(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  ledger.find(
    "already_lightest",
    "info",
    `This hair may go no lighter than level ${d.current} today; the formula tones.`,
    source.lightener,
  );
  return { acts: [glossAct(d, gate)], sessions: [1, 1], alternatives: [] };
}

/** Deeper foils in a demi: to the level that was named, else two levels down, one where highlights give the contrast; warmth first where it is missing. */
function lowlights(d: Diagnosis, lifted: boolean, gate: Gate, ledger: Ledger): Route | undefined {
  const depth = lifted ? 1 : 2;
  const level = d.darker > 0 ? d.desired : Math.max(1, d.current - depth);
  if (level === d.current) return undefined;
  const low: Diagnosis = {
    ...d,
    desired: level,
    darker: d.current - level,
    lift: 0,
    greyService: false,
    facts: { ...d.facts, lowlights: true },
  };
  const route = darkerRoute(low, gate, ledger);
  const demi = (each: Act): Act => ({
    ...each,
    lowlight: true,
    types: each.types.filter((type) => type !== "permanent"),
  });
  return { ...route, acts: route.acts.map(demi) };
}

/** The level of the base: the hair's own under highlights, deeper where that was said, the wished-for one where nothing is lightened. */
function baseLevel(d: Diagnosis) {
  const light = d.facts.services.includes("highlights") || d.facts.services.includes("balayage");
  if (!light && d.lift > 0 && d.lift <= tintRetouchLift) return d.desired;
  return Math.max(1, d.current - Math.floor(d.facts.baseDeeper));
}

/** The base on the roots, where one was asked for; undefined where the foils are all. */
function baseRoute(d: Diagnosis, foils: boolean, gate: Gate, ledger: Ledger): Route | undefined {
  const { services, baseDeeper } = d.facts;
  const level = baseLevel(d);
  const base: Diagnosis = {
    ...d,
    desired: level,
    lift: Math.max(0, level - d.current),
    liftAsked: Math.max(0, level - d.current),
    darker: 0,
    explicit: ["permanent", "demi-permanent"].includes(d.explicit?.type ?? "")
      ? d.explicit
      : undefined,
    facts: { ...d.facts, regrowth: true, lowlights: false, foils: false },
  };
  const grey = services.includes("grey_coverage") || d.service === "gray-coverage";
  if (grey && d.grey > 0) return roots(greyRoute(base, gate, ledger));
  if (services.includes("grey_blending")) return roots(greyBlendRoute(base, gate, ledger));
  if (baseDeeper > 0) return { acts: [deeperBase(base, gate)], sessions: [1, 1], alternatives: [] };
  if (services.includes("retouch") && d.canvas !== "bleached")
    return roots(retouchRoute({ ...base, canvas: d.canvas }, gate, ledger));
  if (!foils || services.includes("lowlights") || d.darker === 0) return undefined;
  const deeper = { ...base, desired: d.desired };
  if (d.grey >= 25) return roots(greyRoute(deeper, gate, ledger));
  return oneVisit([rootAct(deeper, gate, d.zones?.roots?.level ?? d.current)]);
}

/** Half a level is equal parts of the base and the level below it. */
function deeperBase(d: Diagnosis, gate: Gate): Act {
  const deep = natural([Math.max(1, d.current - 1)]);
  const parts =
    d.facts.baseDeeper === 0.5 && d.current > 1
      ? [
          { ...natural([d.current]), share: 0.5 },
          { ...deep, share: 0.5 },
        ]
      : [deep];
  return { ...rootAct(d, gate, d.current, parts), developerMax: Math.min(20, gate.developerMax) };
}

function roots(route: Route): Route {
  return {
    ...route,
    acts: route.acts.map((each) =>
      each.zone === "all" ? { ...each, zone: "roots" as const } : each,
    ),
  };
}

/** What goes on last: the toner of the lightened foils, or a gloss where nothing was lightened and one was asked for. */
function finishing(d: Diagnosis, light: readonly Act[], based: boolean, gate: Gate): Act[] {
  const tones = light.filter((each) => each.purpose === "tone" || each.purpose === "gloss");
  if (light.length > 0)
    return light.some((each) => each.purpose === "lighten") ? tones : [...light];
  const asked = d.facts.services.some((name) => name === "gloss" || name === "toning");
  return asked ? [glossAct(d, gate, { zone: based ? "lengths" : "all" })] : [];
}
