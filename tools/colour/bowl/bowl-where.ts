import type { Act } from "./act.ts";
import { nameWithMaker } from "./bottles.ts";
import type { PlannedAct } from "./bowls.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { whyNot } from "./line-trace.ts";
import { clearOf } from "#tools/colour/shade/shades.ts";
import { zoneWords } from "#tools/colour/zone/words.ts";

/** Says that a bowl is not in the line that the stylist has, the shelf holds or the rest of the head is written in, and why. */
export function sayWhere(
  { act, d, gate, names }: PlannedAct,
  line: BrandLine,
  ledger: Ledger,
): void {
  const lacks = lackWords(act, d, names);
  const [first] = d.preferred;
  const written = `written in ${nameWithMaker(line.brandName, line.name)}`;
  const isPreferred = d.preferred.some(({ key }) => key === line.key);
  const listless = d.preferred.find(
    ({ shades, type }) => shades.length === 0 && act.types.some((each) => each === type),
  );
  if (d.stock.limited) {
    const stands = d.stock.line(line.key) === line;
    ledger.rule(
      "shelf_line",
      `The bowl is ${written}${stands ? ", from your shelf" : ": nothing on your shelf does it"}.`,
      line.source,
    );
  } else if (!first) {
    sayOutside(d, line, lacks, ledger);
    ledger.rule(
      "default_line",
      `The bowl is ${written}: no preferred line was given.`,
      line.source,
    );
  } else if (listless && !isPreferred) {
    ledger.find(
      "line_without_shade_list",
      "warn",
      `The shades of ${nameWithMaker(listless.brandName, listless.name)} are not in the catalog, so the bowl is ${written}. Convert it on your own swatch ring.`,
      listless.source,
    );
  } else if (!d.preferred.some((each) => each.brandId === line.brandId)) {
    ledger.find(
      "line_lacks_shade",
      "info",
      `${first.brandName} ${lacks}, so it is ${written}. Convert it to your own line before mixing.`,
      line.source,
    );
  } else if (!isPreferred) {
    const own = d.preferred.find(({ brandId }) => brandId === line.brandId) ?? first;
    ledger.find(
      "line_beside_yours",
      "info",
      `${own.name} ${whyNot(own, { act, d, gate, line })}, so the bowl is in ${line.name} of the same maker.`,
      line.source,
    );
  }
  if (line.confidence === "low")
    ledger.find(
      "line_data_unverified",
      "warn",
      `The figures for ${line.brandName} ${line.name} are not from a maker's leaflet; compare them with the pack.`,
      line.source,
    );
}

/** A head is written in one maker; the bowl that stands outside is named. */
function sayOutside({ maker, stock }: Diagnosis, line: BrandLine, lacks: string, ledger: Ledger) {
  if (maker === undefined || line.brandId === maker) return;
  const [own] = stock.linesOf(maker);
  ledger.find(
    "line_lacks_shade",
    "info",
    `${own?.brandName ?? maker} ${lacks}, so that bowl is written in ${nameWithMaker(line.brandName, line.name)}. Take the nearest shade of your own line instead, if you have one.`,
    line.source,
  );
}

/** "has no listed shade for the toner on the ends": which bowl of a head its maker does not make, and what is missing. */
function lackWords(act: Act, { preferred, stock, maker }: Diagnosis, names: PlannedAct["names"]) {
  const what: Partial<Record<Act["purpose"], string>> = {
    fill: "filler",
    tone: "toner",
    gloss: "gloss",
  };
  const where = names ? zoneWords(names) : act.zone === "all" ? "whole head" : act.zone;
  const lines = stock.linesOf(preferred[0]?.brandId ?? maker ?? "");
  const thick =
    act.thin &&
    !lines.some((line) => act.types.some((type) => type === line.type) && clearOf(line));
  const lacks = thick ? "lists no clear to thin a shade with" : missingShade(act, lines);
  return `${lacks} for the ${what[act.purpose] ?? "color"} on the ${where}`;
}

/** The shade that a bowl asks for first, where none of these lines has it: "lists no matte at level 4". */
function missingShade({ parts, types }: Act, lines: readonly BrandLine[]): string {
  const missing = parts.find(
    ({ tones, levels }) =>
      !lines.some(
        (line) =>
          types.some((type) => type === line.type) &&
          line.shades.some(
            ({ tone, level }) => tones.includes(tone) && level !== null && levels.includes(level),
          ),
      ),
  );
  const [tone] = missing?.tones ?? [];
  const [level] = missing?.levels ?? [];
  return tone === undefined || level === undefined
    ? "has no listed shade"
    : `lists no ${tone.replaceAll("-", " ")} at level ${level}`;
}
