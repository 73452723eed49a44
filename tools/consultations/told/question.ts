import { brands, findLine } from "#tools/colour/catalogue.ts";
import type { Step } from "#tools/colour/schema.ts";
import type { Figure } from "#tools/colour/words.ts";

/** What might have been done instead, as far as it was named. */
export type Other = {
  volume?: number;
  minutes?: number;
  ratio?: string;
  shade?: string;
  brand?: string;
  line?: string;
  lightener?: true;
  tint?: true;
  heat?: true;
};

/** What a question about a formula asks: another way, a figure, where rules come from, how sure it is, how many bowls. */
export type Question =
  | { kind: "other"; other: Other; step: Step }
  | { kind: "figure"; figure: Figure; step: Step | undefined }
  | { kind: "bowls" }
  | { kind: "source"; figure: Figure | undefined }
  | { kind: "sure" };

const INSTEAD =
  /\b(why (?:not|no|didn'?t|don'?t|can'?t|couldn'?t|isn'?t|aren'?t|wouldn'?t)|instead|rather than|what if|what about|how about|what happens (?:if|with)|(?:can|could|should|may|must) (?:i|we|you)|would .* work|is .* (?:ok|okay|fine|safe|possible)|use|try|swap|switch)\b/;
const SOURCE =
  /\b(where (?:does|do|did|is) (?:that|it|this|the \w+|you)\b.*\b(?:from|get)|what'?s (?:the|your) source|which (?:source|leaflet|book)|says who|who says|according to (?:who|what)|sources?\?*$|proof|evidence)\b/;
const SURE =
  /\b(how (?:sure|certain|confident|safe)|are you (?:sure|certain)|confidence|how (?:much|far) can i trust|why only \d{1,3} ?%|why \d{1,3} ?%)/;
const BOWLS =
  /\b(?:why|need|how come)\b.*\b(?:\d|two|three|four|several|many|separate|different|more than one|another|second|extra|one|single) bowls?\b/;
const FIGURES: [RegExp, Figure][] = [
  [/\b(?:vol|volume|dev|developer|peroxide|oxidant|strength)\b/, "developer"],
  [/\bratio|\b1 ?: ?\d|\bmix(?:ed|ing)? (?:it )?1\b/, "ratio"],
  [
    /\bminutes?\b|\bmin\b|\bmins\b|\btime\b|\bhow long\b|\bprocess\w*|\bso (?:long|short)\b/,
    "minutes",
  ],
  [
    /\bgrams?\b|\b\d+ ?g\b|\b(?:so|that|this|too) (?:little|much|few)\b|\bamount\b|\bhow much\b|\bquantity\b/,
    "grams",
  ],
  [/\bvisits?\b|\bsessions?\b|\bappointments?\b|\bone go\b|\btoday\b/, "sessions"],
  [/\b(?:first|last|order|before the|after the|sequence)\b/, "order"],
  [/\bfoils?\b|\btechnique\b|\bbalayage\b/, "technique"],
  [/\b(?:brand|line|range|product)\b/, "line"],
  [
    /\b(?:shade|ash|violet|blue|green|gold|copper|neutral|natural|pearl|beige|red|mahogany|tone)\b|\b\d{1,2}[/.,]\d/,
    "shade",
  ],
  [/\b(?:zones?|roots?|ends|mids|all over|lengths)\b/, "zone"],
];
/** Percent of peroxide as volumes. */
const PERCENT: Record<string, number> = { "1.9": 6, "3": 10, "4": 13, "6": 20, "9": 30, "12": 40 };
/** "8/1", "7.43", "6NA". */
const SHADE_CODE = /\b(\d{1,2}[/.]\d{1,3}|\d{1,2}-\d{1,2}|\d{1,2}[a-z]{1,3})\b(?! ?(?:min|vol|%))/;
const NOT_A_SHADE = /^\d+(?:G|GR|MIN|VOL|ML|OZ|X|MINS|CM|ST|ND|RD|TH|D|H|S)$/;

/** Reads a question about these bowls; undefined when it names nothing that a rule decides by itself. */
export function readQuestion(typed: string, steps: readonly Step[]): Question | undefined {
  const text = typed.toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ").trim();
  const figure = FIGURES.find(([sign]) => sign.test(text))?.[1];
  if (SOURCE.test(text)) return { kind: "source", figure };
  if (SURE.test(text)) return { kind: "sure" };
  if (BOWLS.test(text)) return { kind: "bowls" };
  const named = bowlNamed(text, steps);
  const step = named ?? bowlOfVolume(text, steps) ?? usualBowl(steps);
  const other = step && otherIn(text, step);
  if (other && (INSTEAD.test(text) || !holds(steps, other))) return { kind: "other", other, step };
  return figure && { kind: "figure", figure, step: named ?? bowlOfVolume(text, steps) };
}

/** What of another way is named, unless it is what the bowl has already. */
function otherIn(text: string, step: Step): Other | undefined {
  const volume = volumeIn(text) ?? strongerOrWeaker(text, step);
  const minutes = minutesIn(text) ?? longerOrShorter(text, step);
  const ratio = /\b1 ?: ?(\d(?:\.\d+)?)\b/.exec(text)?.[1];
  const named = SHADE_CODE.exec(text)?.[1]?.toUpperCase();
  const shade = named && !NOT_A_SHADE.test(named) ? named : undefined;
  const product = productIn(text);
  const other: Other = {
    ...(volume !== undefined && { volume }),
    ...(minutes !== undefined && volume === undefined && { minutes }),
    ...(ratio && { ratio: `1:${ratio}` }),
    ...(shade && !step.shades.some(({ code }) => code.toUpperCase() === shade) && { shade }),
    ...product,
    ...(/\bheat\b|\bhood\b|\bsteamer\b|\bclimazon\b/.test(text) &&
      !step.heat && { heat: true as const }),
  };
  if (Object.keys(other).length > 0) return other;
  if (/\b(?:bleach\w*|lighten\w*)\b/.test(text) && step.type !== "lightener")
    return { lightener: true };
  if (/\b(?:tint|permanent|just colour|just color)\b/.test(text) && step.type !== "permanent")
    return { tint: true };
  return undefined;
}

function volumeIn(text: string): number | undefined {
  const vol = /\b(\d{1,2}(?:[.,]\d{1,2})?) ?(?:-|\s)?(?:vols?|volumes?)\b/.exec(text)?.[1];
  if (vol) return Number(vol.replace(",", "."));
  const percent = /\b(1\.9|3|4|6|9|12) ?(?:%|percent)/.exec(text)?.[1];
  return percent ? PERCENT[percent] : undefined;
}

function strongerOrWeaker(text: string, step: Step): number | undefined {
  const { developer } = step;
  if (!developer) return undefined;
  const line = findLine(`${step.brandId}/${step.lineId}`);
  const offered = (line?.developers ?? []).toSorted((a, b) => a - b);
  if (/\b(?:stronger|higher|more) (?:dev\w*|peroxide|vol\w*|strength)\b/.test(text))
    return offered.find((volume) => volume > developer.volume);
  if (/\b(?:weaker|lower|less) (?:dev\w*|peroxide|vol\w*|strength)\b/.test(text))
    return offered.findLast((volume) => volume < developer.volume);
  return undefined;
}

function minutesIn(text: string): number | undefined {
  if (/\bhalf an hour\b/.test(text)) return 30;
  if (/\b(?:an|one|1) hour\b/.test(text)) return 60;
  const said = /\b(\d{1,3}) ?(?:min\b|mins\b|minutes?\b)/.exec(text)?.[1];
  return said ? Number(said) : undefined;
}

/** A quarter more than the longest, or half of the shortest. */
function longerOrShorter(text: string, { minutes: [least, most] }: Step): number | undefined {
  if (/\blonger\b/.test(text)) return Math.round(most * 1.25);
  return /\bshorter\b|\bless time\b/.test(text) ? Math.round(least / 2) : undefined;
}

/** A brand, or a line of it, by the words of its name that no other brand bears. */
function productIn(text: string): Pick<Other, "brand" | "line"> | undefined {
  const words = new Set(text.match(/[\p{L}\d']+/gu) ?? []);
  for (const brand of brands) {
    const line = brand.lines.find(
      ({ name, type }) =>
        type !== "developer" && wordsOf(name).some((word) => word.length > 4 && words.has(word)),
    );
    const called = wordsOf(brand.name).some((word) => word.length > 4 && words.has(word));
    if (called || (line && uncommon(line.name)))
      return { brand: brand.id, ...(line && { line: line.id }) };
  }
  return undefined;
}

/** Words that names of lines share with how people talk of hair. */
const COMMON =
  /^(?:color|colour|permanent|express|crème|creme|hair|blonde|light|lightener|master|touch|royal|perfect|special|professional|professionals|tonal|control|toner|toners|paul|cover|shades|gloss|demi|liquid|powder|bleach|clear|extractor|artificial|spectrum|natural|neutral|tones)$/;
const wordsOf = (name: string) =>
  (name.toLowerCase().match(/[\p{L}\d']+/gu) ?? []).filter((word) => !COMMON.test(word));
const uncommon = (name: string) => wordsOf(name).length > 0;

const BOWLS_BY_NAME: [RegExp, (step: Step) => boolean][] = [
  [/\btoner\b|\bgloss\b/, ({ purpose }) => purpose === "tone" || purpose === "gloss"],
  [/\b(?:lightener|bleach|powder)\b/, ({ type }) => type === "lightener"],
  [/\bfiller\b/, ({ purpose }) => purpose === "fill"],
  [/\bremover\b/, ({ type }) => type === "colour-remover"],
  [/\broots?\b|\bregrowth\b/, ({ zone }) => zone === "roots"],
  [/\bmids?\b/, ({ zone }) => zone === "mids" || zone === "lengths"],
  [/\bends\b|\blengths\b/, ({ zone }) => zone === "ends" || zone === "lengths"],
  [/\bfoils?\b|\bhighlights?\b/, ({ zone }) => zone === "foils"],
  [/\bhairline\b/, ({ area }) => area === "hairline"],
  [/\bbands?\b/, ({ area }) => area === "bands"],
];

function bowlNamed(text: string, steps: readonly Step[]): Step | undefined {
  for (const [sign, fits] of BOWLS_BY_NAME) {
    const step = sign.test(text) ? steps.find(fits) : undefined;
    if (step) return step;
  }
  return undefined;
}

/** "Why 20 vol" means the bowl that has it; "why not 30 vol" the one nearest to it. */
function bowlOfVolume(text: string, steps: readonly Step[]): Step | undefined {
  const volume = volumeIn(text);
  if (volume === undefined) return undefined;
  const away = ({ developer }: Step) => Math.abs((developer?.volume ?? 0) - volume);
  return steps.filter(({ developer }) => developer).toSorted((a, b) => away(a) - away(b))[0];
}

/** The bowl people mean when they name none: the last that lightens or colours. */
const usualBowl = (steps: readonly Step[]) =>
  steps.find(({ type }) => type === "lightener") ??
  steps.findLast(({ type }) => type !== "treatment") ??
  steps.at(-1);

/** Whether a bowl has this already, so that "why 20 vol" asks for the reason and nothing else. */
function holds(steps: readonly Step[], { volume, minutes, ratio, brand, ...rest }: Other): boolean {
  if (Object.keys(rest).length > 0 && !brand) return false;
  return steps.some(
    (step) =>
      (volume === undefined || sameVolume(step.developer?.volume, volume)) &&
      (minutes === undefined || step.minutes.includes(minutes)) &&
      (ratio === undefined || step.ratio === ratio) &&
      (brand === undefined || step.brandId === brand),
  );
}

/** A bottle of 6.3 vol is called 6 vol too. */
function sameVolume(volume: number | undefined, said: number) {
  return volume !== undefined && (volume === said || Math.round(volume) === said);
}
