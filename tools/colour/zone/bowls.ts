import type { Act } from "#tools/colour/bowl/act.ts";
import type { MixedBowl } from "#tools/colour/bowl/bowls.ts";
import type { Step } from "#tools/colour/schema.ts";
import type { Zone, ZoneName } from "#tools/colour/words.ts";
import { isAtScalp, partOrder } from "./facts.ts";

/** Parts whose bowls came out the same share one. */
export function joined(bowls: readonly MixedBowl[]): MixedBowl[] {
  const alike = Map.groupBy(paced(bowls), recipeOf);
  return [...alike.values()].flatMap((same) => shared(same) ?? []);
}

/** Hair that needs less lift than the darkest part is given less of the time, and so goes on later; white that takes the same cover as the most resistant stays on as long. */
function paced(bowls: readonly MixedBowl[]): MixedBowl[] {
  const most = Math.max(0, ...bowls.filter(lightens).map(liftOf));
  return bowls.map((bowl) => {
    const [least, longest] = bowl.minutes;
    if (lightens(bowl) && liftOf(bowl) < most) {
      const share = least + ((longest - least) * liftOf(bowl)) / most;
      return { ...bowl, minutes: [least, Math.max(least, Math.round(share / 5) * 5)] };
    }
    const full = bowls.find((other) => coversLonger(other, bowl));
    return full ? { ...bowl, minutes: full.minutes } : bowl;
  });
}

/** The same cover on the most resistant white, which takes the end of the span that the other may stay on. */
function coversLonger(other: MixedBowl, bowl: MixedBowl) {
  const [least, longest] = bowl.minutes;
  return (
    other.d.facts.resistant &&
    bowl.act.grey >= 25 &&
    other.minutes[0] > least &&
    other.minutes[1] <= longest &&
    bowl.names?.every(isAtScalp) === true &&
    contentsOf(other) === contentsOf(bowl)
  );
}

const lightens = ({ act }: MixedBowl) => act.purpose === "lighten";
const liftOf = ({ act, d }: MixedBowl) => Math.max(1, (act.stopLevel ?? d.desired) - d.current);

function recipeOf(bowl: MixedBowl) {
  return [contentsOf(bowl), ...bowl.minutes].join();
}

function contentsOf(bowl: MixedBowl) {
  const { act, d, line, picked, volume, ratio, clear } = bowl;
  return [
    act.purpose,
    act.zone === "foils",
    ...(lightens(bowl) ? [liftOf(bowl), d.porosity] : []),
    ...(lightens(bowl) || act.lift > 0 ? [act.onScalp] : []),
    act.targetLevel,
    act.stopLevel,
    line.key,
    ...picked.map(({ shade, share }) => `${shade.code} ${share.toFixed(2)}`),
    volume,
    ratio?.join(":"),
    clear,
  ].join();
}

/** One bowl for the parts of several; the part with most hair decides what is in it. */
function shared(bowls: readonly MixedBowl[]): MixedBowl | undefined {
  const amount = ({ share = 1, act }: MixedBowl) => share * act.factor;
  const [most, ...rest] = bowls.toSorted((a, b) => amount(b) - amount(a));
  if (!most || rest.length === 0) return most;
  const names = new Set(bowls.flatMap((bowl) => bowl.names ?? []));
  return {
    ...most,
    act: { ...most.act, onScalp: bowls.some((bowl) => bowl.act.onScalp) },
    names: partOrder.filter((name) => names.has(name)),
    share: bowls.reduce((sum, bowl) => sum + amount(bowl), 0) / most.act.factor,
  };
}

/**
 * The order of application inside a stage: the most resistant white first, the darkest band before the rest, mids before
 * roots that lift, porous ends last; otherwise the longest time first.
 */
export function inOrder(bowls: readonly MixedBowl[]): MixedBowl[] {
  return bowls.toSorted(
    (a, b) =>
      turnOf(a) - turnOf(b) ||
      b.minutes[1] - a.minutes[1] ||
      partOrder.indexOf(a.names?.[0] ?? "roots") - partOrder.indexOf(b.names?.[0] ?? "roots"),
  );
}

function turnOf({ act, d, names = [] }: MixedBowl): number {
  const only = (part: ZoneName) => names.length === 1 && names[0] === part;
  if (act.grey >= 25 && names.every(isAtScalp) && d.facts.resistant) return 0;
  if (act.grey >= 25 && names.includes("resistant")) return 0;
  if (only("ends") && d.porosity === "high") return 4;
  const opens = act.purpose === "lighten" || act.purpose === "remove" || act.lift > 0;
  if (!opens) return 3;
  if (only("bands")) return 1;
  return names.every(isAtScalp) ? 3 : 2;
}

/** The contract's word for where a bowl goes, the part's own name where there is no such word, and every part it is for. */
export function placeOf(
  act: Act,
  names: readonly ZoneName[] | undefined,
): Pick<Step, "zone" | "area" | "parts"> {
  if (!names) return { zone: act.zone };
  const [only] = names;
  const area = names.length === 1 && (only === "bands" || only === "hairline") ? only : undefined;
  return {
    zone: act.zone === "foils" ? "foils" : zoneOf(names),
    ...(area && { area }),
    parts: [...names],
  };
}

function zoneOf(names: readonly ZoneName[]): Zone {
  if (names.includes("resistant") && names.every((name) => name !== "roots" && isAtScalp(name)))
    return "resistant";
  const roots = names.some(isAtScalp);
  const mids = names.includes("mids") || names.includes("bands");
  const ends = names.includes("ends");
  if (roots) return mids && ends ? "all" : "roots";
  if (mids) return ends ? "lengths" : "mids";
  return "ends";
}
