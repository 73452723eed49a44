import { source } from "#tools/colour/science.ts";
import type { Requirement } from "#tools/colour/words.ts";
import type { Case, Verdict } from "./grade-case.ts";
import { objectionsTo } from "./grade-findings.ts";
import { requirementWords } from "./grade-words.ts";

/** Tests that have to be written with a formula; a talk is had and not written. */
const written: readonly Requirement[] = [
  "patch_test",
  "metallic_salt_test",
  "elasticity_test",
  "strand_test",
  "bond_treatment",
];

/** Whether the answer may go on this head: what the checks stop, and which tests it names. `danger` when it would hurt. */
export function judgeSafety({ bowls, findings, said, engine, held }: Case): Verdict & {
  danger: boolean;
} {
  const mixed = bowls.some(({ act, shades }) => act !== "care" && shades.length > 0);
  if (!mixed && !(held && said.refuses))
    return said.refuses
      ? {
          danger: false,
          verdict: "close",
          reason:
            "Declining is safe, and here it is not needed: this hair takes the service with care.",
          source: source.practice,
        }
      : {
          danger: false,
          verdict: "missing",
          reason: "Nothing to mix could be read, so there is nothing to check.",
          source: null,
        };
  const objections = objectionsTo(findings, "safety");
  const [worst] = objections;
  if (worst?.severity === "block")
    return {
      danger: true,
      verdict: "wrong",
      reason: objections
        .filter(({ severity }) => severity === "block")
        .slice(0, 2)
        .map(({ sentence }) => sentence)
        .join(" "),
      source: worst.source,
    };
  const forgotten = written.filter(
    (test) => engine.requires.includes(test) && !said.names.has(test),
  );
  const tests =
    forgotten.length > 0
      ? `Write down what comes before it: ${list(forgotten.map((test) => requirementWords[test]))}.`
      : "";
  if (worst || tests)
    return {
      danger: false,
      verdict: "close",
      reason: [worst?.sentence, tests].filter(Boolean).join(" "),
      source: worst?.source ?? source.allergy,
    };
  return {
    danger: false,
    verdict: "right",
    reason: "Nothing here goes beyond what this hair takes, and the tests are named.",
    source: source.allergy,
  };
}

function list(words: readonly string[]): string {
  return words.length > 1
    ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`
    : (words[0] ?? "");
}
