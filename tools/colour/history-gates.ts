import { absolute } from "./absolute.ts";
import type { Diagnosis } from "./diagnosis.ts";
import type { Gate } from "./gate-shape.ts";
import type { Ledger } from "./ledger.ts";
import { relaxerDeveloperMax, source, waitDays } from "./science.ts";

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
      "Henna or compound dye may hold metallic salts. Put a strand in 30 ml of 20 vol with 20 drops of 28 % ammonia for 30 minutes first; heat, smell or fast lightening means refuse.",
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
  ledger.require("strand_test", "Henna takes colour unevenly.", source.henna);
  return { lightener: true, highLift: true, tint: d.lift > 0 };
}

const straightened = {
  hydroxide: {
    done: "relaxed",
    limits: "Relaxed hair takes colour with 20 vol at most and no lightener.",
  },
  thio: {
    done: "straightened with thioglycolate",
    limits:
      "Hair straightened with thioglycolate takes colour with 20 vol at most and no lightener, and never a hydroxide relaxer over it.",
  },
} as const;

/** Relaxed or straightened hair: 14 days, then 20 vol at most and never lightener. Keratin coats the fibre and does not break it: `textureGate`. */
export function relaxerGate(d: Diagnosis, ledger: Ledger): Partial<Gate> {
  const { relaxer, weeksSince } = d.facts;
  if (!relaxer || relaxer === "keratin") return {};
  const { done, limits } = straightened[relaxer];
  ledger.require("strand_test", "Relaxed hair is tested before colour.", source.relaxer);
  const days = weeksSince === undefined ? undefined : weeksSince * 7;
  if (days !== undefined && days < waitDays.relaxer) {
    ledger.find(
      "relaxer_too_recent",
      "block",
      `The hair was ${done} ${days} days ago. Wait until ${waitDays.relaxer} days have passed, then colour with 20 vol at most.`,
      source.relaxer,
    );
    return { colour: true, lightener: true, waitDays: waitDays.relaxer };
  }
  ledger.find("relaxed_hair_limits", "warn", limits, source.relaxer);
  return {
    lightener: true,
    highLift: true,
    developerMax: relaxerDeveloperMax,
    waitDays: days === undefined ? waitDays.relaxer : 0,
  };
}

/** Most developer after a texture service, in volumes (Matrix SoColor leaflet). */
const textureDeveloperMax = relaxerDeveloperMax;

/** Keratin and perm: days to wait, no lightener on permed ends. */
export function textureGate(d: Diagnosis, ledger: Ledger): Partial<Gate> {
  const days = d.facts.weeksSince === undefined ? undefined : d.facts.weeksSince * 7;
  const recent = (wait: number) => days === undefined || days < wait;
  let wait = 0;
  if (d.history.has("keratin") || d.facts.relaxer === "keratin") {
    ledger.require("strand_test", "Keratin can shift the tone.", source.practice);
    if (recent(waitDays.keratin)) {
      ledger.find(
        "keratin_barrier",
        "warn",
        `A fresh keratin service coats the fibre. Colour before it, or wait until ${waitDays.keratin} days have passed.`,
      );
      wait = waitDays.keratin;
    }
  }
  if (!d.history.has("perm") || (d.facts.relaxer && d.facts.relaxer !== "keratin"))
    return { waitDays: wait };
  ledger.find(
    "permed_hair_limits",
    "warn",
    `Wait at least ${waitDays.perm} days after a perm before oxidative colour, and do not lighten permed ends.`,
  );
  ledger.require("strand_test", "Permed hair is more porous.");
  return {
    developerMax: textureDeveloperMax,
    lightener: true,
    highLift: true,
    waitDays: Math.max(wait, recent(waitDays.perm) ? waitDays.perm : 0),
  };
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
      "Warm colour over blue or green direct dye turns green or muddy: fade it or take it out first, then look at the base again.",
      source.wheel,
    );
  if (d.porosity === "high")
    ledger.require("strand_test", "Porous hair grabs colour.", source.porosity);
  const weak = d.thickness === "fine" || d.canvas !== "virgin";
  return { highLift: d.canvas !== "virgin", developerMax: weak ? 30 : 40 };
}
