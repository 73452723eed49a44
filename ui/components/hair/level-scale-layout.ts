/** A mark above the level scale. Levels may be fractional in a reading; a stylist's choice is whole. */
export type LevelPin = {
  id: string;
  /** "roots", "mids", "ends", "goal". */
  label: string;
  level: number;
  /** How sure the reading is: from, to. */
  range?: readonly [number, number];
  /** A goal is violet, what is on the hair is ink. */
  tone?: "ink" | "cool";
};

/** Where the middle of a level stands on a scale of `max` cells, in percent of its width. */
export function levelPercent(level: number, max: number): number {
  return ((clampLevel(level, max) - 0.5) / max) * 100;
}

/** The level under a point, `share` of the scale's width from its left end: whole, or the nearest `step`. */
export function levelAt(share: number, max: number, step = 1): number {
  return clampLevel(toStep(share * max + 0.5, step), max);
}

/** A level as near as steps of that size come; the higher of two as near. */
export function toStep(level: number, step: number): number {
  return Math.round(level / step) * step;
}

/** A level kept on the scale. */
export function clampLevel(level: number, max: number): number {
  return Math.min(max, Math.max(1, level));
}

/** The level that a key moves to, or undefined when the key means nothing here. Arrows go one step, page keys two levels. */
export function levelByKey(key: string, level: number, max: number, by = 1): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: by,
    ArrowUp: by,
    ArrowLeft: -by,
    ArrowDown: -by,
    PageUp: 2,
    PageDown: -2,
  };
  if (key === "Home") return 1;
  if (key === "End") return max;
  const step = steps[key];
  return step === undefined ? undefined : clampLevel(toStep(level, by) + step, max);
}

/** The pin nearest to a level; the later one when two are as near. */
export function nearestPin(pins: readonly LevelPin[], level: number): LevelPin | undefined {
  let nearest: LevelPin | undefined;
  for (const pin of pins) {
    if (!nearest || Math.abs(pin.level - level) <= Math.abs(nearest.level - level)) nearest = pin;
  }
  return nearest;
}

/**
 * A pin's place in pixels: the middle of its mark and of its word, and the lane of its word. `clear` means that
 * no word in a lower lane stands between the word and the scale.
 */
export type PlacedPin = {
  pin: LevelPin;
  x: number;
  labelX: number;
  lane: number;
  clear: boolean;
};

const LETTER = 5.9;
const GAP = 6;

/**
 * Places the words of the pins so that none covers another: lane 0 lies nearest the scale, and a word that would
 * touch its left neighbour goes one lane up. Words stay within the scale's `width` in pixels.
 */
export function placePins(pins: readonly LevelPin[], width: number, max: number): PlacedPin[] {
  const lanes: number[] = [];
  const placed: PlacedPin[] = [];
  for (const pin of [...pins].sort((a, b) => a.level - b.level)) {
    const x = (levelPercent(pin.level, max) / 100) * width;
    const half = halfWord(pin);
    const labelX = Math.min(Math.max(x, half), Math.max(half, width - half));
    const free = lanes.findIndex((end) => labelX - half >= end + GAP);
    const lane = free === -1 ? lanes.length : free;
    lanes[lane] = labelX + half;
    placed.push({ pin, x, labelX, lane, clear: true });
  }
  return placed.map((place) => ({
    ...place,
    clear: !placed.some((lower) => covers(lower, place)),
  }));
}

/** The pin whose word lies under a point, in pixels from the left and top end of the scale; `laneHeight` in pixels. */
export function pinAt(
  placed: readonly PlacedPin[],
  { x, y }: { x: number; y: number },
  laneHeight: number,
): LevelPin | undefined {
  const lanes = Math.max(1, ...placed.map(({ lane }) => lane + 1));
  const lane = lanes - 1 - Math.floor(y / laneHeight);
  return placed.find(
    (place) => place.lane === lane && Math.abs(place.labelX - x) <= halfWord(place.pin) + GAP,
  )?.pin;
}

function covers(lower: PlacedPin, { lane, x }: PlacedPin): boolean {
  return lower.lane < lane && Math.abs(lower.labelX - x) < halfWord(lower.pin) + 2;
}

function halfWord(pin: LevelPin): number {
  return (pin.label.length * LETTER) / 2;
}
