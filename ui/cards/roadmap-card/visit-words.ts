import { minutes } from "#ui/lib/format.ts";

/** "6 to 8 weeks", "4 weeks". */
export function weekRange([low, high]: readonly [number, number]): string {
  const unit = high === 1 ? "week" : "weeks";
  return low === high ? `${high} ${unit}` : `${low} to ${high} ${unit}`;
}

/** "2 h 30 to 3 h". */
export function hours([low, high]: readonly [number, number]): string {
  return low === high ? minutes(high) : `${minutes(low)} to ${minutes(high)}`;
}
