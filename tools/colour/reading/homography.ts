/** A place on a plane. */
export type Place = { x: number; y: number };

/** How one plane is seen on another, as a camera sees a card: nine numbers, row by row. */
export type Homography = readonly number[];

/** The view that brings each `from` to its `to`, as near as may be; undefined for fewer than four pairs or places in a line. */
export function homographyOf(pairs: readonly { from: Place; to: Place }[]): Homography | undefined {
  if (pairs.length < 4) return undefined;
  const rows = pairs.flatMap(({ from: { x, y }, to }) => [
    [x, y, 1, 0, 0, 0, -x * to.x, -y * to.x, to.x],
    [0, 0, 0, x, y, 1, -x * to.y, -y * to.y, to.y],
  ]);
  // least squares: eight unknowns, the ninth number is 1
  const normal = Array.from({ length: 8 }, (_, i) =>
    Array.from({ length: 9 }, (__, j) =>
      rows.reduce((sum, row) => sum + (row[i] ?? 0) * (row[j] ?? 0), 0),
    ),
  );
  const solved = solve(normal);
  return solved && [...solved, 1];
}

/** Where a place is seen. */
export function seenAt(view: Homography, { x, y }: Place): Place {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = view;
  const depth = g * x + h * y + i;
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
}

/** Gauss elimination with the largest pivot; undefined where the rows do not tell. */
function solve(rows: number[][]): number[] | undefined {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const rest = rows.slice(column).map((row) => Math.abs(row[column] ?? 0));
    const pivot = column + rest.indexOf(Math.max(...rest));
    const chosen = rows[pivot];
    if (!chosen || Math.abs(chosen[column] ?? 0) < 1e-12) return undefined;
    [rows[column], rows[pivot]] = [chosen, rows[column] ?? chosen];
    for (const row of rows) {
      if (row === chosen) continue;
      const factor = (row[column] ?? 0) / (chosen[column] ?? 1);
      for (let at = column; at <= size; at++) row[at] = (row[at] ?? 0) - factor * (chosen[at] ?? 0);
    }
  }
  return rows.map((row, i) => (row[size] ?? 0) / (row[i] ?? 1));
}
