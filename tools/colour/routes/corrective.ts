import { oneVisit, type Route } from "#tools/colour/act.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "#tools/colour/gate-shape.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { counterAtLevel, counterOf, serviceFactor, source } from "#tools/colour/science.ts";
import { counterParts, tonerParts, whole } from "#tools/colour/tone-parts.ts";
import type { Zone } from "#tools/colour/words.ts";
import { darkerRoute } from "./darker.ts";
import { liftRoute } from "./lift.ts";
import { bathAct, removable, removerAct } from "./lighten.ts";
import { toneAct } from "./tone.ts";

/** Puts a result right with the smallest move: take out what is too dark, fill what is too light, tone last. */
export function correctiveRoute(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  ledger.rule(
    "smallest_move",
    "Remove first, fill second, tone last; stop if the damage rises.",
    source.practice,
  );
  if (d.canvas !== "virgin")
    ledger.require(
      "strand_test",
      "Corrections are tried on a strand of each zone.",
      source.practice,
    );
  if (d.uncorrected.has("uneven") && (d.lift > 0 || d.darker > 0)) zonesNeeded(ledger);
  if (d.uncorrected.has("too-dark")) return tooDark(d, gate, ledger);
  if (d.lift > 0) return liftRoute(d, gate, ledger);
  if (d.darker > 0) return darkerRoute(d, gate, ledger);
  if (d.uncorrected.has("too-light")) return tooLight(d, gate);
  return toneByZone(d, gate, ledger);
}

function tooDark(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  const byRemover = gate.lightener || (d.lift > 1 && d.lift <= 3 && d.desired <= 7 && removable(d));
  if (d.lift > 1 && !byRemover) return liftRoute(d, gate, ledger);
  ledger.find(
    "colour_does_not_lift_colour",
    "warn",
    "More tint will not make it lighter: take colour out first, then tone.",
    source.removal,
  );
  ledger.require("strand_test", "Try the removal on a strand first.", source.removal);
  const zone = zoneOf(d) ?? "all";
  const level = Math.min(10, d.lift > 0 ? d.desired : d.current + 1);
  const counter = d.unwanted ? counterOf(d.unwanted, level, d.underlying) : undefined;
  const tone = toneAct(d, gate, level, {
    parts: counter ? counterParts(d, counter, level) : tonerParts(d, level),
    purpose: "tone",
    factor: zone === "all" ? serviceFactor.toner : 0.3,
    zone,
  });
  if (byRemover)
    return oneVisit(
      [removerAct({ zone, factor: zone === "all" ? 1 : 0.5 }), tone],
      ["clarifying_treatment"],
    );
  ledger.require("bond_treatment", "A bond additive goes into every lightening.", source.practice);
  return oneVisit([bathAct(zone, level), tone], ["colour_remover", "clarifying_treatment"]);
}

function tooLight(d: Diagnosis, gate: Gate): Route {
  const level = Math.max(1, d.current - 1);
  const shaded = toneAct(d, gate, level, { purpose: "deposit", zone: zoneOf(d) ?? "all" });
  return oneVisit(
    [{ ...shaded, lowlight: zoneOf(d) === undefined }],
    ["lowlights", "root_shadow", "colour_melt"],
  );
}

function toneByZone(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  const zone = zoneOf(d);
  const uneven = d.uncorrected.has("uneven");
  if (
    d.facts.text.includes("root") &&
    /light|warm|orange|hot|bright|brass/.test(d.facts.text) &&
    zone === "roots"
  ) {
    ledger.find(
      "hot_roots",
      "warn",
      "Hot roots: put a cool demi at the level of the lengths on the band only, and watch it.",
      source.order,
    );
  }
  const cancel = toneAct(d, gate, d.current, {
    zone: zone ?? (uneven ? "mids" : "all"),
    purpose: "tone",
    factor: zone ? 0.3 : serviceFactor.toner,
    ...(d.counter
      ? {}
      : {
          parts: d.unwanted
            ? [whole(counterAtLevel(d.current).tones, [d.current], [])]
            : tonerParts(d, d.current),
        }),
  });
  if (!uneven || zone) return oneVisit([cancel], uneven ? ["colour_melt"] : ["gloss"]);
  zonesNeeded(ledger);
  const melt = toneAct(d, gate, d.current, {
    zone: "ends",
    purpose: "gloss",
    factor: 0.3,
    dilute: true,
  });
  return oneVisit([cancel, melt], ["colour_melt", "zone_correction"]);
}

function zonesNeeded(ledger: Ledger) {
  ledger.find(
    "zones_needed",
    "warn",
    "Uneven colour needs a bowl for each zone. Start with the darkest or warmest band, then blend the ends; one formula over all will not even it out.",
    source.practice,
  );
}

/** The zone that the description speaks of first. */
function zoneOf(d: Diagnosis): Zone | undefined {
  const found =
    /\b(roots?|regrowth|base|scalp|bands?|mids?|mid-lengths?|lengths?|ends|tips)\b/.exec(
      d.facts.text,
    )?.[1];
  if (!found) return undefined;
  if (/root|regrowth|base|scalp/.test(found)) return "roots";
  if (/ends|tips/.test(found)) return "ends";
  return /length/.test(found) && !found.startsWith("mid") ? "lengths" : "mids";
}
