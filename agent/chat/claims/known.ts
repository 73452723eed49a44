import { keysOf, type Figure } from "./figures.ts";
import type { Row } from "./rows.ts";

/** What says when. */
export const TIMELY: ReadonlySet<Figure["kind"]> = new Set(["date", "weekday", "time"]);

/** Days and times that belong together, such as "Friday at 2:30 PM". */
export function momentsOf(figures: readonly Figure[]): Figure[][] {
  const moments: Figure[][] = [];
  for (const figure of figures) {
    if (!TIMELY.has(figure.kind)) continue;
    const last = moments.at(-1);
    const date = last?.findLast(({ kind }) => kind !== "time");
    if (figure.kind !== "time") {
      const [only] = last?.length === 1 ? last : [];
      if (only && (only.kind === "time" || figure.from - only.to < 3)) last?.push(figure);
      else moments.push([figure]);
    } else if (last && !last.some(({ kind }) => kind === "time")) last.push(figure);
    else moments.push(date ? [date, figure] : [figure]);
  }
  return moments;
}

/** Whether a row holds them all. */
export const hasAll = (row: Row, figures: readonly Figure[]) =>
  figures.every((figure) => has(row.figures, figure));
/** Whether a figure is among those that are known. */
export const has = (figures: ReadonlySet<string>, figure: Figure): boolean =>
  keysOf(figure).some((key) => figures.has(key)) ||
  isNear(figures, figure) ||
  (figure.kind !== "minutes" &&
    figure.values.some(
      (value) =>
        figures.has(`any:${value}`) ||
        (figure.kind === "count" && BARE.some((kind) => figures.has(`${kind}:${value}`))),
    ));
/** A figure that is said to be rough may be a tenth off. */
const isNear = (figures: ReadonlySet<string>, { kind, values, isAbout }: Figure): boolean =>
  isAbout &&
  [...figures].some((key) => {
    const [known, value] = key.split(":");
    return (
      known === kind &&
      values.some((each) => Math.abs(Number(each) - Number(value)) <= Number(value) / 8)
    );
  });
const BARE = ["money", "grams", "ml", "level", "percent", "volume"];
