import { act, oneVisit, type Act, type Route } from "#tools/colour/bowl/act.ts";
import { reachOf } from "#tools/colour/bowl/developer.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "#tools/colour/gates/gate-shape.ts";
import { coverMost } from "#tools/colour/visit/grey.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { counterAtLevel, pigmentAt, source } from "#tools/colour/science.ts";
import { natural, whole, wishedParts } from "#tools/colour/shade/tone-parts.ts";
import type { CanonicalTone } from "#tools/colour/words.ts";
import { greyRoute, warnOfPaleCover } from "./grey.ts";
import { bathRoute, lightenRoute, removable, removeRoute, toneInstead } from "./lighten.ts";

/** Lighter: tint on virgin hair while it reaches, high-lift when asked for, otherwise remove or lighten, then tone. */
export function liftRoute(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  if (tonerAsked(d) && d.lift > 0) {
    ledger.find(
      "toner_cannot_lift",
      "warn",
      `A toner cannot take level ${d.current} to ${d.desired}${gate.tint ? ": that is a lift." : "; so this plan lifts the hair before any toner."}`,
      source.wheel,
    );
  }
  const retouch = d.canvas === "bleached" && d.facts.regrowth;
  if (d.canvas !== "virgin" && d.lift > 0 && !retouch && carriesColour(d)) {
    ledger.find(
      "colour_does_not_lift_colour",
      "warn",
      "Tint cannot be relied on to lift hair that already carries color: it lightens the roots and leaves the lengths dark and warm. Remove or lighten first, then tone.",
      source.removal,
    );
  }
  warnOfGrey(d, ledger);
  if (highLiftFits(d, gate)) {
    ledger.require("strand_test", "The hair is lifted.", source.spec);
    return oneVisit([highLiftAct(d, gate)]);
  }
  warnOfHighLift(d, ledger);
  if (tintReaches(d, gate))
    return d.greyService && d.grey >= 25 ? greyRoute(d, gate, ledger) : tintRoute(d, gate, ledger);
  if (gate.lightener)
    return (d.facts.noLightener && asFarAsTint(d, gate, ledger)) || toneInstead(d, gate, ledger);
  if (d.canvas === "coloured" && d.lift === 1 && d.explicit?.type !== "lightener")
    return bathRoute(d, gate, ledger);
  if (d.canvas === "coloured" && d.lift >= 2 && d.lift <= 3 && d.desired <= 7 && removable(d))
    return removeRoute(d, gate, ledger);
  return lightenRoute(d, gate, ledger);
}

/** Natural hair that is to have no lightener goes as far as tint takes it. */
function asFarAsTint(d: Diagnosis, gate: Gate, ledger: Ledger): Route | undefined {
  for (let desired = d.desired - 1; desired > d.current; desired--) {
    const nearer = { ...d, desired, lift: desired - d.current, liftAsked: desired - d.current };
    if (!tintReaches(nearer, gate)) continue;
    ledger.find(
      "tint_reaches_no_further",
      "warn",
      `Without lightener tint takes a natural ${d.current} to ${desired} at most, and warm: a true ${d.desired} takes lightener.`,
      source.removal,
    );
    return { ...liftRoute(nearer, gate, ledger), goal: desired };
  }
  return undefined;
}

/** Lengths that were only lightened hold no dye in the way of more lift. */
function carriesColour({ canvas, history }: Diagnosis) {
  const dyes = ["previously_colored", "semi_permanent", "box_dye", "henna"] as const;
  return canvas === "coloured" || dyes.some((dye) => history.has(dye));
}

/** A toner was asked for by service or line; the form's default service alone is none, unless it names a tone to cancel. */
function tonerAsked(d: Diagnosis) {
  const { services } = d.facts;
  if (services.length > 0) return services.every((name) => name === "toning" || name === "gloss");
  if (d.explicit?.type === "toner" || d.explicit?.type === "demi-permanent") return true;
  return d.service === "toning" && d.unwanted !== undefined;
}

/** White hair in a lift: lightened lengths are not covered, and cover holds to within two levels of the natural colour. */
function warnOfGrey(d: Diagnosis, ledger: Ledger) {
  if (!d.greyService) return;
  warnOfPaleCover(d, ledger);
  if (d.canvas !== "virgin") {
    ledger.find(
      "grey_needs_own_bowl",
      "warn",
      `Lightening the lengths does not cover ${Math.round(d.grey)}% white: cover the regrowth with a bowl of its own once the lengths are right.`,
      source.grey,
    );
  } else if (d.lift > 2 && !ledger.has("grey_target_too_light")) {
    ledger.find(
      "grey_cover_within_two_levels",
      "warn",
      `Cover holds within two levels of the natural color: at level ${d.desired} the ${Math.round(d.grey)}% white is blended, not covered. For full cover stay at level ${coverMost(d)} or deeper.`,
      "Redken Color Gels chart; maker's leaflets",
    );
  }
}

/** Why the high-lift line that was asked for is not used. */
function warnOfHighLift(d: Diagnosis, ledger: Ledger) {
  const line = d.explicit;
  if (line?.type !== "high-lift") return;
  const start = line.minStartLevel ?? 6;
  if (d.grey >= 30 || d.greyService) {
    ledger.find(
      "line_cannot_cover_this_grey",
      "warn",
      `${line.name} leaves white hair translucent and does not cover it.`,
      line.source,
    );
  }
  if (d.canvas !== "virgin") {
    ledger.find(
      "high_lift_needs_virgin_hair",
      "warn",
      `${line.name} lifts virgin hair only, so it is not used here.`,
      line.source,
    );
  } else if (d.current < start) {
    ledger.find(
      "high_lift_start_too_dark",
      "warn",
      `${line.name} starts from level ${start}; from level ${d.current} it would leave orange, so it is not used here.`,
      line.source,
    );
  }
}

function highLiftFits(d: Diagnosis, gate: Gate) {
  const line = d.explicit;
  return (
    line?.type === "high-lift" &&
    !gate.highLift &&
    d.canvas === "virgin" &&
    d.current >= (line.minStartLevel ?? 6) &&
    d.grey < 30 &&
    !d.greyService &&
    gate.developerMax >= 30 &&
    reachOf(line, gate.developerMax) >= d.liftAsked
  );
}

function highLiftAct(d: Diagnosis, gate: Gate): Act {
  const level = Math.max(10, d.desired);
  const wished = wishedParts(d, 10).map((part) => ({
    ...part,
    role: "fashion" as const,
    tones: highLiftTones(d) ?? part.tones,
    levels: [12, 11, 10, 9],
  }));
  return act({
    purpose: "deposit",
    types: ["high-lift"],
    parts: wished,
    lift: d.liftAsked,
    developerMax: gate.developerMax,
    targetLevel: level,
  });
}

/** Plain goals still meet the yellow that high-lift leaves: a natural, else a soft violet, never a gold. */
function highLiftTones(d: Diagnosis): readonly CanonicalTone[] | undefined {
  if (d.tone.word === "cool") return ["ash", "ash-violet", "pearl", "ash-blue", "silver", "violet"];
  if (d.tone.word === "warm" || d.tone.word === "shade") return undefined;
  return ["natural", "natural-intense", "natural-cool", "pearl", "violet", "beige", "ash-violet"];
}

function tintReaches(d: Diagnosis, gate: Gate) {
  if (gate.tint || d.canvas !== "virgin" || d.explicit?.type === "lightener") return false;
  const pale = d.facts.pale && d.desired >= 9 && d.lift >= 3 && d.explicit === undefined;
  if (!gate.lightener && (wantsFoils(d) || d.facts.lightener || pale)) return false;
  const permanents = [
    ...d.preferred,
    ...d.preferred.flatMap((line) => d.stock.linesOf(line.brandId)),
  ].filter((line) => line.type === "permanent" && line.shades.length > 0);
  if (d.lift >= 3 && d.tone.word === "cool" && permanents.length === 0) return false;
  const soft = Math.min(30, gate.developerMax, d.thickness === "fine" ? 20 : 30);
  const own = permanents.some(
    (line) =>
      reachOf(line, d.thickness === "fine" || d.lift > 3 ? soft : gate.developerMax) +
        (d.thickness === "fine" ? 1 : 0) >=
      d.lift,
  );
  if (own) return true;
  return (
    d.lift <= 3 &&
    (gate.lightener || permanents.length === 0) &&
    d.stock
      .defaultLines("permanent")
      .some((line) => reachOf(line, soft) + (d.thickness === "fine" ? 1 : 0) >= d.lift)
  );
}

/** Off-scalp or grown-out work is wanted: asked for, needed to keep off the scalp, or the only thing that suits a long upkeep. */
function wantsFoils(d: Diagnosis) {
  if (d.facts.offScalp) return true;
  if (d.facts.global) return false;
  return (
    d.facts.foils ||
    d.facts.balayage ||
    d.facts.faceFraming ||
    (d.lift >= 2 && (d.touchup === "12_weeks" || d.touchup === "as_needed") && !d.greyService)
  );
}

function tintRoute(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  const plain = ["natural", "none", "neutral"].includes(d.tone.word);
  const levels = [d.desired, d.desired + 1].map((level) => Math.min(10, level));
  const cool = counterAtLevel(d.desired);
  const parts =
    plain && d.lift >= 2
      ? [
          { ...natural(levels), share: 0.75 },
          {
            ...whole([...cool.tones, "natural-cool", "ash-blue", "ash"], levels, ["red", "orange"]),
            share: 0.25,
          },
        ]
      : plain
        ? [natural(levels)]
        : wishedParts(d, d.desired).map((part) => ({ ...part, levels }));
  if (d.lift >= 2) {
    ledger.rule(
      "warmth_from_lift",
      `Lifting ${d.lift} levels shows ${pigmentAt(d.desired)}; a cool part holds it.`,
      source.pigments,
    );
    ledger.find(
      "lift_averages_out",
      "info",
      `Tint may stop short of its shade. If the test strand stays darker than level ${d.desired}, take a shade one level lighter rather than a stronger developer.`,
      "Minardi, averaging rule",
    );
  }
  ledger.require("strand_test", "The hair is lifted.", source.spec);
  return oneVisit([
    act({
      purpose: "deposit",
      types: ["permanent"],
      parts,
      lift: d.lift,
      grey: d.greyService ? d.grey : 0,
      developerMax: gate.developerMax,
      zone: d.facts.regrowth ? "roots" : "all",
    }),
  ]);
}
