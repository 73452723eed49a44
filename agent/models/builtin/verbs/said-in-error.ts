import type { SafetyFact } from "#tools/colour/safety/schema.ts";
import type { NotedSafety } from "#tools/consultations/safety-schema.ts";
import type { About, Ask, Input, Say, Slots, Verb } from "./verb.ts";

const OTHER =
  "(another|a different|the wrong|some other|~other|wrong|my (other|next|last|previous)) (client|person|lady|guest|guy|one|girl|woman)";
const OH = "((no|oh|oops|wait|sorry|actually|my bad|my mistake)[,.!]* )*";
const AGAIN = "( (now|again|up|today|since|completely))*";

/** What the note before these words was about, and the consultation it counts for. */
function noteBefore({ earlier, made }: About) {
  const note = earlier.findLast(({ tool, status }) => tool === "note_safety" && status === "ok")
    ?.value as NotedSafety | undefined;
  const { facts = [], judged = [] } = note ?? {};
  return { facts, consultationId: judged[0]?.consultationId ?? made?.consultation.id };
}

function takeBack({ words }: Slots, about: About): Input | Ask | Say {
  const { facts, consultationId } = noteBefore(about);
  return withdrawn(facts, consultationId, words);
}

function withdrawn(
  facts: readonly SafetyFact[],
  consultationId: string | undefined,
  said: string | undefined,
): Input | Ask | Say {
  if (!consultationId)
    return {
      say: "It holds nothing back yet, but in this chat it counts for the next formula. Begin a new chat for the other client.",
    };
  const [one, ...more] = new Set(facts.map(({ words }) => words));
  return more.length > 0 && !said
    ? { ask: "Which of these shall count no more?", slot: "words", options: [one ?? "", ...more] }
    : { consultationId, words: said ?? one };
}

/** What heals: an allergy does not, and neither does what one reaction told. */
const HEALS: ReadonlySet<SafetyFact["concern"]> = new Set(["scalp_broken", "scalp_unclear"]);

const IN_ERROR = "It was said in error";
const STAYS = "It is right";

function settle(slots: Slots, about: About): Input | Ask | Say {
  const { facts, consultationId } = noteBefore(about);
  const skin = facts.filter(({ concern }) => HEALS.has(concern));
  if (skin.length > 0) return withdrawn(skin, consultationId, slots["words"]);
  const { error } = slots;
  if (error === STAYS) return { say: "All right, it stays as it was noted." };
  return error
    ? takeBack(slots, about)
    : {
        ask: `“${facts[0]?.words ?? ""}” stays: calm skin does not settle that. Was it said in error, or of somebody else?`,
        slot: "error",
        options: [IN_ERROR, STAYS],
        takes: /\b(?:error|mistake|wrong|somebody|someone|another|other)\b/,
      };
}

const report = (value: unknown) => {
  const { client } = value as NotedSafety;
  return `Taken back: it counts no more${client ? ` for ${client.name}` : ""}, and what it held was judged anew.`;
};

/** Right after safety was noted: it was said of somebody else, in error, or it is over. */
export const SAID_IN_ERROR: readonly Verb[] = [
  {
    tool: "withdraw_safety",
    does: "take back what was said about safety",
    after: ["note_safety"],
    hears: [
      `${OH}((i (meant|mean)|that('s| is| was)|it('s| is| was)|i was thinking of|this is)( about| of| for)? )?${OTHER}('s)?( (that|i meant|sorry|not her|not this one))*`,
      `${OH}(that|it|this)( was|'s| is| wasn't| isn't)( not)? (a mistake|an error|wrong|in error|by mistake|her|him|this client|this one|about (her|him)|someone else|somebody else|about (someone|somebody) else)`,
      `${OH}((that|it|this)( was|'s| is) (about|for|of)|i (meant|mean)) (?!(?:her|him|it|that|this)$){other:person}`,
      `${OH}(i )?(said|typed|wrote|put|noted) (that|it|this) (in error|by mistake|wrong)`,
      "(take (that|it|this) back|i take (that|it|this) back)( it was (wrong|a mistake))?",
      `${OH}(she|he|they)('s| is|'re| are| isn't| aren't)( not)? (allergic|pregnant)([,. ].*)?`,
    ],
    despite: ["negated", "hearsay", "told", "mused"],
    input: takeBack,
    report: (value) => `${report(value)} Say it again with the name of whoever it is about.`,
  },
  {
    tool: "withdraw_safety",
    does: "take back what was said about safety",
    after: ["note_safety"],
    hears: [
      `(it|that|this|all|the skin|skin|~scalp|the patches|~psoriasis|~eczema|she|he)('s|s| is| has| have| are| was)?( all| fully| been)* (healed|cleared|gone|better|fine|calm|settled|closed|clear|ok|okay|over)${AGAIN}`,
      `(all )?(healed|cleared up|settled|better)${AGAIN}`,
    ],
    despite: ["negated", "hearsay", "told", "mused"],
    input: settle,
    report,
  },
];
