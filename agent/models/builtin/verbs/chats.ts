import type { Chat } from "#tools/chats/schema.ts";
import { chat } from "./finders-people.ts";
import type { Verb } from "./verb.ts";

const CHAT = "(chat|conversation with you|thread|talk)";
const SAYS_LITTLE =
  /\b(?:we|i|you|did|had|talked|spoke|about|with|for|on|the|a|an|her|his|colou?r|formula|hair|head|where|that|our|my|of|to|was|were|last|week|month|when|made|wrote|used)\b/g;

/** The word of a search that says most. */
const soughtWord = (said = "") => {
  const kept = said
    .toLowerCase()
    .replaceAll(SAYS_LITTLE, " ")
    .replaceAll(/['’]s?\b/g, "")
    .trim();
  const [first = said] = kept.split(/\s+/);
  return (first.length > 4 ? first.replace(/s$/, "") : first) || said;
};

/** The chats themselves. */
export const CHATS: readonly Verb[] = [
  {
    tool: "delete_chat",
    does: "delete a chat",
    hears: [
      `(delete|remove|bin|erase|trash|get rid of) ~(old )?${CHAT}`,
      `(delete|remove|bin|erase|trash|get rid of) ~(old )?${CHAT} (about|with|on|called|named|where|for|of|titled) {chat}`,
      `(delete|remove|bin|erase|trash|get rid of) ~{chat} ${CHAT}`,
    ],
    finds: [chat],
    input: (_slots, { found }) => ({ id: found["chat"]?.id }),
    report: () => "The chat is gone.",
  },
  {
    tool: "list_chats",
    hears: [
      `(find|show|open|where is|where's|search|search for|look for|get|pull up|bring up|go to|which)( me)? ~(old |last |earlier )?${CHAT}s? (was it )?(where|about|with|on|for|from|in which|that|when) {q:all}`,
      `(show|list|see|open)( me)? ~(old |past |earlier |last |recent |archived )*${CHAT}s`,
      `(what|which) ${CHAT}s (do i have|are there|have i had)`,
    ],
    input: ({ q }, { text }) => ({
      q: q && soughtWord(q),
      archived: /\barchived\b/.test(text) ? "true" : undefined,
    }),
    report: (value) => {
      const { chats } = value as { chats: Chat[] };
      return chats.length === 0 ? "I find no such chat." : `${chats.length} chats.`;
    },
  },
  {
    tool: "rename_chat",
    does: "rename this chat",
    hears: [
      `(rename|retitle) (this|the) ${CHAT}`,
      `(call|name|title|label) this( one)?( ${CHAT})?:? (?!.*\\b(?:client|number|formula|blend|mix|colour|shade|tube|bowl|recipe|toner|gloss|service|item|order|photo|bottle|box|line)\\b){title:all}`,
      `(rename|retitle) (this( one)?|it|the)( ${CHAT})?( to| as)?:? {title:all}`,
      `(change|set) ~(name|title) of (this|the) ${CHAT} to {title:all}`,
    ],
    input: ({ title }) =>
      title
        ? { title: title.replaceAll(/^["“]|["”]$/g, "").slice(0, 120) }
        : { ask: "What shall this chat be called?", slot: "title" },
    mends: [["title", /^"?(.+?)"?$/]],
    report: (value) => `It is called ${(value as Chat).title} now.`,
  },
  {
    tool: "archive_chat",
    does: "put this chat away",
    hears: [
      `(archive|put away|file away) (this( one)?|the)( ${CHAT})?`,
      `(hide|close) (this|the) ${CHAT}`,
      `(i'm |we're |we are |i am )?(done|finished) with this ${CHAT}`,
      `put this( ${CHAT})? away`,
      `(?<back>(unarchive|un-archive|bring back|restore|take out of the archive) (this( one)?|the)( ${CHAT})?)`,
    ],
    input: ({ back }) => ({ archived: back === undefined }),
    report: (value) => ((value as Chat).archivedAt ? "Put away." : "It is among your chats again."),
  },
];
