import { source } from "#tools/colour/science.ts";
import type { Case, Verdict } from "./grade-case.ts";
import { requirementWords } from "./grade-words.ts";
import type { GradedAspect } from "./schema.ts";

/** Judges an answer for hair that must not be coloured today: saying no is the answer. */
export function judgeRefused({ bowls, said, engine }: Case): {
  danger: boolean;
  verdicts: Record<GradedAspect, Verdict>;
} {
  const stop = engine.findings.find(({ severity }) => severity === "block");
  const why = stop?.sentence ?? "Nothing may be mixed for this hair today.";
  const from = stop?.source ?? source.practice;
  const each = (verdict: Verdict["verdict"], reason: string): Verdict => ({
    verdict,
    reason,
    source: from,
  });
  const mixed = bowls.some(({ act, shades }) => act !== "care" && shades.length > 0);
  if (mixed) {
    const beside = "No bowl is right for hair that takes none today.";
    return {
      danger: true,
      verdicts: {
        level: each("wrong", beside),
        tone: each("wrong", beside),
        developer: each("wrong", beside),
        safety: each("wrong", why),
      },
    };
  }
  const care = engine.requires.includes("bond_treatment");
  if (!said.refuses && !(care && said.names.has("bond_treatment"))) {
    const unsaid = "Neither a formula nor a refusal could be read.";
    const none: Verdict = { verdict: "missing", reason: unsaid, source: null };
    return { danger: false, verdicts: { level: none, tone: none, developer: none, safety: none } };
  }
  const next = engine.requires.filter((test) => test !== "patch_test" && test !== "consultation");
  const named = next.some((test) => said.names.has(test));
  const kept = "Right: nothing goes on today, so there is nothing to choose.";
  return {
    danger: false,
    verdicts: {
      level: each("right", kept),
      tone: each("right", kept),
      developer: each("right", kept),
      safety:
        said.refuses && named
          ? each("right", `Right to decline. ${why}`)
          : said.refuses
            ? each(
                "close",
                `Right to decline; say what happens instead: ${next.map((test) => requirementWords[test]).join(", ")}. ${why}`,
              )
            : each("close", `The treatment is right; say plainly that no color goes on. ${why}`),
    },
  };
}
