import { ratioFor } from "./amounts.ts";
import type { Act } from "./act.ts";
import type { BowlLine } from "./bowl-line.ts";
import type { BrandLine, Shade } from "#tools/colour/brand-line.ts";
import { liftOf } from "./developer.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { SalonOffset } from "#tools/colour/hair-schema.ts";
import type { Picked } from "#tools/colour/shade/shades.ts";

/** What the salon's own outcomes with a bowl's line came to: the shades as they are now, and how many levels they moved; or why they did not. */
export type Moved = { known: SalonOffset; picked: Picked[]; levels: number; why?: string };

/**
 * Moves the shades of a bowl by the offset that the salon accepted for its line, lighter when positive: to a shade that
 * stands there, else to equal parts of the two levels around it. All of a bowl moves or nothing. Counter-tones stay, since
 * they work at the level of the warmth they cancel. Undefined where the salon has no offset for the line.
 */
export function moved(
  { line, picked }: BowlLine,
  act: Act,
  d: Diagnosis,
  volume: number | null,
): Moved | undefined {
  const known = d.offsets?.[line.key];
  if (!known || known.offset === 0) return undefined;
  const { offset } = known;
  const stays = (why: string): Moved => ({ known, picked, levels: 0, why });
  if (!known.accepted) return stays("nobody has accepted it");
  const why = obstacle({ line, picked }, act, d, offset, volume);
  if (why) return stays(why);
  const shifted = shiftAll(line, picked, act, offset);
  return shifted
    ? { known, picked: shifted, levels: offset }
    : stays(`${line.name} lists no shade to reach ${levelWords(offset)} with`);
}

/** "0.5 level lighter", "1 level darker". */
export function levelWords(offset: number): string {
  return `${Math.abs(offset)} level ${offset > 0 ? "lighter" : "darker"}`;
}

function obstacle(
  { line, picked }: BowlLine,
  act: Act,
  d: Diagnosis,
  offset: number,
  volume: number | null,
): string | undefined {
  if (act.purpose === "lighten" || act.purpose === "remove")
    return `${line.name} has no shade to move: watch the strand, and stop by what it shows`;
  if (act.purpose === "fill" || act.purpose === "treat") return "this bowl does not set the depth";
  if (d.shade && picked.some(({ shade }) => shade.code === d.shade))
    return `${d.shade} was asked for by name`;
  if (!picked.some(moves))
    return picked.some(({ role }) => role === "corrector")
      ? "a counter-tone works at the level of the warmth it cancels"
      : "these shades carry no level";
  const reach = volume === null ? 0 : liftOf(line, volume)[1] + (d.thickness === "fine" ? 1 : 0);
  // half a level comes of a lighter deposit; a whole one has to be lifted
  if (act.lift > 0 && act.lift + Math.floor(offset) > Math.max(reach, act.lift))
    return `${volume} vol lifts up to ${reach} level${reach === 1 ? "" : "s"} in ${line.name}, which this goal needs already`;
  return undefined;
}

const moves = ({ shade, role }: Picked) =>
  role !== "corrector" && role !== "clear" && shade.level !== null && !shade.mixShade;

/** All that carries depth, moved. Of two equal parts one goes a whole level for half a level of the bowl: the fashion shade, so that the natural keeps its cover. */
function shiftAll(
  line: BrandLine,
  picked: readonly Picked[],
  act: Act,
  offset: number,
): Picked[] | undefined {
  const moving = picked.filter(moves);
  const [one, other] = moving;
  const halves =
    one && other && moving.length === 2 && Math.abs(one.share - other.share) < 0.05
      ? (moving.find(({ role }) => role === "fashion") ?? other)
      : undefined;
  if (halves && Math.abs(offset) === 0.5) {
    const whole = neighbour(line, halves, act, Math.sign(offset));
    if (whole) return picked.map((each) => (each === halves ? { ...each, shade: whole } : each));
  }
  const shifted = picked.map((each) => (moves(each) ? shift(line, each, act, offset) : [each]));
  return shifted.every((each) => each !== undefined) ? joined(shifted.flat()) : undefined;
}

function shift(line: BrandLine, each: Picked, act: Act, offset: number): Picked[] | undefined {
  const there = neighbour(line, each, act, offset);
  if (there) return [{ ...each, shade: there }];
  const beyond =
    Math.abs(offset) === 0.5 ? neighbour(line, each, act, Math.sign(offset)) : undefined;
  const half = { ...each, share: each.share / 2 };
  return beyond && [half, { ...half, shade: beyond }];
}

/** The same shade so many levels up or down: of one family, series, ratio and pigments, on the scale of 1 to 10. */
function neighbour(
  line: BrandLine,
  { shade }: Picked,
  act: Act,
  levels: number,
): Shade | undefined {
  const wanted = (shade.level ?? 0) + levels;
  if (wanted < 1 || wanted > 10) return undefined;
  const same = line.shades.filter(
    (other) =>
      other.level === wanted && alike(other, shade) && sameUse(line, other, shade) && !left(other),
  );
  return same.find(({ code }) => endOf(code) === endOf(shade.code)) ?? same[0];

  function left({ code }: Shade) {
    return act.parts.some(({ not }) => not?.includes(code));
  }
}

const FLAGS = [
  "mixShade",
  "greySeries",
  "lowlightPrefilled",
  "plusRange",
  "fastToner",
  "intenseDepth",
] as const;

function alike(one: Shade, other: Shade): boolean {
  return (
    one.tone === other.tone &&
    one.tones.join() === other.tones.join() &&
    one.pigments.join() === other.pigments.join() &&
    FLAGS.every((flag) => Boolean(one[flag]) === Boolean(other[flag]))
  );
}

/** Mixed in one ratio and by one table of lift. */
function sameUse(line: BrandLine, one: Shade, other: Shade): boolean {
  const series = ({ code }: Shade) =>
    Object.keys(line.series ?? {}).find((prefix) => code.startsWith(prefix));
  const ratio = ({ code }: Shade) => ratioFor(line, true, code)?.join();
  return series(one) === series(other) && ratio(one) === ratio(other);
}

const endOf = (code: string) => code.replace(/^\d+(\.5)?/, "");

function joined(picked: readonly Picked[]): Picked[] {
  const byCode = new Map<string, Picked>();
  for (const each of picked) {
    const same = byCode.get(each.shade.code);
    byCode.set(each.shade.code, same ? { ...same, share: same.share + each.share } : each);
  }
  return [...byCode.values()];
}
