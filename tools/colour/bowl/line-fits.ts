import type { Act } from "./act.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import { reachOf } from "./developer.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "#tools/colour/gates/gate-shape.ts";
import { offending, substanceName } from "#tools/colour/substances.ts";

/** Those of some lines that may do an act, its best type first. Direct dye is not turned into a demi of the same brand: another direct dye stands in. */
export function linesFor(
  act: Act,
  d: Diagnosis,
  gate: Gate,
  lines: readonly BrandLine[],
): BrandLine[] {
  const kinds = act.types[0] === "semi-permanent" ? act.types.slice(0, 1) : act.types;
  const typed = kinds.flatMap((type) => [...new Set(lines.filter((line) => line.type === type))]);
  return typed.filter((line) => usable(line, act, d, gate));
}

const usable = (line: BrandLine, act: Act, d: Diagnosis, gate: Gate) =>
  obstacleTo(line, act, d, gate) === undefined;

/** Why a line cannot do an act on this hair, as a clause about the line; undefined when it holds what is needed, may go on, and has a developer weak enough. */
export function obstacleTo(
  line: BrandLine,
  act: Act,
  d: Diagnosis,
  gate: Gate,
): string | undefined {
  if (line.discontinued) return "is no longer made";
  const [shunned] = offending(line, d.facts.avoid);
  if (shunned)
    return `counts as holding ${substanceName[shunned]}, which this client must not meet`;
  if (gate.lightener && line.gateAs === "lightener")
    return "works as a lightener, which this hair does not take";
  if (act.onScalp && line.offScalpOnly) return "is made for work off the scalp";
  if (act.parts.length > 0 && line.shades.length === 0)
    return "has no shades in the catalog to choose from";
  if (act.purpose === "deposit" && act.lift > 0 && act.grey < 25 && !reaches(line, act, d))
    return `does not lift the ${act.lift} level${act.lift === 1 ? "" : "s"} that are needed`;
  const level = act.canvasLevel ?? d.current;
  const lifted =
    act.canvasLevel !== undefined ||
    (act.purpose === "tone" &&
      act.lift === 0 &&
      ((d.lift > 0 && !gate.lightener) || d.canvas === "bleached"));
  const pale = line.requiresPrelightened;
  if (pale && line.type === "semi-permanent" && level < 8)
    return "shows only on hair lightened to level 8 or more";
  if (pale && !lifted && d.canvas !== "bleached") return "shows only on lightened hair";
  if (line.requiresColouredOrLightened && d.canvas === "virgin" && !lifted)
    return "is made for colored or lightened hair";
  return line.developers.length === 0 || line.developers.some((each) => each <= act.developerMax)
    ? undefined
    : `has no developer of ${act.developerMax} vol or less`;
}

/** Fine hair gives about a level more with the same developer (Igora Royal guide). */
function reaches(line: BrandLine, act: Act, d: Diagnosis) {
  return reachOf(line, act.developerMax) + (d.thickness === "fine" ? 1 : 0) >= act.lift;
}
