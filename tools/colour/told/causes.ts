import { chairsideOf } from "#tools/colour/rescue/case.ts";
import { resultIn } from "#tools/colour/rescue/finished.ts";
import { ofRule, type Asked, type Told } from "./telling.ts";

/** Why hair came out as it is said to, how it is taken back and what is done otherwise; without a sign of it, what decides how color comes out. */
export function tellCause({ words = "", known }: Asked): Told {
  const result = resultIn(chairsideOf({ text: words }, known));
  if (!result)
    return {
      says: "What decides it is the level and pigment underneath, how porous the hair is, what is on it already, and the time. Tell me what it shows and where, and I say why.",
      facts: [],
    };
  const { rule, why, back, after, next, source } = result;
  return {
    says: [why, back, after, next].filter(Boolean).join(" "),
    facts: [
      ofRule(rule, "Why", why, source),
      ofRule(rule, "To take it back", back, source),
      ofRule(rule, "Next time", next, source),
    ],
  };
}
