import type { Cause } from "./after.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import { firstWords, triedWords, type Last, type Tried } from "./last-formula.ts";
import { counterOf, pigmentAt, source, type Counter } from "#tools/colour/science.ts";

/** The lightest level that still shows a pigment (Redken, Aveda and Matrix charts, middle reading): above it the hair was never lifted there. */
const lightestLevel: Partial<Record<string, number>> = { red: 5, orange: 7, gold: 8, yellow: 9 };

/** Levels that a reading may be off; beyond that it is the word for the tone that is wrong. */
const mostApart = 2;

/** The level to work a fault at: where a photo or a form says lighter than the pigment can be, the pigment is right. */
export function shownLevel(d: Pick<Diagnosis, "current" | "unwanted">): number {
  const shown = Math.min(d.current, lightestLevel[d.unwanted ?? ""] ?? 10);
  return Math.max(shown, d.current - mostApart);
}

/** Warmth that is still there: not lifted past it, wrong or weak counter-tone, too short, washed out of porous hair, or lifted with tint alone. */
export function warmCause(d: Diagnosis, last: Last): Cause | undefined {
  const word = d.unwanted;
  if (!word || word === "green" || word === "muddy") return undefined;
  const level = shownLevel(d);
  const need = counterOf(word, level, d.underlying);
  if (!need) return undefined;
  const short = notLifted(d, last, level);
  if (short) return short;
  if (faded.test(d.facts.text)) return washedOut(d, word);
  const { tried } = last;
  if (!tried) return undefined;
  return (
    warmBase(tried, last, need, level) ??
    wrong(tried, need, word, level) ??
    rinsedEarly(tried, d, word, level) ??
    weak(tried, need, word, level, d) ??
    tooShort(tried, d, need, word, level)
  );
}

function notLifted(d: Diagnosis, last: Last, level: number): Cause | undefined {
  const word = d.unwanted ?? "";
  const ceiling = lightestLevel[word];
  const aim = Math.max(d.desired, last.to);
  const stopped = last.to > last.from && d.current < Math.min(aim, last.to);
  const tooPale = ceiling !== undefined && aim > ceiling && (last.lifted || last.to > last.from);
  if (!stopped && !tooPale) return undefined;
  return {
    code: "cause_not_lifted_enough",
    sentence: `The first formula aimed at level ${last.to}; hair that shows ${spoken(word)} stands at ${level}, where the pigment is ${pigmentAt(level)}. It was not lifted far enough: no toner of level ${aim} hides that.`,
    source: source.pigments,
    confidence: stopped && tooPale ? "high" : "medium",
  };
}

const faded = /\bfad(e|ed|es|ing)\b|\bwash(ed|es|ing)? out\b|\b(did ?n.t|not) last\b|\bcame back\b/;

function washedOut(d: Diagnosis, word: string): Cause {
  return {
    code: "cause_faded",
    sentence: `It was right and then faded to ${spoken(word)}: porous hair lets go of a toner. Even out the porosity and put a little natural under the counter-tone, so that it has something to hold on to.`,
    source: source.porosity,
    confidence: d.porosity === "high" ? "high" : "medium",
  };
}

const cool = new Set(["blue", "green", "violet"]);

function warmBase(tried: Tried, last: Last, need: Counter, level: number): Cause | undefined {
  const tint = tried.bowl.type === "permanent" || tried.bowl.type === "high-lift";
  if (!tint || last.to <= last.from || tried.pigments.some((pigment) => cool.has(pigment)))
    return undefined;
  return {
    code: "cause_warm_base",
    sentence: `The tint lifted ${last.to - last.from} level${last.to - last.from > 1 ? "s" : ""} with ${triedWords(tried)} and nothing cool in it. Lift shows ${pigmentAt(level)}, and only ${need.word} holds that.`,
    source: source.pigments,
    confidence: "high",
  };
}

function wrong(tried: Tried, need: Counter, word: string, level: number): Cause | undefined {
  const has = new Set(tried.pigments);
  const fits: Record<string, boolean> = {
    green: has.has("green"),
    "blue-green": (has.has("green") || has.has("blue")) && !has.has("violet"),
    blue: has.has("blue") && !has.has("violet"),
    "blue-violet": has.has("violet"),
    violet: has.has("violet") && !has.has("green"),
  };
  if (fits[need.word] ?? true) return undefined;
  const why =
    need.word === "blue" && has.has("violet")
      ? " Violet meets yellow and leaves the orange where it is."
      : (need.word === "violet" || need.word === "blue-violet") &&
          (has.has("blue") || has.has("green"))
        ? " Blue or green on yellow goes green before it goes cool."
        : "";
  return {
    code: "cause_counter_wrong",
    sentence: `${firstWords(tried)} carried ${triedWords(tried)}; ${spoken(word)} at level ${level} needs ${need.word}.${why}`,
    source: source.wheel,
    confidence: "high",
  };
}

const early =
  /\b(rins|wash|took|taken|came)\w* (it )?(off )?(too )?(early|soon)\b|\btoo (short|soon|early)\b|\bonly \w+ min|\brushed\b|\bran out of time\b|\bcold\b/;

function rinsedEarly(tried: Tried, d: Diagnosis, word: string, level: number): Cause | undefined {
  if (!early.test(d.facts.text)) return undefined;
  const cold = /\bcold\b/.test(d.facts.text);
  return {
    code: "cause_time_short",
    sentence: `The tone was right: ${triedWords(tried)} against ${spoken(word)} at level ${level}. ${cold ? "Cold hair slows it" : "It came off too early"}, so the same tone stays on for the line's full time${cold ? ", mixed at room temperature on hair that is not dripping" : ""}.`,
    source: tried.bowl.brandLine?.source ?? source.practice,
    confidence: "medium",
  };
}

/** The share of a bowl that has to be counter-tone to cancel what the hair shows (shop practice: two thirds and more). */
const STRONG = 0.6;

function weak(
  tried: Tried,
  need: Counter,
  word: string,
  level: number,
  d: Diagnosis,
): Cause | undefined {
  const paler = tried.level !== undefined && tried.level > level;
  const thin = tried.clear >= 0.2 && d.porosity !== "high";
  const small = tried.toned < STRONG && tried.clear < 0.2;
  if (!paler && !thin && !small) return undefined;
  const because = paler
    ? `a shade of level ${tried.level} holds too little dye for hair that stands at ${level}`
    : thin
      ? `${Math.round(tried.clear * 100)}% clear thinned it`
      : `only ${Math.round(tried.toned * 100)}% of the color was counter-tone`;
  return {
    code: "cause_counter_weak",
    sentence: `${firstWords(tried)} carried ${triedWords(tried)}. ${capital(need.word)} is right against ${spoken(word)}, but ${because}.`,
    source: source.wheel,
    confidence: paler || thin ? "high" : "medium",
  };
}

function tooShort(
  tried: Tried,
  d: Diagnosis,
  need: Counter,
  word: string,
  level: number,
): Cause | undefined {
  const { brandLine: line, minutes } = tried.bowl;
  const most = line && (line.toningMinutes ?? line.processingMinutes)[1];
  if (!minutes || most === undefined || minutes[1] >= most || d.porosity === "high")
    return undefined;
  return {
    code: "cause_time_short",
    sentence: `${firstWords(tried)} carried ${triedWords(tried)}: ${need.word} is right against ${spoken(word)} at level ${level}, but ${line?.name.split(" / ")[0]} may stay up to ${most} minutes and was off at ${minutes[1]}.`,
    source: line?.source ?? source.practice,
    confidence: "medium",
  };
}

const spoken = (word: string) => word.replace("brass_orange", "orange brass");
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
