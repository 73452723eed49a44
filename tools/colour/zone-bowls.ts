import type { Act } from "./act.ts";
import type { MixedBowl } from "./bowls.ts";
import type { Ledger } from "./ledger.ts";
import type { Step } from "./schema.ts";
import { zoneWords } from "./zone-words.ts";
import { ZoneName, type Zone } from "./words.ts";
import { isAtScalp } from "./zone-facts.ts";

/** More bowls than this one pair of hands does not keep apart. */
const mostBowls = 6;

/** Parts whose bowls came out the same share one, and beyond six bowls the nearest of a kind are joined and told. */
export function joined(bowls: readonly MixedBowl[], ledger: Ledger): MixedBowl[] {
  const alike = Map.groupBy(paced(bowls), recipeOf);
  let kept = [...alike.values()].flatMap((same) => shared(same) ?? []);
  while (kept.length > mostBowls) {
    const pair = nearestPair(kept);
    if (!pair) break;
    const [into, from] = pair;
    const one = shared([into, from]);
    if (!one) break;
    ledger.find(
      "zones_merged",
      "info",
      `More than ${mostBowls} bowls are too many to keep apart: the ${zoneWords(from.names ?? [])} share the bowl of the ${zoneWords(into.names ?? [])}. Watch them, and wipe them off sooner if they take faster.`,
    );
    kept = [...kept.filter((bowl) => bowl !== into && bowl !== from), one];
  }
  return kept;
}

/** Hair that needs less lift than the darkest part is given less of the time, and so goes on later; white at the scalp shares the full time of the most resistant. */
function paced(bowls: readonly MixedBowl[]): MixedBowl[] {
  const most = Math.max(0, ...bowls.filter(lightens).map(liftOf));
  const covers = bowls.filter((bowl) => bowl.act.grey >= 25 && bowl.names?.every(isAtScalp));
  const full = covers.find(({ names }) => names?.includes("resistant"))?.minutes;
  return bowls.map((bowl) => {
    const [least, longest] = bowl.minutes;
    if (lightens(bowl) && liftOf(bowl) < most) {
      const share = least + ((longest - least) * liftOf(bowl)) / most;
      return { ...bowl, minutes: [least, Math.max(least, Math.round(share / 5) * 5)] };
    }
    const holds = full && covers.includes(bowl) && full[0] >= least && full[1] <= longest;
    return holds ? { ...bowl, minutes: full } : bowl;
  });
}

const lightens = ({ act }: MixedBowl) => act.purpose === "lighten";
const liftOf = ({ act, d }: MixedBowl) => Math.max(1, (act.stopLevel ?? d.desired) - d.current);

function recipeOf(bowl: MixedBowl) {
  const { act, d, line, picked, volume, ratio, clear, minutes } = bowl;
  return [
    act.purpose,
    act.zone === "foils",
    ...(lightens(bowl) ? [act.onScalp, liftOf(bowl), d.porosity] : []),
    act.targetLevel,
    act.stopLevel,
    line.key,
    ...picked.map(({ shade, share }) => `${shade.code} ${share.toFixed(2)}`),
    volume,
    ratio?.join(":"),
    clear,
    ...minutes,
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
    names: ZoneName.options.filter((name) => names.has(name)),
    share: bowls.reduce((sum, bowl) => sum + amount(bowl), 0) / most.act.factor,
  };
}

/** Two bowls that do the same work on hair of the same history, as near in level as there are; the smaller comes second. */
function nearestPair(bowls: readonly MixedBowl[]): [MixedBowl, MixedBowl] | undefined {
  const pairs = bowls.flatMap((a, at) =>
    bowls.slice(at + 1).flatMap((b) => (mayShare(a, b) ? [{ a, b, far: distance(a, b) }] : [])),
  );
  const near = pairs.toSorted((one, other) => one.far - other.far)[0];
  if (!near) return undefined;
  return (near.a.share ?? 1) >= (near.b.share ?? 1) ? [near.a, near.b] : [near.b, near.a];
}

function mayShare(a: MixedBowl, b: MixedBowl) {
  return (
    a.act.purpose === b.act.purpose &&
    a.act.zone === b.act.zone &&
    a.act.onScalp === b.act.onScalp &&
    a.line.type === b.line.type &&
    a.d.canvas === b.d.canvas &&
    a.d.unwanted === b.d.unwanted &&
    Math.abs(a.act.grey - b.act.grey) < 25
  );
}

function distance(a: MixedBowl, b: MixedBowl) {
  const level = ({ picked, act, d }: MixedBowl) =>
    picked[0]?.shade.level ?? act.stopLevel ?? d.current;
  return (
    Math.abs(level(a) - level(b)) * 2 +
    Math.abs(a.d.current - b.d.current) +
    Math.abs((a.volume ?? 0) - (b.volume ?? 0)) / 10 +
    (a.d.porosity === b.d.porosity ? 0 : 2) +
    (a.share ?? 1) * (b.share ?? 1)
  );
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
      ZoneName.options.indexOf(a.names?.[0] ?? "roots") -
        ZoneName.options.indexOf(b.names?.[0] ?? "roots"),
  );
}

function turnOf({ act, d, names = [] }: MixedBowl): number {
  const only = (part: ZoneName) => names.length === 1 && names[0] === part;
  if (names.includes("resistant") && act.grey >= 25) return 0;
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
