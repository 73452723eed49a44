import type { Heard } from "./hear/heard.ts";
import { plain } from "./hear/text.ts";
import { hearFacts } from "./hear/understand.ts";
import type { Meant } from "./view.ts";

/** What is heard, where it is known already what the words are. `isMade`: a formula is in the chat. */
export function meantBy(
  heard: Heard,
  { meant, text }: { meant?: Meant; text: string },
  isMade: boolean,
): Heard {
  if (!meant || ALREADY[meant].includes(heard.intent)) return heard;
  // "a bit lighter" says enough where there is a formula
  if (isMade && heard.intent === "tell" && VAGUE.has(meant)) return heard;
  const { facts, detail } = heard;
  switch (meant) {
    case "formulate":
    case "tell":
      return { intent: meant, facts: hearFacts(plain(text), text), detail: {} };
    case "correct":
    case "rescue":
      return { intent: meant, facts, detail };
    case "able":
      return { intent: "able", facts: {}, detail: { topic: text } };
    case "held":
      return { intent: "held", facts: {}, detail: { doubt: "negated" } };
    default:
      return { intent: meant, facts: {}, detail: {} };
  }
}

const VAGUE: ReadonlySet<Meant> = new Set(["unclear", "smallTalk"]);

/** What says the same in other words. */
const ALREADY: Readonly<Record<Meant, readonly Heard["intent"][]>> = {
  smallTalk: ["greet", "thanks", "smallTalk", "drop"],
  outside: ["outside", "secret"],
  quoted: ["quoted", "secret"],
  held: ["held", "drop"],
  able: ["able", "help"],
  unclear: [],
  rescue: ["rescue"],
  correct: ["correct"],
  formulate: ["formulate", "tell"],
  tell: ["tell", "formulate"],
};
