import type { Diagnosis } from "./diagnosis.ts";
import type { Ledger } from "./ledger.ts";
import { source, waitDays } from "./science.ts";

/** What may not be put on this hair today, how long to wait, and the strongest developer left. */
export type Gate = {
  colour: boolean; lightener: boolean; chemical: boolean;
  /** No permanent and no high-lift. */
  tint: boolean; highLift: boolean;
  developerMax: number; waitDays: number;
};

/** Applies every gate: damage, client safety, incompatible histories. The strictest wins. */
export function gate(d: Diagnosis, ledger: Ledger): Gate {
  const open: Gate = { colour: false, lightener: false, chemical: false, tint: false, highLift: false, developerMax: 40, waitDays: 0 };
  const gates = [damageGate, clientGate, hennaGate, relaxerGate, textureGate, fibreGate].map((each) => each(d, ledger));
  const closed = gates.reduce<Gate>((sum, next) => ({
    colour: sum.colour || next.colour === true,
    lightener: sum.lightener || next.lightener === true,
    chemical: sum.chemical || next.chemical === true,
    tint: sum.tint || next.tint === true,
    highLift: sum.highLift || next.highLift === true,
    developerMax: Math.min(sum.developerMax, next.developerMax ?? 40),
    waitDays: Math.max(sum.waitDays, next.waitDays ?? 0),
  }), open);
  return closed.chemical ? { ...closed, colour: true, lightener: true, tint: true, highLift: true } : closed;
}

function damageGate(d: Diagnosis, ledger: Ledger): Partial<Gate> {
  if (d.damage >= 4) {
    ledger.find("damage_4_no_chemical", "block", "This hair cannot take any chemical service. Talk about a cut, a topper or a wig, and care for it with moisture only.", source.spec);
    ledger.require("consultation", "Dead hair needs a talk about a cut, topper or wig.", source.spec);
    return { chemical: true };
  }
  if (d.damage === 3) {
    ledger.find("damage_3_bond_only", "block", "Heavy damage: bonding treatments only, no colour of any kind, semi-permanent and toner included. Look again in 4 to 6 weeks.", source.spec);
    ledger.require("bond_treatment", "A stand-alone bond course comes before any colour at damage 3.", source.spec);
    ledger.require("consultation", "Recheck in 4 to 6 weeks.", source.spec);
    return { colour: true, lightener: true, tint: true, highLift: true };
  }
  if (d.damage === 2) {
    ledger.find("damage_2_demi_only", "warn", "Moderate damage: demi, semi or acidic toner only, nothing above 15 vol, with a bonding treatment before and after.", source.spec);
    ledger.require("strand_test", "Damage 2 needs a test strand.", source.spec);
    ledger.require("bond_treatment", "Damage 2 needs a bonding treatment before and after.", source.spec);
    return { lightener: true, tint: true, highLift: true, developerMax: 15 };
  }
  return {};
}

function clientGate(d: Diagnosis, ledger: Ledger): Partial<Gate> {
  const { facts } = d;
  if (facts.pregnant) {
    ledger.find("pregnancy_advice", "warn", "Research on colour in pregnancy is limited and suggests that it is safe. Many wait until after 12 weeks; work off the scalp, air the room, keep times short, and suggest asking the midwife or GP.", source.nhs);
    ledger.require("consultation", "Talk the service through with the client before colouring in pregnancy.", source.nhs);
  }
  if (facts.tattoo) {
    ledger.find("black_henna_tattoo_risk", "warn", "A black henna tattoo can sensitise for life. Take the allergy alert test without exception and check what your insurer asks.", "National Hair & Beauty Federation");
    ledger.require("consultation", "A black henna tattoo makes a reaction to hair colour more likely.");
  }
  if (facts.allergic) {
    ledger.find("allergy_refer_medical", "block", "The client has reacted to hair colour or its dyes before, so no colour today. Refer to a doctor or dermatologist; PPD-free lines can cross-react and are not a safe way round.", source.allergy);
    ledger.require("consultation", "A known reaction belongs in a doctor's hands first.");
    return { colour: true, lightener: true };
  }
  if (facts.age !== undefined && facts.age < 16) {
    ledger.find("under_16", "block", "Makers do not intend oxidative colour for anyone under 16.", source.age);
    return { colour: true, lightener: true };
  }
  if (facts.scalpBroken) {
    ledger.find("scalp_not_healthy", "block", "The scalp is not healthy. Put the service off until the skin has healed.", "Majirel and Igora Royal leaflets");
    return { chemical: true };
  }
  return {};
}

function hennaGate(d: Diagnosis, ledger: Ledger): Partial<Gate> {
  const suspect = d.history.has("henna") || d.facts.metallicSalts;
  if (!suspect && d.facts.metallicTest !== "failed") return {};
  if (d.facts.metallicTest === "failed") {
    ledger.find("metallic_salts_found", "block", "The metallic salt test reacted. Nothing with peroxide may touch this hair until it has grown out.", source.henna);
    return { chemical: true };
  }
  if (d.facts.metallicTest !== "passed") {
    ledger.find("henna_untested", "block", "Henna or compound dye may hold metallic salts. Put a strand in 30 ml of 20 vol with 20 drops of 28 % ammonia for 30 minutes first; heat, smell or fast lightening means refuse.", source.henna);
    ledger.require("metallic_salt_test", "Henna or compound dye in the history.", source.henna);
    ledger.require("strand_test", "Henna in the history.", source.henna);
    return { colour: true, lightener: true };
  }
  ledger.find("henna_resists_lift", "warn", "Clean henna still stains red-orange, resists lift and can turn green: deposit only, after a test strand.", source.henna);
  ledger.require("strand_test", "Henna takes colour unevenly.", source.henna);
  return { lightener: true, highLift: true, tint: d.lift > 0 };
}

function relaxerGate(d: Diagnosis, ledger: Ledger): Partial<Gate> {
  const { relaxer, weeksSince } = d.facts;
  if (!relaxer) return {};
  ledger.require("strand_test", "Relaxed hair is tested before colour.", source.relaxer);
  const days = weeksSince === undefined ? undefined : weeksSince * 7;
  if (days !== undefined && days < waitDays.relaxer) {
    ledger.find("relaxer_too_recent", "block", `The hair was relaxed ${days} days ago. Wait until ${waitDays.relaxer} days have passed, then colour with 20 vol at most.`, source.relaxer);
    return { colour: true, lightener: true, waitDays: waitDays.relaxer };
  }
  ledger.find("relaxed_hair_limits", "warn", "Relaxed hair takes colour with 20 vol at most and no lightener.", source.relaxer);
  return { lightener: true, highLift: true, developerMax: 20, waitDays: days === undefined ? waitDays.relaxer : 0 };
}

function textureGate(d: Diagnosis, ledger: Ledger): Partial<Gate> {
  const days = d.facts.weeksSince === undefined ? undefined : d.facts.weeksSince * 7;
  const recent = (wait: number) => days === undefined || days < wait;
  let wait = 0;
  if (d.history.has("keratin")) {
    ledger.require("strand_test", "Keratin can shift the tone.", source.practice);
    if (recent(waitDays.keratin)) {
      ledger.find("keratin_barrier", "warn", `A fresh keratin service coats the fibre. Colour before it, or wait until ${waitDays.keratin} days have passed.`);
      wait = waitDays.keratin;
    }
  }
  if (!d.history.has("perm") || d.facts.relaxer) return { waitDays: wait };
  ledger.find("permed_hair_limits", "warn", `Wait at least ${waitDays.perm} days after a perm before oxidative colour, and do not lighten permed ends.`);
  ledger.require("strand_test", "Permed hair is more porous.");
  return { lightener: true, highLift: true, waitDays: Math.max(wait, recent(waitDays.perm) ? waitDays.perm : 0) };
}

function fibreGate(d: Diagnosis, ledger: Ledger): Partial<Gate> {
  if (d.history.has("box_dye")) {
    ledger.find("box_dye_unknown_load", "warn", "Box dye has built up by an unknown amount and may hold metals. Use a chelating wash and let a test strand decide.");
    ledger.require("strand_test", "Box dye in the history.");
  }
  if (d.facts.minerals) ledger.find("minerals_chelate_first", "warn", "Pool, well or hard water leaves minerals that react with peroxide: chelate or use a metal detox first.", "L'Oréal Metal Detox guide");
  if (d.facts.directDye && d.lift > 0) ledger.find("direct_dye_fade_first", "warn", "Direct dye lightens unevenly. Fade it or take it out first, and do not bleach over and over.");
  if (d.porosity === "high") ledger.require("strand_test", "Porous hair grabs colour.", source.porosity);
  const weak = d.thickness === "fine" || d.canvas !== "virgin";
  return { highLift: d.canvas !== "virgin", developerMax: weak ? 30 : 40 };
}
