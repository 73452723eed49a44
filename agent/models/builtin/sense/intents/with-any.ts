/** Sentences with any of some more pieces behind: "a {x}" with "; b {y}", in all ways. */
export function withAny(start: string, pieces: readonly string[]): string[] {
  return pieces.reduce((all, piece) => [...all, ...all.map((each) => each + piece)], [start]);
}
