import { ratioFor } from "#tools/colour/bowl/amounts.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import { findLine } from "#tools/colour/catalogue.ts";
import { swatchHex } from "#tools/colour/shade/swatch.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import type { LineLeaflet } from "./schema.ts";

/** What a line prints, with its shades. @throws not_found */
export async function getLineLeaflet(
  _ctx: Ctx,
  { brandId, lineId }: { brandId: string; lineId: string },
): Promise<LineLeaflet> {
  const line = findLine(`${brandId}/${lineId}`);
  if (!line) throw new DomainError("not_found", "Line not found.");
  const { id, name, type, description, mixingRatio, developers, processingMinutes } = line;
  return {
    id,
    brandId,
    brandName: line.brandName,
    name,
    type,
    description,
    mixingRatio,
    ratio: ratioFor(line, true)?.join(":") ?? null,
    developers: [...developers],
    minutes: [processingMinutes[0], processingMinutes[1]],
    discontinued: line.discontinued ?? false,
    shadeCount: line.shades.length,
    shades: [...line.shades, ...(line.mixShades ?? [])].map(asShade),
  };
}

function asShade({ code, name, level, tone, mixShade }: BrandLine["shades"][number]) {
  const coloured = tone !== "clear" && level !== null && level > 0;
  return {
    code,
    name: name ?? tone.replaceAll("-", " "),
    hex: coloured ? swatchHex(Math.min(10, level), tone) : null,
    level: mixShade ? null : level,
  };
}
