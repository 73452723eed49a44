import { checkSteps } from "#tools/colour/check/checks.ts";
import { diagnose, type Diagnosis } from "#tools/colour/diagnosis.ts";
import { readFacts } from "#tools/colour/facts.ts";
import type { Gate } from "#tools/colour/gates/gate-shape.ts";
import { gate } from "#tools/colour/gates/gates.ts";
import { openLedger, type Ledger } from "#tools/colour/ledger.ts";
import { isForeignTo, leadingMaker } from "#tools/colour/bowl/maker.ts";
import { sayOffsetGivenUp, usesOffset } from "#tools/colour/bowl/offset-trace.ts";
import { inTime } from "./in-time.ts";
import { plan } from "./plan.ts";
import { NO_LINE_WITHOUT } from "#tools/colour/safety/remaining.ts";
import type { FormulateAnswer, HairFacts, Step } from "#tools/colour/schema.ts";
import { sayNotInStock, sayOffShelf } from "#tools/colour/shade/shelf-findings.ts";
import { stepsOf } from "#tools/colour/bowl/steps.ts";
import { workedParts } from "#tools/colour/zone/parts.ts";
import { zonePlan, type ZonePlan } from "#tools/colour/zone/plan.ts";
import type { HeadPart } from "#tools/colour/zone/zones.ts";

/** One visit as it is worked: the hair, what may go on it, the plan, its checked bowls, and all that was said on the way. */
export type Visit = {
  d: Diagnosis;
  gate: Gate;
  route: ZonePlan & { zonesOrder?: FormulateAnswer["zonesOrder"] };
  /** Empty when a check held them back. */
  steps: Step[];
  ledger: Ledger;
};

/** The visit for a head. From a shelf where it can be; what its bowls take that does not stand there is named. */
export function soundVisit(hair: HairFacts): Visit {
  return withoutBowls(inTime(hair, visitOf));
}

function visitOf(hair: HairFacts): Visit {
  const { standing, ...beside } = hair;
  const shelf = hair.shelf ?? (readFacts(hair).onlyStock ? standing : undefined);
  const visit = checkedVisit(shelf ? { ...hair, shelf } : hair);
  if (!shelf && standing) sayNotInStock(visit.steps, standing, visit.ledger);
  if (!shelf) return visit;
  const told = visit.steps.length > 0 ? visit : checkedVisit({ ...beside, shelf: undefined });
  sayOffShelf(told.steps, shelf, told.ledger);
  return told;
}

/** A visit without bowls says nothing of them: neither how they go on nor in which order. */
function withoutBowls(visit: Visit): Visit {
  if (visit.steps.length > 0) return visit;
  visit.ledger.dropBowls();
  return { ...visit, route: { ...visit.route, techniques: [], zonesOrder: [] } };
}

/** By its parts where they differ. Where the bowls for the parts do not pass the checks, the head is worked as one. */
function checkedVisit(hair: HairFacts): Visit {
  const byParts = visitFor(hair, workedParts);
  if (!byParts.held) return byParts;
  if (usesOffset(byParts.ledger)) return withoutOffsets(hair, byParts);
  const asOne = byParts.parts.length > 0 ? visitFor(hair, () => []) : byParts;
  if (asOne.held && usesOffset(asOne.ledger)) return withoutOffsets(hair, asOne);
  return asOne.held && hair.shade ? withoutShade(hair, hair.shade, asOne) : asOne;
}

/** What a salon has learnt of its lines gives way to every check. */
function withoutOffsets(hair: HairFacts, held: Visit): Visit {
  const waiting = Object.entries(hair.offsets ?? {}).filter(([, { accepted }]) => !accepted);
  const free = checkedVisit({ ...hair, offsets: Object.fromEntries(waiting) });
  if (free.steps.length > 0) sayOffsetGivenUp(free.ledger, firstBlock(held));
  return free;
}

const firstBlock = ({ ledger }: Visit) =>
  ledger.read().findings.find(({ severity }) => severity === "block");

/** A shade that was asked for by name gives way where the bowl does not pass with it, and the reason is told. */
function withoutShade(hair: HairFacts, shade: string, held: Visit): Visit {
  const free = checkedVisit({ ...hair, shade: undefined });
  if (free.steps.length === 0) return held;
  const why = firstBlock(held);
  free.ledger.find(
    "asked_shade_left_out",
    "warn",
    `${shade} was asked for and is not used here: ${why?.sentence ?? "it does not pass the checks."}`,
    why?.source,
  );
  return free;
}

function visitFor(
  hair: HairFacts,
  partsFor: typeof workedParts,
  maker?: string,
): Visit & { held: boolean; parts: readonly HeadPart[] } {
  const ledger = openLedger();
  const read = diagnose(hair, ledger);
  const d = { ...read, maker: maker ?? read.maker };
  const gates = gate(d, ledger);
  ledger.beginBowls();
  const parts = partsFor(hair, d, gates, ledger);
  const route = parts.length > 0 ? zonePlan(parts, d, ledger) : wholeHead(d, gates, ledger);
  const leader = d.maker ?? leadingMaker(route.acts);
  if (d.maker === undefined && route.acts.some((each) => isForeignTo(leader, each)))
    return visitFor(hair, partsFor, leader);
  const acts = route.acts.map((each) => ({ ...each, d: { ...each.d, maker: leader } }));
  const made = stepsOf(acts, ledger);
  if ("chosen" in route) sayDeeper(made, d, ledger);
  const checked = checkSteps(made, d, gates, parts);
  for (const finding of checked.filter(({ code }) => !alreadySaid(code, ledger)))
    ledger.find(finding.code, finding.severity, finding.sentence, finding.source);
  const broke = checked.some((finding) => finding.severity === "block");
  if (broke) ledger.require("consultation", "The formula broke a safety rule and was held back.");
  const held = broke || ledger.has(NO_LINE_WITHOUT);
  const open = {
    ...gates,
    lightener: parts.length > 0 ? parts.every((part) => part.gate.lightener) : gates.lightener,
  };
  return { d, gate: open, route, steps: held ? [] : made, ledger, held, parts };
}

/** What the plan has told under another name, of the same bowl for the same reason. */
export const sameAs: Partial<Record<string, readonly string[]>> = {
  shade_too_light_to_cover: ["grey_target_too_light"],
  line_cannot_cover_this_grey: ["grey_blend_stays_translucent", "grey_blending_only"],
};

/** How far down the bowls go where no deeper level was named. */
function sayDeeper(made: readonly Step[], { current }: Diagnosis, ledger: Ledger) {
  if (made.length === 0) return;
  const depths = made.flatMap(({ work }) => work?.to ?? []);
  const reached = Math.min(current, ...depths);
  const why =
    depths.length === 0 ? "clear deepens nothing" : "no shade of the line stands one level down";
  const how =
    reached < current
      ? `so the formula goes one down, to ${reached}.`
      : `and ${why}: the formula stays at ${current}.`;
  ledger.find("one_level_deeper", "info", `No deeper level was named, ${how}`);
}

function alreadySaid(code: string, ledger: Ledger) {
  return (sameAs[code] ?? []).some((said) => ledger.has(said));
}

/** The plan of a head that is one canvas, each act on all of it. */
function wholeHead(d: Diagnosis, gates: Gate, ledger: Ledger): Visit["route"] {
  const route = plan(d, gates, ledger);
  return { ...route, acts: route.acts.map((act) => ({ act, d: route.chosen ?? d, gate: gates })) };
}
