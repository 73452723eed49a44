import type { Memories, Memory } from "#tools/memory/schema.ts";
import { service } from "#agent/models/builtin/verbs/finders.ts";
import { tidy } from "#agent/models/builtin/verbs/hear.ts";
import type { Finder } from "#agent/models/builtin/verbs/verb.ts";
import type { Frame } from "./frame.ts";

const MOST_SAID = 5;

const inWords = ({ words, means }: Memory) => (means ? `“${words}” is ${means.name}` : words);

/** A thing that is kept in mind, by its words. */
const memory: Finder = {
  tool: "list_memories",
  slot: "about",
  what: "note",
  among: (value) =>
    (value as Memories).memories.map((of) => ({
      id: of.id,
      name: of.words.slice(0, 60),
      of,
      also: `${of.words} ${of.means?.name ?? ""}`,
    })),
  bare: "only",
  empty: "I keep nothing in mind.",
};

/** What is kept in mind of the salon. */
export const MEMORY: readonly Frame[] = [
  {
    id: "remember",
    slots: { note: "text" },
    says: ["keep in mind that {note}"],
    does: "keep something in mind for the salon",
    despite: ["hearsay", "negated", "conditional", "quoted"],
    input: ({ note }) =>
      note
        ? { words: tidy(note).slice(0, 300) }
        : { ask: "What shall I keep in mind?", slot: "text" },
    report: () => "I keep it in mind. Settings shows all of it.",
  },
  {
    id: "remember.word",
    slots: { word: "name", service: "service" },
    says: ["when i say {word} i mean the {service}"],
    does: "keep in mind what you call a service",
    despite: ["hearsay", "conditional", "quoted"],
    finds: [service],
    input: ({ word = "" }, { found }) =>
      word
        ? { words: tidy(word), means: { kind: "service", name: found["service"]?.name } }
        : { ask: "What do you call it?", slot: "word" },
    report: (value) => {
      const { words, means } = value as Memory;
      return `“${words}” is ${means?.name} from now on.`;
    },
  },
  {
    id: "list_memories",
    says: ["what do you remember of the salon"],
    report: (value) => {
      const { memories } = value as Memories;
      if (memories.length === 0)
        return "I keep nothing in mind yet. Say “keep in mind that we close early on Fridays”, for one.";
      const more = memories.length - MOST_SAID;
      return `${memories.slice(0, MOST_SAID).map(inWords).join(". ")}.${more > 0 ? ` The card shows ${more} more.` : ""}`;
    },
  },
  {
    id: "forget",
    slots: { about: "text" },
    says: ["forget what you remember about {about}"],
    does: "forget something that I keep in mind",
    finds: [memory],
    input: (_slots, { found }) => ({ id: found["about"]?.id }),
    report: () => "Forgotten.",
  },
  {
    id: "forget.all",
    says: ["forget everything you remember"],
    does: "forget all that I keep in mind",
    input: () => ({ all: true }),
    report: () => "All of it is forgotten.",
  },
];
