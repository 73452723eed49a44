import type { Act } from "./act.ts";
import { ratioFor, readRatio, type Ratio } from "./amounts.ts";
import type { BowlLine } from "./bowl-line.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import { chooseDeveloper, liftOf } from "./developer.ts";
import { findBowl } from "./find-bowl.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "#tools/colour/gates/gate-shape.ts";
import { readsWhite } from "#tools/colour/visit/grey.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { leadingMaker } from "./maker.ts";
import { moved, type Moved } from "./offsets.ts";
import { clearOf, type Picked } from "#tools/colour/shade/shades.ts";
import { NO_LINE_WITHOUT, remaining } from "#tools/colour/safety/remaining.ts";
import { source } from "#tools/colour/science.ts";
import { substanceName } from "#tools/colour/substances.ts";
import { minutesFor } from "./timing.ts";
import { meetsWish } from "#tools/colour/shade/tone-families.ts";
import { natural, wishedParts } from "#tools/colour/shade/tone-parts.ts";
import type { ZoneName } from "#tools/colour/words.ts";

/** One thing the plan does, with the hair it is done to: the head, or the parts of it that are alike. */
export type PlannedAct = {
  act: Act;
  d: Diagnosis;
  gate: Gate;
  /** The parts it is for, and their share of a whole-head mix, when the head is worked by its parts. */
  names?: readonly ZoneName[];
  share?: number;
};

/** An act with the line, shades, developer, ratio and minutes that do it; grams are not weighed yet. */
export type MixedBowl = PlannedAct &
  BowlLine & {
    volume: number | null;
    ratio: Ratio | undefined;
    /** Share of clear in the colour. */
    clear: number;
    minutes: [number, number];
    /** What the salon's own outcomes with the line did to the shades. */
    moved: Moved | undefined;
  };

/** Finds a real line for every act, in one brand where it can be. An act that no line can do is left out and told. */
export function mixBowls(planned: readonly PlannedAct[], ledger: Ledger): MixedBowl[] {
  const mixed: MixedBowl[] = [];
  for (const each of ledByOne(planned)) {
    const bowl = findBowl(each, ledger) ?? plainBowl(each, ledger);
    if (bowl) mixed.push(filled(each, bowl, ledger), ...overCover(each, bowl, ledger));
    else if (each.d.facts.avoid.size > 0) sayNoneWithout(each.d, ledger);
    else
      ledger.find(
        "no_shade_found",
        "warn",
        "No line in the catalog makes a shade for this bowl; choose it by hand from your swatch ring.",
      );
  }
  return mixed;
}

/** The reflect that a cover from stock has not: a demi of the same maker with it, rinsed and laid over. */
function overCover(planned: PlannedAct, cover: BowlLine, ledger: Ledger): MixedBowl[] {
  const { act, d, gate } = planned;
  if (!cover.wishLost || d.tone.word !== "shade") return [];
  const gloss: PlannedAct = {
    ...planned,
    act: {
      ...act,
      purpose: "gloss",
      types: ["demi-permanent"],
      parts: wishedParts(d, d.desired),
      lift: 0,
      grey: 0,
      developerMax: Math.min(glossVolume, gate.developerMax),
    },
  };
  const { lineKey: _line, ...free } = gloss.act;
  const bowl = findBowl({ ...gloss, act: free }, ledger);
  const brings = bowl?.picked.some(({ shade }) => meetsWish(d.tone, shade.tone));
  if (!bowl || !brings || bowl.line.brandId !== cover.line.brandId) return [];
  ledger.find(
    "wish_over_cover",
    "warn",
    `The wished-for reflect is not in stock in ${cover.line.name}: ${bowl.line.name} ${bowl.picked.map(({ shade }) => shade.code).join(" + ")} brings it over that bowl, once it is rinsed.${act.grey > 0 ? " It shows sheer and bright on the white, so look early." : ""}`,
    source.grey,
  );
  return [filled({ ...gloss, act: free }, bowl, ledger)];
}

/** The strongest developer of a demi over hair that was just covered, in volume. */
const glossVolume = 13;

/** A bowl by hand could hold what the client must not meet, so there is none. */
function sayNoneWithout({ facts }: Diagnosis, ledger: Ledger) {
  const names = [...facts.avoid].map((each) => substanceName[each]).join(" and ");
  ledger.find(
    NO_LINE_WITHOUT,
    "block",
    `No line in the catalog makes this bowl without ${names}, so none is mixed. ${remaining(facts).says}`,
    source.allergy,
  );
}

/** Where no line makes the tone without what it must not carry, the depth at least: a natural. */
function plainBowl(planned: PlannedAct, ledger: Ledger) {
  const { act } = planned;
  const [wish] = act.parts;
  if (!wish || wish.role === "corrector" || wish.levels.length === 0) return undefined;
  const { lineKey: _line, ...free } = act;
  const avoid = wish.avoid.filter((pigment) => pigment !== "neutral");
  const parts = [{ ...natural(wish.levels), avoid }];
  const bowl = findBowl({ ...planned, act: { ...free, parts } }, ledger);
  if (bowl)
    ledger.find(
      "tone_left_out",
      "warn",
      "No line makes this tone without feeding what is to be cancelled, so the bowl gives the depth in a natural; settle with the client which of the two counts.",
      source.wheel,
    );
  return bowl;
}

/** One maker for what the stylist's own lines do not make. */
function ledByOne(planned: readonly PlannedAct[]): readonly PlannedAct[] {
  const [first] = planned;
  if (!first || first.d.maker !== undefined) return planned;
  const maker = leadingMaker(planned);
  return planned.map((each) => ({ ...each, d: { ...each.d, maker } }));
}

function filled(planned: PlannedAct, bowl: BowlLine, ledger: Ledger): MixedBowl {
  const { act, d } = planned;
  const { line, picked } = bowl;
  const volume = developerFor(line, act, d, picked, ledger);
  const ratio =
    volume === null
      ? undefined
      : act.ratio
        ? readRatio(act.ratio)
        : ratioFor(line, act.onScalp, picked[0]?.shade.code);
  const fast = picked.some((each) => each.shade.fastToner);
  const shift = moved(bowl, act, d, volume);
  return {
    ...planned,
    ...bowl,
    picked: shift?.picked ?? picked,
    moved: shift,
    volume,
    ratio,
    clear: clearShareOf(line, act),
    minutes: minutesFor(line, volume, act, d, fast),
  };
}

function developerFor(
  line: BrandLine,
  act: Act,
  d: Diagnosis,
  picked: readonly Picked[],
  ledger: Ledger,
): number | null {
  const { thickness } = d;
  const series = Object.entries(line.series ?? {}).find(([prefix]) =>
    picked[0]?.shade.code.startsWith(prefix),
  )?.[1];
  const volume = series
    ? Number(
        Object.entries(series.lift).find(([, lift]) => lift >= act.lift)?.[0] ??
          Math.max(...line.developers),
      )
    : chooseDeveloper(line, {
        lift: act.lift,
        grey: act.grey >= 25 || act.lift === 0 ? act.grey : 0,
        tone: act.purpose !== "deposit",
        onNatural: isReflectOnNatural(act, d, picked),
        developerMax: act.developerMax,
        developerWish: act.developerWish,
      });
  if (volume === null) return null;
  const reach = liftOf(line, volume)[1];
  const finer = thickness === "fine" ? 1 : 0;
  if (act.purpose === "deposit" && act.lift > 0 && reach + finer < act.lift && !series)
    sayShort(act, { line, volume, reach }, ledger);
  return volume;
}

/** A reflect that is laid over sound hair with its own pigment, and cancels nothing. */
const isReflectOnNatural = (
  { purpose }: Act,
  { canvas, porosity, damage, counter }: Diagnosis,
  picked: readonly Picked[],
): boolean =>
  purpose === "deposit" &&
  canvas === "virgin" &&
  porosity !== "high" &&
  damage < 2 &&
  counter === undefined &&
  picked.some(({ role }) => role === "fashion");

/** White takes the level of the shade unlifted; what falls short is the natural hair, and how much of it there is decides. */
function sayShort(
  { grey }: Act,
  { line, volume, reach }: { line: BrandLine; volume: number; reach: number },
  ledger: Ledger,
) {
  const lifts = `${volume} vol lifts up to ${reach} level${reach === 1 ? "" : "s"} in ${line.name}`;
  if (readsWhite(grey))
    ledger.find(
      "natural_stays_deeper",
      "warn",
      `${Math.round(grey)}% white takes the level of the shade and needs no lift; ${lifts}, so the natural hair between stays as deeper strands. A stronger developer would only thin the color on the white.`,
      line.source,
    );
  else
    ledger.find(
      "lift_falls_short",
      "warn",
      `${lifts}, so ${grey >= 25 ? "the natural hair" : "the result"} stays darker than wished for; cover and safety come before lift.`,
      line.source,
    );
}

/** A quarter of clear on porous hair, half where the line's dilution table calls that the moderate strength; three quarters where only a trace of tone is wanted. */
function clearShareOf(line: BrandLine, act: Act) {
  if (!act.dilute || !clearOf(line)) return 0;
  if (act.thin) return 0.75;
  return line.dilution ? 0.5 : 0.25;
}
