import { absolute } from "./absolute.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "./gate-shape.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { relaxerDeveloperMax, source, waitDays } from "#tools/colour/science.ts";

/** Henna and compound dyes: no peroxide before the metallic salt test, deposit only after a clean one. */
export function hennaGate(d: Diagnosis, ledger: Ledger): Partial<Gate> {
  const suspect = d.history.has("henna") || d.facts.metallicSalts;
  if (!suspect && d.facts.metallicTest !== "failed") return {};
  if (d.facts.metallicTest === "failed") {
    ledger.find(
      "metallic_salts_found",
      "block",
      `The metallic salt test reacted. Nothing with peroxide may touch this hair until it has grown out. ${absolute.says}`,
      source.henna,
    );
    return { chemical: true };
  }
  if (d.facts.metallicTest !== "passed") {
    ledger.find(
      "henna_untested",
      "block",
      "Henna or compound dye may hold metallic salts. Put a strand in 30 ml of 20 vol with 20 drops of 28% ammonia for 30 minutes first; heat, smell or fast lightening means refuse.",
      source.henna,
    );
    ledger.require("metallic_salt_test", "Henna or compound dye in the history.", source.henna);
    ledger.require("strand_test", "Henna in the history.", source.henna);
    return { colour: true, lightener: true };
  }
  ledger.find(
    "henna_resists_lift",
    "warn",
    "Clean henna still stains red-orange, resists lift and can turn green: deposit only, after a test strand.",
    source.henna,
  );
  ledger.require("strand_test", "Henna takes color unevenly.", source.henna);
  return { lightener: true, highLift: true, tint: d.lift > 0 };
}

const straightened = {
  hydroxide: {
    done: "relaxed",
    limits: "Relaxed hair takes color with 20 vol at most and no lightener.",
  },
  thio: {
    done: "straightened with thioglycolate",
    limits:
      "Hair straightened with thioglycolate takes color with 20 vol at most and no lightener, and never a hydroxide relaxer over it.",
  },
} as const;

/** Relaxed or straightened hair: 14 days, then 20 vol at most and never lightener. Keratin coats the fibre and does not break it: `textureGate`. */
export function relaxerGate(d: Diagnosis, ledger: Ledger): Partial<Gate> {
  const { relaxer } = d.facts;
  if (!relaxer || relaxer === "keratin") return {};
  const { done, limits } = straightened[relaxer];
  ledger.require("strand_test", "Relaxed hair is tested before color.", source.relaxer);
  if (isRecent(d, waitDays.relaxer)) {
    ledger.find(
      "relaxer_too_recent",
      "block",
      `${whenOf(`The hair was ${done}`, d)} Wait until ${waitDays.relaxer} days have passed, then color with 20 vol at most.`,
      source.relaxer,
    );
    return { colour: true, lightener: true, waitDays: waitDays.relaxer };
  }
  ledger.find("relaxed_hair_limits", "warn", limits, source.relaxer);
  return { lightener: true, highLift: true, developerMax: relaxerDeveloperMax };
}

/** Less than so many days ago; a day that nobody named counts as today. */
function isRecent({ facts: { weeksSince = 0 } }: Diagnosis, days: number) {
  return weeksSince * 7 < days;
}

/** "The perm was 3 days ago." Where nobody said when, what to say. */
function whenOf(what: string, { facts: { weeksSince } }: Diagnosis) {
  if (weeksSince === undefined)
    return `${what} on a day that nobody has named, so it counts as today: name the weeks since, and what they allow is mixed.`;
  const days = Math.round(weeksSince * 7);
  return days === 0 ? `${what} today.` : `${what} ${days} day${days === 1 ? "" : "s"} ago.`;
}

/** Most developer after a texture service, in volumes (Matrix SoColor leaflet). */
const textureDeveloperMax = relaxerDeveloperMax;

/** Keratin and perm: no colour until the days have passed, and no lightener on permed ends. */
export function textureGate(d: Diagnosis, ledger: Ledger): Partial<Gate> {
  const keratin = keratinGate(d, ledger);
  const perm = permGate(d, ledger);
  const wait = Math.max(keratin.waitDays ?? 0, perm.waitDays ?? 0);
  return { ...keratin, ...perm, waitDays: wait };
}

function keratinGate(d: Diagnosis, ledger: Ledger): Partial<Gate> {
  if (!d.history.has("keratin") && d.facts.relaxer !== "keratin") return {};
  ledger.require("strand_test", "Keratin can shift the tone.", source.practice);
  if (!isRecent(d, waitDays.keratin)) return {};
  ledger.find(
    "keratin_barrier",
    "block",
    `${whenOf("The keratin service was", d)} Fresh keratin coats the fiber: color once ${waitDays.keratin} days have passed, and before the next one.`,
  );
  return { colour: true, lightener: true, waitDays: waitDays.keratin };
}

function permGate(d: Diagnosis, ledger: Ledger): Partial<Gate> {
  if (!d.history.has("perm") || (d.facts.relaxer && d.facts.relaxer !== "keratin")) return {};
  ledger.require("strand_test", "Permed hair is more porous.");
  if (isRecent(d, waitDays.perm)) {
    ledger.find(
      "perm_too_recent",
      "block",
      `${whenOf("The perm was", d)} Oxidative color waits until ${waitDays.perm} days have passed.`,
    );
    return { colour: true, lightener: true, waitDays: waitDays.perm };
  }
  ledger.find(
    "permed_hair_limits",
    "warn",
    `Permed hair takes color with ${textureDeveloperMax} vol at most, and permed ends are not lightened.`,
  );
  return { developerMax: textureDeveloperMax, lightener: true, highLift: true };
}

/** Box dye, minerals, direct dye, porosity, and the strongest developer that the fibre takes. */
export function fibreGate(d: Diagnosis, ledger: Ledger): Partial<Gate> {
  if (d.history.has("box_dye")) {
    ledger.find(
      "box_dye_unknown_load",
      "warn",
      "Box dye has built up by an unknown amount and may hold metals. Use a chelating wash and let a test strand decide.",
    );
    ledger.require("strand_test", "Box dye in the history.");
    ledger.require("metallic_salt_test", "Box dye of unknown make may hold metals.", source.henna);
  }
  if (d.facts.minerals)
    ledger.find(
      "minerals_chelate_first",
      "warn",
      "Pool, well or hard water leaves minerals that react with peroxide: chelate or use a metal detox first.",
      "L'Oréal Metal Detox guide",
    );
  if (d.facts.directDye && d.lift > 0)
    ledger.find(
      "direct_dye_fade_first",
      "warn",
      "Direct dye lightens unevenly. Fade it or take it out first, and do not bleach over and over.",
    );
  if (d.facts.directDye && d.lift === 0 && !d.facts.coolDirectDye) {
    ledger.find(
      "direct_dye_fade_first",
      "warn",
      "What goes over direct dye mixes with it. Fade it with clarifying washes, look at the base again, and let a strand decide.",
    );
    ledger.require("strand_test", "Direct dye shows through what goes over it.", source.removal);
  }
  if (d.facts.coolDirectDye && d.tone.word === "warm")
    ledger.find(
      "warm_over_blue_goes_green",
      "warn",
      "Warm color over blue or green direct dye turns green or muddy: fade it or take it out first, then look at the base again.",
      source.wheel,
    );
  if (d.porosity === "high")
    ledger.require("strand_test", "Porous hair grabs color.", source.porosity);
  const weak = d.thickness === "fine" || d.canvas !== "virgin";
  return { highLift: d.canvas !== "virgin", developerMax: weak ? 30 : 40 };
}
