import type { BrandLine } from "#tools/colour/brand-line.ts";
import { caseOf, type Case, type Known } from "#tools/colour/case.ts";
import { diagnose } from "#tools/colour/diagnosis.ts";
import { openLedger } from "#tools/colour/ledger.ts";
import type { RescueProduct, RescueRequest } from "./schema.ts";
import { scalpRules } from "#tools/colour/safety/check.ts";
import type { PlacedBowl } from "#tools/colour/safety/concerns.ts";
import { clientGate } from "#tools/colour/safety/gate.ts";
import { holdsOf } from "#tools/colour/safety/holds.ts";
import { FormulateRequest } from "#tools/colour/schema.ts";
import { offending, substanceName } from "#tools/colour/substances.ts";
import type { ProductType } from "#tools/colour/words.ts";

/** Why a client may not have at all what is on the hair. */
export type Barred = { sentence: string; source: string };

type OnHair = { product: RescueProduct | undefined; line: BrandLine | undefined };
type Place = Pick<PlacedBowl, "zone" | "onScalp">;

/** The least that the engine has to know of the hair under a bowl; what nobody said is the usual case for what is on. */
export function headUnder(
  request: RescueRequest,
  { product, line, level }: OnHair & { level: number | undefined },
  known: Known,
): Case {
  const own = line ? [line.key] : [];
  return caseOf(
    FormulateRequest.parse({
      flow: "corrective",
      currentLevel: Math.min(10, level ?? (product === "permanent" ? 6 : 9)),
      hairCondition: product === "permanent" ? "previously-colored" : "bleached",
      porosity: request.porosity ?? "normal",
      desiredTone: "cool_ash",
      lines: [...new Set([...own, ...(request.lines ?? [])])].slice(0, 5),
      ...(request.shelf && { shelf: request.shelf }),
    }),
    known,
  );
}

/** What is known of the client against what is `on` the hair, and against more of it where it goes wrong; a product that nobody named counts as colour, a line as holding what is avoided. */
export function barsOf(
  head: Case,
  { product, line, on, wrong }: OnHair & { on: Place; wrong: Place },
) {
  const ledger = openLedger();
  const d = diagnose(head, ledger);
  const closed = clientGate(d, ledger);
  const shut =
    closed.chemical ||
    (product === "lightener" ? closed.lightener : product !== "remover" && closed.colour);
  const [first] = line ? offending(line, d.facts.avoid) : [];
  const type = product ? TYPE[product] : "toner";
  const [spared] = scalpRules({ ...on, type }, { d });
  const { findings } = ledger.read();
  const stop =
    findings.find(({ severity }) => severity === "block") ??
    findings.find(({ code }) => code === "substance_avoided");
  const barred: Barred | undefined =
    line && first
      ? {
          sentence: `${line.brandName} ${line.name} counts as holding ${substanceName[first]}, and the client must not meet it.`,
          source: line.source,
        }
      : shut
        ? stop
        : spared;
  const unnamed =
    !line && product !== "lightener" && d.facts.avoid.size > 0
      ? [
          `The client must not meet ${[...d.facts.avoid].map((each) => substanceName[each]).join(", ")}: read on its pack that it holds none before any more goes on.`,
        ]
      : [];
  const holds = holdsOf([{ ...wrong, type }], head).map(({ sentence }) => sentence);
  return { barred, held: [...holds, ...unnamed] };
}

/** What each counts as where a test of the skin is asked for. */
const TYPE: Record<RescueProduct, ProductType> = {
  lightener: "lightener",
  toner: "toner",
  permanent: "permanent",
  direct_dye: "semi-permanent",
  remover: "colour-remover",
  filler: "demi-permanent",
};
