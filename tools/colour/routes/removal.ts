import { oneVisit, type Act, type Route } from "#tools/colour/bowl/act.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "#tools/colour/gates/gate-shape.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { safeLift, serviceFactor, source } from "#tools/colour/science.ts";
import { tonerParts } from "#tools/colour/shade/tone-parts.ts";
import { bathRoute, removable, removeRoute, toneInstead, warnOfSessions } from "./lighten.ts";
import { toneAct } from "./tone.ts";

/** Levels that shrinking the dye may show at most, before the natural base itself would have to be lightened. */
const removerReach = 3;

/** Takes artificial colour out: the reductive remover for oxidative dye, a watched bath for direct dye, nothing where there is none. */
export function removalRoute(d: Diagnosis, gate: Gate, ledger: Ledger): Route | undefined {
  if (d.canvas === "virgin") {
    ledger.find(
      "nothing_to_remove",
      "warn",
      "This hair carries no artificial color, so a remover would do nothing; what follows works on the natural level.",
      source.removal,
    );
    return undefined;
  }
  if (d.darker > 0) {
    ledger.find(
      "removal_not_needed_to_go_darker",
      "info",
      "Darker needs no removal: the color goes over what is there.",
      source.removal,
    );
    return undefined;
  }
  if (d.history.has("henna")) {
    ledger.find(
      "remover_useless_on_henna",
      "warn",
      "A remover does not act on henna: it has to grow out or be worked over with tone.",
      source.henna,
    );
    return toneInstead(d, gate, ledger);
  }
  const direct = !removable(d) || (d.facts.directDye && !d.history.has("box_dye"));
  if (direct) return fadeDirectDye(d, gate, ledger);
  if (d.facts.bath && !gate.lightener)
    return bathRoute(
      { ...d, desired: Math.min(10, d.current + Math.max(1, Math.min(2, d.lift))) },
      gate,
      ledger,
    );
  const reached = d.current + Math.min(removerReach, Math.max(d.lift, 0));
  const route = removeRoute({ ...d, desired: reached }, gate, ledger);
  const acts = route.acts.map((each) =>
    each.purpose === "remove" && d.lift > 0
      ? { ...each, targetLevel: d.desired, stopLevel: reached }
      : inDemi(each),
  );
  const left = d.desired - reached;
  const never = gate.lightener && d.damage < 2;
  const safe = never ? 0 : safeLift(d.canvas === "bleached" ? "bleached" : "coloured", d.thickness);
  if (left > 0 && safe === 0)
    ledger.find(
      "no_lift_after_removal",
      "warn",
      `The remover shows level ${reached} at most, and this hair takes no lightener after it: level ${d.desired} is out of reach for now.`,
      source.lightener,
    );
  if (left <= 0 || safe === 0) return { ...route, acts };
  const visits = 1 + Math.ceil(left / safe);
  warnOfSessions(d, visits, reached, ledger);
  return {
    ...route,
    acts,
    sessions: [visits, visits + 1],
    goal: d.desired,
    alternatives: [...route.alternatives, "lighten_next_visit"],
  };
}

function fadeDirectDye(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  ledger.find(
    "remover_useless_on_direct_dye",
    "warn",
    "A color remover shrinks oxidative dye only. Fade direct dye with clarifying washes, or lift it gently with a bath; never bleach over it again and again.",
    source.removal,
  );
  ledger.require("strand_test", "Direct dye can stay or turn when it is lifted.", source.removal);
  if (gate.lightener)
    return oneVisit(
      [
        inDemi(
          toneAct(d, gate, d.current, {
            ...(d.counter ? {} : { parts: tonerParts(d, d.current) }),
            purpose: "tone",
            factor: serviceFactor.toner,
          }),
        ),
      ],
      ["clarifying_treatment", "recheck_before_lift"],
    );
  const level = Math.min(10, d.current + 1);
  const route = bathRoute({ ...d, desired: level }, gate, ledger);
  return { ...route, acts: route.acts.map(inDemi), alternatives: ["clarifying_treatment"] };
}

/** Hair that dye was taken out of is toned in demi: a permanent would darken it again. */
function inDemi(each: Act): Act {
  return { ...each, types: each.types.filter((type) => type !== "permanent") };
}
