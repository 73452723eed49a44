import type { UndoneAction } from "#tools/actions/schema.ts";
import type { LogFound } from "#tools/audit/schema.ts";
import type { RecordKind } from "#tools/core/act-schema.ts";
import type { Chat } from "#tools/chats/schema.ts";
import type { Waiting } from "#tools/reports/figures-schema.ts";
import { chat } from "#agent/models/builtin/verbs/finders-people.ts";
import type { About } from "#agent/models/builtin/verbs/verb.ts";
import { dayOf } from "#agent/models/builtin/wording.ts";
import type { Frame } from "./frame.ts";

const SAYS_LITTLE =
  /\b(?:we|i|you|did|had|talked|spoke|about|with|for|on|the|a|an|her|his|colou?r|formula|hair|head|where|that|our|my|of|to|was|were|last|week|month|when|made|wrote|used)\b/g;

/** Asks who has not paid yet. */
const OWED = /\b(?:ow(?:e|es|ed|ing)|unpaid|outstanding|not paid|n't paid|haven'?t paid|due)\b/;

/** What people call an act on a kind of record, when they take it back. */
const ACT_ON: readonly (readonly [RecordKind, RegExp])[] = [
  ["appointment", /\b(?:booking|appointment|visit|cancellation|move)\b/],
  ["service", /\b(?:price|service)\b/],
  ["client", /\b(?:client|record|allergy|note)\b/],
  ["item", /\b(?:stock|item)\b/],
  ["order", /\b(?:order|draft)\b/],
  ["post", /\bpost\b/],
];
const PRICES = new Set(["apply_reprice", "set_price", "update_service"]);

/** "joans record" is what was done to Joan. */
const OF_RECORD = /(?:['’]?s)? (?:record|file|card|profile|details|notes?)$/i;

/** The newest act of a kind, which need not be the last of all; prices that were changed together are one act. */
function takenBack({ text, earlier }: Pick<About, "text" | "earlier">): RecordKind | undefined {
  const [kind] = ACT_ON.find(([, named]) => named.test(text)) ?? [];
  const price = earlier.findLast(({ tool, status }) => status === "ok" && PRICES.has(tool));
  return kind === "service" && price?.tool === "apply_reprice" ? "reprice" : kind;
}

/** The word of a search that says most. */
const soughtWord = (said: string) => {
  const kept = said
    .toLowerCase()
    .replaceAll(SAYS_LITTLE, " ")
    .replaceAll(/['’]s?\b/g, "")
    .trim();
  const [first = said] = kept.split(/\s+/);
  return (first.length > 4 ? first.replace(/s$/, "") : first) || said;
};

const list = (id: string, says: string, archived?: "true"): Frame => ({
  id,
  tool: "list_chats",
  slots: archived ? {} : { topic: "text" },
  says: [says],
  input: ({ topic }) => ({ q: topic && soughtWord(topic), archived }),
  report: (value) => {
    const { chats } = value as { chats: Chat[] };
    return chats.length === 0 ? "I find no such chat." : `${chats.length} chats.`;
  },
});

const archive = (id: string, says: string, does: string, archived: boolean): Frame => ({
  id,
  tool: "archive_chat",
  says: [says],
  does,
  input: () => ({ archived }),
  report: (value) =>
    (value as Chat).archivedAt
      ? "Put away. It comes back as soon as you write in it."
      : "It is among your chats again.",
});

/** Chats, taking back what was done, what waits, and the log. */
export const CHATS: readonly Frame[] = [
  list("list_chats", "show my chats[ about {topic}]"),
  list("list_chats.archived", "show my archived chats", "true"),
  {
    id: "rename_chat",
    slots: { title: "name" },
    says: ["rename this chat[ to {title}]"],
    does: "rename this chat",
    input: ({ title }) =>
      title
        ? { title: title.replaceAll(/^["“]|["”]$/g, "").slice(0, 120) }
        : { ask: "What shall this chat be called?", slot: "title" },
    report: (value) => `It is called ${(value as Chat).title} now.`,
  },
  archive("archive_chat", "archive this chat", "put this chat away", true),
  archive("archive_chat.back", "unarchive this chat", "bring this chat back", false),
  {
    id: "delete_chat",
    slots: { topic: "text" },
    says: ["erase the chat about {topic}"],
    does: "delete a chat",
    finds: [{ ...chat, slot: "topic" }],
    input: (_slots, { found }) => ({ id: found["topic"]?.id }),
    report: () => "The chat is gone.",
  },
  {
    id: "undo_last",
    says: ["undo that"],
    does: "take back the last thing that was done here",
    input: (_slots, about) => ({ about: takenBack(about) }),
    report: (value) => (value as UndoneAction).sentence,
  },
  {
    id: "what_waits",
    says: ["what needs my attention"],
    tells: /^(?:owes?|owing|owed|unpaid)$/,
    report: (value, _slots, { text }) => {
      const { waiting: all } = value as Waiting;
      if (OWED.test(text))
        return all.find(({ kind }) => kind === "balances")?.sentence ?? "Nobody owes you anything.";
      const [first, second] = all;
      if (!first) return "Nothing waits for you.";
      const rest = all.length > 2 ? ` The card shows ${all.length - 2} more.` : "";
      return `${[first.sentence, second?.sentence].filter(Boolean).join(" ")}${rest}`;
    },
  },
  {
    id: "who_did",
    slots: { about: "text" },
    says: ["who changed {about}"],
    input: ({ about }) => ({ about: about?.replace(OF_RECORD, "").trim() || about }),
    report: (value) => {
      const [first, ...rest] = (value as LogFound).entries;
      if (!first) return "The log holds nothing of that.";
      const more = rest.length > 0 ? ` The card shows ${rest.length} more.` : "";
      return `${first.by} ${first.words}, ${dayOf(first.createdAt)}.${more}`;
    },
  },
];
