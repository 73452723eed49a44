import { mixBowls } from "#tools/colour/bowl/bowls.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "#tools/colour/gates/gate-shape.ts";
import { openLedger, type Ledger } from "#tools/colour/ledger.ts";
import { source } from "#tools/colour/science.ts";
import type { HairFacts } from "#tools/colour/schema.ts";
import { joined } from "./bowls.ts";
import { zonePlan } from "./plan.ts";
import { zoneWords } from "./words.ts";
import { fewerParts, headParts, type HeadPart, type Merged } from "./zones.ts";

/** More bowls than this one pair of hands does not keep apart. */
const mostBowls = 6;

/** The parts that a head is worked by: those that differ, the most alike of them joined until six bowls will do. Says what it joined. */
export function workedParts(
  hair: HairFacts,
  d: Diagnosis,
  head: Gate,
  ledger: Ledger,
): readonly HeadPart[] {
  let parts = headParts(hair, d, head);
  while (bowlsOf(parts, d) > mostBowls) {
    const fewer = fewerParts(parts, hair, d, head);
    if (!fewer) break;
    ({ parts } = fewer);
    sayMerged(fewer, ledger);
  }
  return parts;
}

function sayMerged({ from, into, one }: Merged, ledger: Ledger) {
  ledger.find(
    "zones_merged",
    "info",
    `More than ${mostBowls} bowls are too many to keep apart, so the ${zoneWords(from.names)} share the bowls of the ${zoneWords(into.names)}. Watch them, and wipe them off sooner if they take faster.`,
  );
  const white = from.facts.grey > into.facts.grey ? from : into;
  if (white.facts.grey >= 25 && one.facts.grey < 25)
    ledger.find(
      "grey_needs_own_bowl",
      "warn",
      `These bowls do not cover the ${Math.round(white.facts.grey)}% white of the ${zoneWords(white.names)}: cover it with a bowl of its own once the color is right.`,
      source.grey,
    );
}

function bowlsOf(parts: readonly HeadPart[], d: Diagnosis) {
  if (parts.length < 3) return 0;
  const { acts } = zonePlan(parts, d, openLedger());
  return acts.length <= mostBowls ? acts.length : joined(mixBowls(acts, openLedger())).length;
}
