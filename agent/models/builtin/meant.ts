import type { Heard } from "./hear/heard.ts";
import { plain } from "./hear/text.ts";
import { hearFacts } from "./hear/understand.ts";
import type { Event, Meant } from "./view.ts";

type UserEvent = Extract<Event, { kind: "user" }>;

/** What is heard, where a head is told beside photos, or it is known already what the words are. `isMade`: a formula is in the chat. */
export function meantBy(
  heard: Heard,
  event: Pick<UserEvent, "meant" | "photos" | "text">,
  isMade: boolean,
): Heard {
  const head = headOf(event, heard);
  if (head) return head;
  const { meant, text } = event;
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
  import: [],
  formulate: ["formulate", "tell"],
  tell: ["tell", "formulate"],
};

/** The head that words with photos tell of, whatever else they say: a patch test in passing is no order of its own. */
function headOf(
  { photos, text }: Pick<UserEvent, "photos" | "text">,
  { intent }: Heard,
): Heard | undefined {
  if (photos.length === 0 || ABOUT_HAIR.has(intent)) return undefined;
  const facts = hearFacts(plain(text), text);
  const isHead = facts.currentLevel !== undefined && facts.desiredTone !== undefined;
  return isHead ? { intent: "formulate", facts, detail: {} } : undefined;
}
const ABOUT_HAIR: ReadonlySet<Heard["intent"]> = new Set([
  "formulate",
  "tell",
  "correct",
  "rescue",
  "measure",
  "quoted",
  "secret",
]);
