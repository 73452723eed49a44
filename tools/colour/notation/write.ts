import { matchCode } from "./codes.ts";
import { findLine } from "#tools/colour/catalogue.ts";
import { UNKNOWN_LINE } from "./names.ts";
import type { NotedBowl, NotedShade } from "./schema.ts";

/** The shorthand of bowls, one a line, as `readNotation` reads it back to the same bowls. */
export function writeNotation(bowls: readonly NotedBowl[]): string {
  return bowls.map(writeBowl).join("\n");
}

const zoneWords = {
  roots: "Roots",
  mids: "Mids",
  ends: "Ends",
  lengths: "Lengths",
  all: "All over",
  foils: "Foils",
  resistant: "Resistant",
} as const;

const typeWords: Partial<Record<NonNullable<NotedBowl["type"]>, string>> = {
  permanent: "permanent",
  "demi-permanent": "demi",
  "semi-permanent": "semi",
  "high-lift": "high lift",
};

function writeBowl(bowl: NotedBowl): string {
  const line = bowl.line === null ? undefined : findLine(bowl.line);
  const head = [
    bowl.zone && zoneWords[bowl.zone],
    bowl.purpose,
    line ? `${line.brandName} ${line.name}` : UNKNOWN_LINE,
    !line && bowl.type && typeWords[bowl.type],
  ].filter((word) => word !== null && word !== undefined && word !== false);
  const product = line?.shades.length === 0;
  const shades = bowl.shades.map((shade) =>
    writeShade(shade, bowl.line, product && shade.code === line.name),
  );
  const mixed = [...shades, ...(bowl.developer ? [writeDeveloper(bowl.developer)] : [])].join(
    " + ",
  );
  const tail = [
    bowl.ratio,
    bowl.minutes &&
      (bowl.minutes[0] === bowl.minutes[1]
        ? `${bowl.minutes[0]}m`
        : `${bowl.minutes[0]}-${bowl.minutes[1]}m`),
    bowl.heat && "heat",
  ].filter((word) => typeof word === "string");
  const named = product && shades.some((each) => each !== "");
  return [
    head.length > 0 ? `${head.join(" ")}${named ? "" : ":"}` : "",
    mixed.replace(/^ \+ /, "+ "),
    ...tail,
  ]
    .filter((word) => word !== "")
    .join(" ");
}

/** Codes that the line prints stand bare; what might be read as something else stands in brackets. */
function writeShade(
  { code, grams, parts }: NotedShade,
  key: string | null,
  isProduct: boolean | undefined,
): string {
  const line = key === null ? undefined : findLine(key);
  const bare = isProduct
    ? ""
    : line && matchCode(line, code)?.exact && safe.test(code)
      ? code
      : `[${code}]`;
  return [
    bare,
    grams !== null && `${grams}g`,
    parts !== null && (grams === null ? `${parts} parts` : `(${parts} parts)`),
  ]
    .filter((word) => typeof word === "string" && word !== "")
    .join(" ");
}

/** A code of figures and capitals that is nothing else: no volume, time, weight or fraction. */
const safe =
  /^(?:\d{1,4}(?:[A-LN-UW-Z]|[A-Z]{2,4})|\d{1,2}(?:\.5)?[-.]\d{1,3}|\d{2}\/\d{1,3}|\d\/[0-9]\d)$/;

function writeDeveloper({ volume, grams }: NonNullable<NotedBowl["developer"]>): string {
  return [volume === null ? "developer" : `${volume}v`, grams !== null && `${grams}g`]
    .filter((word) => typeof word === "string")
    .join(" ");
}
