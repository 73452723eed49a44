import type { MixedBowl } from "./bowls.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { levelWords } from "./offsets.ts";
import type { Finding, Step } from "#tools/colour/schema.ts";

const source = "Your salon's own outcomes";

/** What the findings about a salon's offsets are called. */
const CODE = {
  used: "salon_offset_used",
  left: "salon_offset_left_out",
  suggested: "salon_offset_suggested",
} as const;

/** Says of a bowl what the salon's outcomes with its line did to it, or did not, and why. */
export function traceOffset({ line, moved, picked }: MixedBowl, step: Step, ledger: Ledger): void {
  if (!moved) return;
  const { offset, count, accepted } = moved.known;
  const seen = `Your salon's ${count} outcomes with ${line.name} came out about ${levelWords(-offset)} than planned`;
  const about = { about: "shade", step: step.order } as const;
  if (!accepted)
    return say(
      CODE.suggested,
      `${seen}. Planning ${levelWords(offset)} is suggested under Outcomes and is not used until somebody accepts it.`,
    );
  const by = `as ${accepted.by} accepted on ${dayOf(accepted.on)}`;
  if (moved.levels === 0)
    return say(
      CODE.left,
      `${seen}. Planning ${levelWords(offset)}, ${by}, is left out here: ${moved.why}.`,
    );
  const codes = picked.map(({ shade }) => shade.code).join(" and ");
  say(CODE.used, `${seen}; planned ${levelWords(offset)} with ${codes}, ${by}.`);

  function say(code: string, sentence: string) {
    ledger.find(code, "info", sentence, source, about);
  }
}

/** Says that an accepted offset was given up for the whole visit, since the bowls would not pass the checks with it. */
export function sayOffsetGivenUp(ledger: Ledger, because: Finding | undefined): void {
  ledger.find(
    CODE.left,
    "info",
    `The offset that your salon accepted for this line is left out here: ${because?.sentence ?? "the bowls do not pass the checks with it."}`,
    source,
  );
}

/** Whether an accepted offset has moved a bowl. */
export const usesOffset = (ledger: Ledger): boolean => ledger.has(CODE.used);

/** The findings for bowls that somebody else puts in place of the engine's: what was done to its own no longer holds. */
export function findingsWithoutOffset(findings: readonly Finding[]): Finding[] {
  const codes: readonly string[] = Object.values(CODE);
  const used = findings.some(({ code }) => code === CODE.used);
  return [
    ...findings.filter(({ code }) => !codes.includes(code)),
    ...(used
      ? [
          {
            code: CODE.left,
            severity: "info" as const,
            sentence:
              "The offset that your salon accepted for this line is not worked into these bowls: the engine did not write them.",
            source,
          },
        ]
      : []),
  ];
}

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** A day as it is said, from "2026-11-03": 3 Nov 2026. */
function dayOf(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}
