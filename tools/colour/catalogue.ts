import aveda from "./catalogue/aveda.json" with { type: "json" };
import clairol from "./catalogue/clairol-professional.json" with { type: "json" };
import davines from "./catalogue/davines.json" with { type: "json" };
import goldwell from "./catalogue/goldwell.json" with { type: "json" };
import guyTang from "./catalogue/guy-tang-mydentity.json" with { type: "json" };
import ion from "./catalogue/ion.json" with { type: "json" };
import joico from "./catalogue/joico.json" with { type: "json" };
import k18 from "./catalogue/k18.json" with { type: "json" };
import kenra from "./catalogue/kenra.json" with { type: "json" };
import keune from "./catalogue/keune.json" with { type: "json" };
import loreal from "./catalogue/loreal-professionnel.json" with { type: "json" };
import matrix from "./catalogue/matrix.json" with { type: "json" };
import moroccanoil from "./catalogue/moroccanoil.json" with { type: "json" };
import olaplex from "./catalogue/olaplex.json" with { type: "json" };
import oligo from "./catalogue/oligo-professionnel.json" with { type: "json" };
import paulMitchell from "./catalogue/paul-mitchell.json" with { type: "json" };
import pravana from "./catalogue/pravana.json" with { type: "json" };
import pulpRiot from "./catalogue/pulp-riot.json" with { type: "json" };
import redken from "./catalogue/redken.json" with { type: "json" };
import schwarzkopf from "./catalogue/schwarzkopf-professional.json" with { type: "json" };
import wella from "./catalogue/wella-professionals.json" with { type: "json" };
import type { Brand, BrandLine, Shade } from "./brand-line.ts";
import type { ProductType } from "./words.ts";

/** Every brand with its lines and shades. About 500 kB: import it on the server, screens get brands over HTTP. */
export const brands: readonly Brand[] = [
  wella,
  redken,
  loreal,
  schwarzkopf,
  matrix,
  joico,
  goldwell,
  pravana,
  paulMitchell,
  kenra,
  aveda,
  davines,
  pulpRiot,
  clairol,
  ion,
  guyTang,
  oligo,
  keune,
  moroccanoil,
  olaplex,
  k18,
].map((brand) => readBrand(brand as unknown as Brand));

const byKey = new Map(
  brands.flatMap((brand) => brand.lines.map((line) => [line.key, line] as const)),
);

/**
 * Lines to work with when the stylist has none, best first. Goldwell Topchic and Colorance lead: manufacturer data of
 * high confidence, one tone language for permanent and demi, every neutralising family from level 5 up, grey rules for both.
 * The rest are there for the tones and levels that the first does not make.
 */
const defaults: Record<ProductType, readonly string[]> = {
  permanent: ["goldwell/topchic", "matrix/socolor", "schwarzkopf-professional/igora-royal"],
  "demi-permanent": [
    "goldwell/colorance",
    "schwarzkopf-professional/igora-vibrance",
    "kenra/kenra-demi",
    "wella-professionals/color-touch",
    "redken/shades-eq-gloss",
    "aveda/full-spectrum-demi-plus",
  ],
  toner: ["matrix/tonal-control", "pravana/chromasilk-express-tones"],
  "high-lift": [
    "wella-professionals/koleston-special-blonde",
    "loreal-professionnel/majirel-high-lift",
  ],
  "semi-permanent": ["pravana/vivids", "matrix/socolor-cult"],
  lightener: ["matrix/light-master"],
  "colour-remover": ["pravana/artificial-hair-color-extractor"],
  treatment: ["olaplex/olaplex-no1-no2"],
};

/** The line "brand/line", or undefined when the catalogue does not hold it. */
export function findLine(key: string): BrandLine | undefined {
  return byKey.get(key);
}

/** The line that a brand and line are called by, ids or printed names; undefined when the catalogue does not hold it. */
export function findLineCalled(brand: string, line: string): BrandLine | undefined {
  const exact = byKey.get(`${brand}/${line}`);
  if (exact) return exact;
  const [maker, name] = [slug(brand), slug(line)];
  return [...byKey.values()].find(
    (each) =>
      [each.brandId, slug(each.brandName)].includes(maker) &&
      [each.id, slug(each.name)].includes(name),
  );
}

/** The brand that is called so, by id or printed name; undefined when the catalogue does not hold it. */
export function findBrandCalled(name: string): Brand | undefined {
  const maker = slug(name);
  return brands.find((brand) => brand.id === maker || slug(brand.name) === maker);
}

/** Every line of a brand, in catalogue order; empty for an unknown brand. */
export function linesOf(brandId: string): readonly BrandLine[] {
  return brands.find((brand) => brand.id === brandId)?.lines ?? [];
}

/** The documented default lines of a product type, best first. */
export function defaultLines(type: ProductType): readonly BrandLine[] {
  return defaults[type].flatMap((key) => byKey.get(key) ?? []);
}

/** Every line of a product type, the documented defaults first. */
export function everyLine(type: ProductType): readonly BrandLine[] {
  const known = linesOfType.get(type);
  if (known) return known;
  const all = [...byKey.values()].filter((line) => line.type === type);
  const lines = [...new Set([...defaultLines(type), ...all])];
  linesOfType.set(type, lines);
  return lines;
}

const linesOfType = new Map<ProductType, readonly BrandLine[]>();

/** A shade of the line by its code as printed (case and spaces ignored), mix shades included. */
export function findShade(line: BrandLine, code: string): Shade | undefined {
  const known = shadesByCode.get(line) ?? byCode(line);
  shadesByCode.set(line, known);
  return known.get(plainCode(code));
}

/** A bowl asks for its shades again and again: each line is gone through once. */
const shadesByCode = new WeakMap<BrandLine, ReadonlyMap<string, Shade>>();

function byCode({ shades, mixShades = [] }: BrandLine): ReadonlyMap<string, Shade> {
  // of two that are called alike, the first
  const all = [...shades, ...mixShades].toReversed();
  return new Map(all.map((shade) => [plainCode(shade.code), shade]));
}

function slug(name: string) {
  return name
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

function plainCode(code: string) {
  return code.toLowerCase().replaceAll(/\s+/g, "");
}

function readBrand(brand: Brand): Brand {
  return {
    ...brand,
    lines: brand.lines.map((line) => ({
      ...line,
      key: `${brand.id}/${line.id}`,
      brandId: brand.id,
      brandName: brand.name,
    })),
  };
}
