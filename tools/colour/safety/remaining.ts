import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import { scalpRule } from "./concerns.ts";

/** The finding where every line holds what a client must not meet. */
export const NO_LINE_WITHOUT = "no_line_without";

/** What may still be done for a client whose skin rules a bowl out, as words of the alternatives and as a sentence. */
export function remaining({ avoid, allergic, concerns }: Diagnosis["facts"]): {
  alternatives: string[];
  says: string;
} {
  const lightener = !avoid.has("persulfate") && !avoid.has("peroxide");
  const dye = !avoid.has("direct-dye") && scalpRule(concerns) === undefined;
  const ways: [string, string][] = [
    ...(lightener
      ? [way("foils_off_scalp", "lightener in foils off the scalp without a toner")]
      : []),
    ...(dye ? [way("direct_dye", "a direct dye that holds none of it")] : []),
  ];
  const first = allergic ? "Once a doctor has named what the skin reacts to, " : "";
  const may =
    ways.length > 1
      ? "two ways may stay open, each after a skin test of its own"
      : "one way may stay open, after a skin test of its own";
  const says = `${first}${may}: ${ways.map(([, words]) => words).join(", and ")}.`;
  return {
    alternatives: ways.map(([name]) => name),
    says:
      ways.length > 0
        ? `${says.charAt(0).toUpperCase()}${says.slice(1)}`
        : "Nothing that colors or lightens remains; a cut and care do.",
  };
}

const way = (name: string, words: string): [string, string] => [name, words];

/** Whether what the client may not have is why there is no bowl: no test of the skin settles that. */
export const isShutOut = (code: string): boolean =>
  code === NO_LINE_WITHOUT || code === "allergy_refer_medical";
