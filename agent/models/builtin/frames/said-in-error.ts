import type { SafetyFact } from "#tools/colour/safety/schema.ts";
import type { NotedSafety } from "#tools/consultations/safety-schema.ts";
import type { About, Ask, Input, Say, Slots } from "#agent/models/builtin/verbs/verb.ts";
import type { Frame } from "./frame.ts";

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

const taken: Pick<Frame, "tool" | "slots" | "does" | "after" | "despite"> = {
  tool: "withdraw_safety",
  does: "take back what was said about safety",
  after: ["note_safety"],
  despite: ["negated", "hearsay", "told", "mused", "asked"],
};

/** Right after safety was noted: it was said of somebody else, in error, or it is over. */
export const SAID_IN_ERROR: readonly Frame[] = [
  {
    ...taken,
    id: "withdraw_safety.error",
    says: ["that was said in error"],
    input: takeBack,
    report: (value) => `${report(value)} Say it again with the name of whoever it is about.`,
  },
  {
    ...taken,
    id: "withdraw_safety.healed",
    says: ["what was noted has healed"],
    input: settle,
    report,
  },
];
