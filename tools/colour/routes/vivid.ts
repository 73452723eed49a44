import { act, type Act, type Route } from "#tools/colour/bowl/act.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "#tools/colour/gates/gate-shape.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { serviceFactor, source, vividLevel } from "#tools/colour/science.ts";
import { whole, withNeighbours } from "#tools/colour/shade/tone-parts.ts";
import type { CanonicalTone } from "#tools/colour/words.ts";
import { lightenRoute, standStill, toneInstead } from "./lighten.ts";
import { toneAct } from "./tone.ts";

/** Tones that turn green, or dull, over yellow. */
const coolOverYellow: readonly CanonicalTone[] = ["blue", "teal", "silver"];

/** Fashion colour: lightened as far as the colour asks for, yellow taken out for cool ones, then direct dye without developer. */
export function vividRoute(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  const tone = vividTone(d);
  const pastel = d.facts.pastel;
  const need = pastel ? vividLevel.pastel : (vividLevel.byTone[tone] ?? vividLevel.least);
  ledger.rule(
    "vivid_needs_level",
    `${pastel ? "A pastel" : "This color"} shows true from level ${need} up.`,
    "Makers' guides for direct dye: level 8 to 10",
  );
  if (d.facts.directDye)
    ledger.find(
      "direct_dye_first_out",
      "warn",
      "There is direct dye on this hair. Fade it first: a warm dye over blue turns green or muddy.",
      source.removal,
    );
  if (d.current >= need)
    return { acts: dyeActs(d, gate, d.current, ledger), sessions: [1, 1], alternatives: ["gloss"] };
  if (gate.lightener) {
    ledger.find(
      "vivid_needs_prelightened",
      "warn",
      `A true ${tone.replace("-", " ")} needs level ${need}; this hair is ${d.current} and may not be lightened today.`,
      source.practice,
    );
    if (d.current < vividLevel.least || (d.canvas !== "bleached" && d.current < need))
      return { ...toneInstead(d, gate, ledger), goal: need };
    const kept = {
      acts: dyeActs(d, gate, d.current, ledger),
      sessions: [1, 1] as [number, number],
      alternatives: [],
    };
    return { ...standStill(d, ledger, kept), goal: need };
  }
  return lightenedFirst({ ...d, desired: need, lift: need - d.current }, gate, ledger);
}

function lightenedFirst(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  const facts = { ...d.facts, global: !d.facts.foils && !d.facts.offScalp, regrowth: false };
  const route = lightenRoute({ ...d, facts, tone: { word: "none" } }, gate, ledger);
  const lighten = route.acts.find((each) => each.purpose === "lighten");
  const reached = lighten?.stopLevel ?? d.current;
  if (!lighten) return route;
  if (reached < d.desired) {
    ledger.find(
      "vivid_next_visit",
      "warn",
      `The hair reaches level ${reached} today and the color asks for ${d.desired}: tone today, dye when the level is there.`,
      source.practice,
    );
    return route;
  }
  const before = route.acts.filter((each) => each.purpose !== "tone");
  return {
    ...route,
    acts: [...before, ...dyeActs(d, gate, reached, ledger, lighten.zone)],
    alternatives: [...route.alternatives, "gloss"],
  };
}

/** The dye, after a toner where it would turn over yellow. */
function dyeActs(
  d: Diagnosis,
  gate: Gate,
  level: number,
  ledger: Ledger,
  zone: Act["zone"] = "all",
): Act[] {
  const tone = vividTone(d);
  const pastel = d.facts.pastel;
  const cool = coolOverYellow.includes(tone) || (tone === "violet" && pastel);
  const turns = cool && (level <= 9 || pastel || d.unwanted === "yellow");
  if (turns)
    ledger.find(
      "blue_over_yellow_turns_green",
      "warn",
      "Blue over yellow turns green: take the yellow out with a violet toner first, rinse, and let the hair look clean before the dye goes on.",
      source.wheel,
    );
  ledger.rule(
    "direct_dye_without_developer",
    pastel
      ? "Direct dye, let down with clear or conditioner, without developer."
      : "Direct dye is used undiluted and without developer.",
    "Makers' guides for direct dye",
  );
  ledger.require("strand_test", "Direct dye takes differently on every canvas.", source.practice);
  const place = zone === "foils" ? "lengths" : zone;
  const neutralise = toneAct({ ...d, explicit: undefined }, gate, level, {
    purpose: "tone",
    parts: [
      whole(
        ["violet", "pearl", "ash-violet", "silver"],
        [level, level - 1, level + 1].filter((each) => each <= 10),
        [
          "red",
          "orange",
          "yellow",
          "green",
          ...(d.unwanted === "green" ? (["blue"] as const) : []),
        ],
        "corrector",
      ),
    ],
    factor: serviceFactor.toner,
    zone: place,
    dilute: level >= 10,
    thin: level >= 10,
    ...(d.lift > 0 ? { canvasLevel: level } : {}),
  });
  const dye = act({
    purpose: "deposit",
    types: ["semi-permanent"],
    parts: [whole([...withNeighbours(tone), vividOf(tone)], [level], [])],
    zone: place,
    onScalp: place !== "lengths",
    dilute: pastel || d.porosity === "high",
    thin: pastel,
    factor: serviceFactor.global,
    canvasLevel: level,
  });
  return [...(turns ? [neutralise] : []), dye];
}

/** The colour in the wish or in the words; where nobody named one copper for a warm wish, else violet. */
function vividTone(d: Diagnosis): CanonicalTone {
  const named = words.find(([word]) => word.test(d.facts.text))?.[1];
  const unnamed = d.tone.word === "warm" ? "copper" : "violet";
  return (d.tone.word === "shade" ? d.tone.shade : undefined) ?? named ?? unnamed;
}

/** The direct dye of a tone, or the one that stands nearest where it is made in oxidative colour only. */
function vividOf(tone: CanonicalTone): CanonicalTone {
  return families.find(([dye, tones]) => dye === tone || tones.includes(tone))?.[0] ?? "violet";
}

const families: readonly (readonly [CanonicalTone, readonly CanonicalTone[]])[] = [
  ["yellow", ["gold", "beige", "natural-warm"]],
  ["orange", ["copper", "gold-copper", "red-copper", "brown", "chocolate"]],
  ["red", ["mahogany", "red"]],
  ["pink", ["rose"]],
  ["silver", ["ash", "ash-violet", "ash-blue", "pearl"]],
  ["green", ["matte", "ash-green"]],
  ["blue", []],
  ["teal", []],
  ["red-violet", []],
];

const words: readonly (readonly [RegExp, CanonicalTone])[] = [
  [/magenta|fuchsia|berry|plum/, "red-violet"],
  [/rose|pink|coral/, "pink"],
  [/purple|violet|lavender|lilac/, "violet"],
  [/teal|turquoise|aqua/, "teal"],
  [/blue|navy|denim/, "blue"],
  [/mint|green|emerald/, "green"],
  [/peach|orange|copper/, "orange"],
  [/silver|grey|gray|smok/, "silver"],
  [/yellow|lemon/, "yellow"],
  [/red|cherry|ruby/, "red"],
];
