import { oneVisit, type Route } from "#tools/colour/bowl/act.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "#tools/colour/gates/gate-shape.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { counterOf, serviceFactor, source } from "#tools/colour/science.ts";
import { counterParts, tonerParts } from "#tools/colour/shade/tone-parts.ts";
import { zoneOf } from "./corrective-zone.ts";
import { liftRoute } from "./lift.ts";
import { bathAct, removable, removerAct } from "./lighten.ts";
import { toneAct } from "./tone.ts";

/** Takes out what is too dark: a remover or a watched bath on the zone that is meant, then tone. */
export function tooDark(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  const byRemover = gate.lightener || (d.lift > 1 && d.lift <= 3 && d.desired <= 7 && removable(d));
  if (d.lift > 1 && !byRemover) return liftRoute(d, gate, ledger);
  ledger.find(
    "colour_does_not_lift_colour",
    "warn",
    "More tint will not make it lighter: take color out first, then tone.",
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

/** Asks for the zones of uneven colour that nobody described, and says what bowls for the whole head do to it. */
export function zonesUntold(ledger: Ledger) {
  ledger.find(
    "zones_needed",
    "warn",
    "Uneven color takes a bowl for each zone, and nobody has said how the zones differ: tap roots, mid-lengths and ends on the photo, or tell their levels. Until then today's bowls treat the whole head alike, and what is darker or warmer than the rest stays so.",
    source.practice,
  );
}

/** Says once that uneven colour takes a bowl for each zone. */
export function zonesNeeded(ledger: Ledger) {
  ledger.find(
    "zones_needed",
    "warn",
    "Uneven color needs a bowl for each zone. Start with the darkest or warmest band, then blend the ends; one formula over all will not even it out.",
    source.practice,
  );
}
