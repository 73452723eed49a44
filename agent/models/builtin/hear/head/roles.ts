import { segmentsOf } from "./segments.ts";

/** A mended sentence by what it is of: the hair as it is or was, and what is wished for. */
export function rolesOf(text: string): { now: string; goal: string } {
  const segments = segmentsOf(text);
  const of = (isGoal: boolean) =>
    segments
      .filter(({ role }) => (role === "goal") === isGoal)
      .map((each) => each.text)
      .join("");
  return { now: of(false), goal: of(true) };
}
