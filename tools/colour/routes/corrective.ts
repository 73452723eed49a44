import { oneVisit, type Route } from "#tools/colour/bowl/act.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "#tools/colour/gates/gate-shape.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { readLast } from "#tools/colour/after/last-formula.ts";
import { counterAtLevel, serviceFactor, source } from "#tools/colour/science.ts";
import { tonerParts, whole, wishedParts } from "#tools/colour/shade/tone-parts.ts";
import { afterLast } from "./after-last.ts";
import { mayOpen } from "./after-tone.ts";
import { tooDark, zonesNeeded } from "./corrective-moves.ts";
import { zoneOf } from "./corrective-zone.ts";
import { darkerRoute } from "./darker.ts";
import { bathAct } from "./lighten.ts";
import { liftRoute } from "./lift.ts";
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
  const last = readLast(d.lastFormula);
  if (last) return afterLast(d, gate, ledger, last);
  if (d.uncorrected.has("too-dark")) return tooDark(d, gate, ledger);
  if (d.lift > 0) return liftRoute(d, gate, ledger);
  if (d.darker > 0) return darkerRoute(d, gate, ledger);
  if (d.uncorrected.has("too-light")) return tooLight(d, gate);
  return toneByZone(d, gate, ledger);
}

function tooLight(d: Diagnosis, gate: Gate): Route {
  const level = Math.max(1, d.current - 1);
  const shaded = toneAct(d, gate, level, { purpose: "deposit", zone: zoneOf(d) ?? "all" });
  return oneVisit([shaded], ["lowlights", "root_shadow", "colour_melt"]);
}

const darkBand = /dark\w*[^.;]{0,12}\bband|\bband\w*[^.;]{0,16}dark/;

/** A dark band is taken down before it is toned with the rest: tone on top would only deepen it. */
function lightenBand(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  zonesNeeded(ledger);
  ledger.require("bond_treatment", "A bond additive goes into every lightening.", source.practice);
  const zone = zoneOf(d) ?? "mids";
  const tone = toneAct(d, gate, d.current, { purpose: "tone", zone, factor: 0.3 });
  return oneVisit(
    [{ ...bathAct(zone, d.current), factor: 0.3 }, tone],
    ["colour_melt", "zone_correction", "colour_remover"],
  );
}

function toneByZone(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  const zone = zoneOf(d);
  const uneven = d.uncorrected.has("uneven");
  if (uneven && darkBand.test(d.facts.complaint) && mayOpen(d, gate))
    return lightenBand(d, gate, ledger);
  if (
    d.facts.complaint.includes("root") &&
    /light|warm|orange|hot|bright|brass/.test(d.facts.complaint) &&
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
            : d.uncorrected.size > 0 || d.flow !== "consultation" || d.canvas === "bleached"
              ? tonerParts(d, d.current)
              : wishedParts(d, d.current),
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
