import { oneVisit, type Act, type Part, type Route } from "#tools/colour/bowl/act.ts";
import { shownLevel } from "#tools/colour/after/warm.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "#tools/colour/gates/gate-shape.ts";
import type { Last } from "#tools/colour/after/last-formula.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import {
  counterAtLevel,
  counterOf,
  safeLift,
  serviceFactor,
  source,
} from "#tools/colour/science.ts";
import { depositLevels, natural, whole } from "#tools/colour/shade/tone-parts.ts";
import type { CanonicalTone } from "#tools/colour/words.ts";
import { zoneOf } from "./corrective-zone.ts";
import { bathAct } from "./lighten.ts";
import { toneAct } from "./tone.ts";

/** Lightener may be used again, in a bath: sound hair, and lightened hair that has a level left to give. Never on platinum. */
export function mayOpen(d: Diagnosis, gate: Gate): boolean {
  if (gate.lightener || d.damage > 1 || d.platinum) return false;
  return d.canvas !== "bleached" || safeLift("bleached", d.thickness) > 0;
}

export function bathThenTone(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  ledger.require("bond_treatment", "A bond additive goes into every lightening.", source.practice);
  const from = shownLevel(d);
  const level = Math.min(10, d.canvas === "bleached" ? Math.max(from, d.current) : from + 1);
  const zone = zoneOf(d) ?? "all";
  return oneVisit(
    [bathAct(zone, Math.min(10, from + 1)), toned(d, gate, level, { zone })],
    ["colour_remover", "goal_a_level_darker"],
  );
}

/** The right counter-tone at full strength, at the level that the hair really has. */
export function recolour(d: Diagnosis, gate: Gate, _ledger: Ledger, _last: Last, more = {}): Route {
  return oneVisit([toned(d, gate, shownLevel(d), more)], ["gloss"]);
}

/** The same counter-tone with more dye: no clear, no natural to soften it, a level deeper, longer. */
export function stronger(d: Diagnosis, gate: Gate, ledger: Ledger, last: Last): Route {
  const level = shownLevel(d);
  const had = last.tried?.level ?? level;
  return recolour(d, gate, ledger, last, {
    dilute: false,
    parts: [strong(d, level, had > level ? [level, level - 1] : [level - 1, level])],
    minutes: [10, 30],
  });
}

export function deeper(d: Diagnosis, gate: Gate, ledger: Ledger, last: Last): Route {
  const level = Math.max(1, shownLevel(d) - 1);
  return recolour(d, gate, ledger, last, {
    targetLevel: level,
    parts: [strong(d, shownLevel(d), [level, level - 1])],
  });
}

export function fullTime(d: Diagnosis, gate: Gate, ledger: Ledger, last: Last): Route {
  const { tried } = last;
  if (!tried || tried.tones.length === 0) return recolour(d, gate, ledger, last);
  const used = tried.bowl.minutes?.[1] ?? 5;
  return recolour(d, gate, ledger, last, {
    parts: [
      whole(
        tried.tones,
        depositLevels(d, tried.level ?? shownLevel(d)),
        d.counter?.avoid ?? [],
        "corrector",
      ),
    ],
    ...(tried.bowl.lineKey ? { lineKey: tried.bowl.lineKey } : {}),
    minutes: [used + 5, 60],
  });
}

/** Porous hair that let go: a natural part underneath, and the whole time of the line. */
export function hold(d: Diagnosis, gate: Gate, ledger: Ledger, last: Last): Route {
  ledger.require(
    "bond_treatment",
    "A bond or protein treatment evens out the porosity before color.",
    source.porosity,
  );
  const light = d.uncorrected.has("too-light");
  const level = Math.max(1, light ? d.current - 1 : shownLevel(d));
  const levels = [level, level - 1];
  const parts = d.counter
    ? [
        { ...strong(d, level, levels), share: 0.6 },
        { ...natural(levels), avoid: ["red", "orange"] as const, share: 0.4 },
      ]
    : [natural(levels)];
  return recolour(d, gate, ledger, last, {
    parts,
    dilute: false,
    purpose: light ? "deposit" : "tone",
    minutes: [15, 30],
  });
}

export function toned(d: Diagnosis, gate: Gate, level: number, more: Partial<Act> = {}): Act {
  return toneAct(d, gate, level, {
    purpose: "tone",
    parts: [strong(d, level, depositLevels(d, level))],
    factor: serviceFactor.toner,
    zone: zoneOf(d) ?? "all",
    ...more,
  });
}

const violets: readonly CanonicalTone[] = ["violet", "ash-violet", "pearl", "silver"];

/** A bowl of counter-tone alone; on orange nothing with violet, which leaves orange as it is. */
function strong(d: Diagnosis, level: number, levels: readonly number[]): Part {
  const counter =
    (d.unwanted && counterOf(d.unwanted, level, d.underlying)) || counterAtLevel(level);
  const tones =
    counter.word === "blue"
      ? counter.tones.filter((tone) => !violets.includes(tone))
      : counter.tones;
  return whole(
    tones,
    levels.map((each) => Math.min(10, Math.max(1, each))),
    counter.word === "blue" ? [...counter.avoid, "violet"] : counter.avoid,
    "corrector",
  );
}
