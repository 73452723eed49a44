import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { source } from "#tools/colour/science.ts";
import { spoken } from "#tools/colour/spoken.ts";

/** Puts the reason for what is true of the whole visit into the trace: how many visits, and which technique. */
export function traceVisit(
  { sessions, techniques }: { sessions: readonly [number, number]; techniques: readonly string[] },
  d: Diagnosis,
  ledger: Ledger,
): void {
  const [least, most] = sessions;
  if (least > 0)
    ledger.rule(
      "visits",
      `${visitWords(least, most)}: ${goalWords(d)}, on ${spoken(d.canvas)}, ${d.thickness} hair.`,
      source.practice,
      { about: "sessions" },
    );
  const [first, ...others] = techniques.map(spoken);
  if (first)
    ledger.rule(
      "technique",
      `${first.charAt(0).toUpperCase()}${first.slice(1)} suits the goal and the upkeep best${others.length > 0 ? `; ${others.slice(0, 2).join(" or ")} would do` : ""}.`,
      source.practice,
      { about: "technique" },
    );
}

function visitWords(least: number, most: number) {
  if (least === most) return least === 1 ? "One visit" : `${least} visits`;
  return `${least} to ${most} visits`;
}

function goalWords({ lift, darker, current, desired }: Diagnosis) {
  if (lift > 0)
    return `${lift} level${lift === 1 ? "" : "s"} of lift from ${current} to ${desired}`;
  if (darker > 0)
    return `${darker} level${darker === 1 ? "" : "s"} deeper, from ${current} to ${desired}`;
  return `the level stays at ${current}`;
}
