import type { Facts } from "./heard.ts";

/** Brands and lines as they are said and misspelt; ids are those of the catalogue. */
const SAID: [RegExp, string, string?][] = [
  [/\bshades? ?eq\b|\bseq\b/, "redken", "shades-eq-gloss"],
  [/\bkoleston\b|\bkp\b/, "wella-professionals", "koleston-perfect"],
  [/\billumina\b/, "wella-professionals", "illumina-color"],
  [/\bcolour ?touch\b/, "wella-professionals", "color-touch"],
  [/\bshinefinity\b/, "wella-professionals", "shinefinity"],
  [/\bigora vibrance\b|\bvibrance\b/, "schwarzkopf-professional", "igora-vibrance"],
  [/\bigora\b/, "schwarzkopf-professional", "igora-royal"],
  [/\bmajirel\b/, "loreal-professionnel", "majirel"],
  [/\binoa\b/, "loreal-professionnel", "inoa"],
  [/\bdia ?light\b/, "loreal-professionnel", "dia-light"],
  [/\bdia ?(colour|richesse)\b/, "loreal-professionnel", "dia-color"],
  [/\bsocolou?r\b/, "matrix", "socolor"],
  [/\btopchic\b/, "goldwell", "topchic"],
  [/\bcolorance\b|\bcolourance\b/, "goldwell", "colorance"],
  [/\belumen\b/, "goldwell", "elumen"],
  [/\bchromasilk\b/, "pravana", "chromasilk"],
  [/\bvivids\b/, "pravana", "vivids"],
  [/\blumishine\b/, "joico", "lumishine-permanent"],
  [/\bfaction ?8\b/, "pulp-riot", "faction8"],
  [/\bredken\b/, "redken"],
  [/\bwella\b/, "wella-professionals"],
  [/\bschwart?z?kopf\b/, "schwarzkopf-professional"],
  [/\bl'? ?oreal\b/, "loreal-professionnel"],
  [/\bmatrix\b/, "matrix"],
  [/\bgoldwell\b/, "goldwell"],
  [/\bjoico\b/, "joico"],
  [/\bpravana\b/, "pravana"],
  [/\bpaul mitchell\b/, "paul-mitchell"],
  [/\bkenra\b/, "kenra"],
  [/\baveda\b/, "aveda"],
  [/\bdavines\b/, "davines"],
  [/\bpulp ?riot\b/, "pulp-riot"],
  [/\bclairol\b/, "clairol-professional"],
  [/\bkeune\b/, "keune"],
  [/\boligo\b|\bcalura\b/, "oligo-professionnel"],
  [/\bmoroccan ?oil\b/, "moroccanoil"],
  [/\bguy tang\b|\bmydentity\b/, "guy-tang-mydentity"],
];

/** The brand, and the line if one was named, in a mended sentence. */
export function hearBrand(text: string): Partial<Facts> {
  const hit = SAID.find(([sign]) => sign.test(text));
  if (!hit) return {};
  const [, brand, line] = hit;
  return line ? { brand, line } : { brand };
}

/** What was used before is not what is asked for: "the old color touch", "last year's color touch". */
const USED = /\b(?:old|faded|last \w+)(?: (?:an?|the|her|his|in))* $/;

/** The line that the bowl is to be of, where one was named for it. */
export function hearBrandWished(text: string): Partial<Facts> {
  const [sign] = SAID.find(([words]) => words.test(text)) ?? [];
  const at = sign ? text.search(sign) : -1;
  return at < 0 || USED.test(text.slice(0, at)) ? {} : hearBrand(text);
}
