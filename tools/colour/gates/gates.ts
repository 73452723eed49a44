import { absolute } from "./absolute.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import { strictest, type Gate } from "./gate-shape.ts";
import { fibreGate, hennaGate, relaxerGate, textureGate } from "./history-gates.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { hoursToWait, isOutdated, isTested } from "#tools/colour/patch-test.ts";
import { clientGate } from "#tools/colour/safety/gate.ts";
import { offending } from "#tools/colour/substances.ts";
import { patchTest, source } from "#tools/colour/science.ts";

/** Applies every gate: damage, client safety, incompatible histories. The strictest wins. */
export function gate(d: Diagnosis, ledger: Ledger): Gate {
  const open: Gate = {
    colour: false,
    lightener: false,
    chemical: false,
    tint: false,
    highLift: false,
    developerMax: 40,
    waitDays: 0,
  };
  const gates = [
    damageGate,
    wishGate,
    clientGate,
    patchGate,
    hennaGate,
    relaxerGate,
    textureGate,
    fibreGate,
  ].map((each) => each(d, ledger));
  const closed = gates.reduce<Gate>(strictest, open);
  // after a reaction the test belongs to a doctor
  if (!closed.chemical && !d.facts.allergic && !isTested(d.facts))
    ledger.require(
      "patch_test",
      "A patch test 48 hours before every oxidative service, for regular clients too.",
      source.allergy,
    );
  return closed.chemical
    ? { ...closed, colour: true, lightener: true, tint: true, highLift: true }
    : closed;
}

function damageGate(d: Diagnosis, ledger: Ledger): Partial<Gate> {
  if (d.damage >= 4) {
    ledger.find(
      "damage_4_no_chemical",
      "block",
      `This hair cannot take any chemical service. Talk about a cut, a topper or a wig, and care for it with moisture only. ${absolute.says}`,
      source.spec,
    );
    ledger.require(
      "consultation",
      "Dead hair needs a talk about a cut, topper or wig.",
      source.spec,
    );
    return { chemical: true };
  }
  if (d.damage === 3) {
    ledger.find(
      "damage_3_bond_only",
      "block",
      "Heavy damage: bonding treatments only, no color of any kind, semi-permanent and toner included. Look again in 4 to 6 weeks.",
      source.spec,
    );
    ledger.require(
      "bond_treatment",
      "A stand-alone bond course comes before any color at damage 3.",
      source.spec,
    );
    ledger.require("consultation", "Recheck in 4 to 6 weeks.", source.spec);
    return { colour: true, lightener: true, tint: true, highLift: true };
  }
  if (d.damage === 2) {
    ledger.find(
      "damage_2_demi_only",
      "warn",
      "Moderate damage: demi, semi or acidic toner only, nothing above 15 vol, with a bonding treatment before and after.",
      source.spec,
    );
    ledger.require("strand_test", "Damage 2 needs a test strand.", source.spec);
    ledger.require(
      "bond_treatment",
      "Damage 2 needs a bonding treatment before and after.",
      source.spec,
    );
    return { lightener: true, tint: true, highLift: true, developerMax: 15 };
  }
  return {};
}

/** What the client will not have is no matter of the hair, and holds all the same. */
function wishGate(d: Diagnosis, ledger: Ledger): Partial<Gate> {
  const { noLightener, noPermanent, demiOnly } = d.facts;
  if (noLightener)
    ledger.find("lightener_not_wished", "info", "No lightener is wished for: this plan has none.");
  const ownDemi = demiWithout(d);
  if (noPermanent)
    ledger.find(
      "permanent_not_wished",
      "info",
      "Nothing permanent is wished for: this plan has none.",
    );
  else if (demiOnly)
    ledger.find("demi_only", "info", "A demi alone is used: it blends what a permanent covers.");
  else if (ownDemi)
    ledger.find(
      "demi_without_ammonia",
      "info",
      `Of your lines ${ownDemi.name} is the one without ammonia, and it is a demi.`,
      ownDemi.source,
    );
  return {
    ...(noLightener && { lightener: true }),
    ...((noPermanent || demiOnly || ownDemi) && { tint: true, highLift: true }),
  };
}

/** The stylist's own demi, where no permanent of theirs does without what is to be left out and nothing has to be lifted. */
function demiWithout({ facts, preferred, lift }: Diagnosis) {
  if (!facts.wishedOut || lift > 0) return undefined;
  const free = preferred.filter((line) => offending(line, facts.avoid).length === 0);
  return free.some(({ type }) => type === "permanent")
    ? undefined
    : free.find(({ type }) => type === "demi-permanent");
}

/** The patch test of today: still running, or too long ago to count. A failed one is a reaction, which the client's own gate refuses. */
function patchGate({ facts }: Diagnosis, ledger: Ledger): Partial<Gate> {
  if (facts.patchTest === "unread") {
    ledger.find(
      "patch_test_unread",
      "block",
      `The patch test says “${facts.patchWords}”, which could not be read, so it counts as not passed. Look at the skin and say it as passed or failed, then mix.`,
      source.allergy,
    );
    return { colour: true, lightener: true };
  }
  const wait = hoursToWait(facts);
  if (wait) {
    ledger.find(
      "patch_test_too_recent",
      "block",
      `The patch test is ${facts.patchTestHours} hours old and is read after ${patchTest.readAfterHours}: wait ${Math.ceil(wait)} hours more, look at the skin, then mix.`,
      source.allergy,
    );
    return { colour: true, lightener: true, waitDays: Math.ceil(wait / 24) };
  }
  if (isOutdated(facts))
    ledger.find(
      "patch_test_outdated",
      "warn",
      `The patch test was done more than ${patchTest.goodForHours / 24} days ago. It belongs to one service: test again ${patchTest.readAfterHours} hours before this one.`,
      source.allergy,
    );
  return {};
}
