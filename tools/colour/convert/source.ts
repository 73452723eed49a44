import type { BrandLine, Shade } from "#tools/colour/brand-line.ts";
import { findShade, linesOf } from "#tools/colour/catalogue.ts";
import { shadeFromCode } from "#tools/colour/shade/shade-code.ts";

/**
 * The shade that a code of a line means: as listed, by the line's own system, or as its sister line lists it.
 * A bare level is the natural of it; Matrix codes that begin with 5 are the covering version of the level that follows
 * (level notes of the conversion tables). Undefined where neither level nor tone can be told.
 */
export function readSource(line: BrandLine, code: string): Shade | undefined {
  return (
    findShade(line, code) ??
    covering(line, code) ??
    shadeFromCode(line, code) ??
    bareLevel(line, code) ??
    ofSister(line, code)
  );
}

/** Codes as people type them: case, spaces, hyphens and a leading zero before the level do not tell two apart. */
export function plainCode(code: string): string {
  return code
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "")
    .replace(/^0+(?=[1-9])/, "");
}

/** A shade that goes into another to push its tone and has no depth of its own. */
export function isMix(shade: Shade): boolean {
  return shade.mixShade === true || (shade.level === 0 && shade.tone !== "clear");
}

function covering(line: BrandLine, code: string): Shade | undefined {
  if (line.brandId !== "matrix") return undefined;
  const found = /^5(0[1-9]|1[0-2])-?([a-z+]*)$/i.exec(code.trim());
  if (!found) return undefined;
  const plain = `${Number(found[1])}${found[2] || "N"}`;
  const meant = shadeFromCode(line, plain);
  return meant && { ...meant, code, greySeries: true };
}

function bareLevel(line: BrandLine, code: string): Shade | undefined {
  const level = /^0?(1[0-2]|[1-9])(\.5)?$/.exec(code.trim());
  if (!level || line.shades.length === 0) return undefined;
  return {
    code,
    level: Number(`${level[1]}${level[2] ?? ""}`),
    tone: "natural",
    tones: ["natural"],
    pigments: ["neutral"],
  };
}

function ofSister(line: BrandLine, code: string): Shade | undefined {
  for (const other of linesOf(line.brandId)) {
    const found = other.key !== line.key && other.type === line.type && findShade(other, code);
    if (found) return found;
  }
  return undefined;
}
