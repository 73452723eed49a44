import type { Deletion, Retention } from "#tools/exports/schema.ts";
import { dayOf, listed } from "#agent/models/builtin/wording.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { About, Ask, Input, Slots, Verb } from "./verb.ts";

const KEPT: [RegExp, keyof Retention][] = [
  [/\bphotos?|\bpictures?|\bpics?\b|\bimages?/, "photos"],
  [/\bchats?|\bconversations?|\bconvos?|\bthreads?/, "chats"],
  [/\bmessages?|\bmsgs?\b|\btexts?|\be?-?mails?|\bsms/, "messages"],
  [/\bclients?|\bcustomers?|\brecords?|\bfiles?|\bpeople|\bguests?/, "clients"],
];

/** After how long what is kept goes. */
function months({ never, what: said, months: after }: Slots, { text: heard }: About): Input | Ask {
  const inMonths = after && /^\d+$/.test(plain(after)) ? `${after} months` : after;
  const text = plain([heard, said, inMonths].filter(Boolean).join(" "));
  const what = KEPT.find(([sign]) => sign.test(text))?.[1];
  if (!what)
    return {
      ask: "Which of them: messages, chats, photos or clients?",
      slot: "what",
      options: ["Messages", "Chats", "Photos", "Clients"],
    };
  if (never !== undefined) return { [what]: null };
  const [, count = "", unit] =
    /\b(?:(\d+(?:\.\d+)?|an?|half an?|couple of|1) ?)?(months?|mo|years?|yrs?)\b/.exec(text) ?? [];
  if (!unit) return { ask: "After how many months?", slot: "months", takes: /\d|month|year/i };
  const half = / and a half/.test(text) ? 0.5 : 0;
  const amount =
    (count.startsWith("half") ? 0.5 : count === "couple of" ? 2 : Number(count) || 1) + half;
  return { [what]: Math.max(1, Math.round(unit.startsWith("y") ? amount * 12 : amount)) };
}

const KEPT_FOR =
  "((old |client |customer |text |chat |assistant |inactive |before and after |hair )*(messages|msgs|texts|sms|chats|photos|pictures|pics|images|clients|customers|people|guests|records|files|conversations|convos|threads|mails|emails))";

/** What is kept for how long, and a salon that is to be deleted. */
export const RETENTION: readonly Verb[] = [
  {
    tool: "preview_retention",
    hears: [
      `(what|how (much|many)|which) .*(would|will) (be |get )?(deleted|go|lost|erased|removed)( .*)?(if|with|when) .*${KEPT_FOR}.*`,
      `(preview|check) (deleting|erasing|removing|keeping) ~(old )?${KEPT_FOR}( .*)?`,
      "(preview|check) ~retention",
    ],
    input: months,
    report: () => "So much would go.",
  },
  {
    tool: "set_retention",
    does: "set how long things are kept",
    hears: [
      `(delete|erase|remove|clear out|throw away|bin) ~(old )?${KEPT_FOR} (after|older than|that are older than|once they're) (.*(month|year|yr).*)`,
      `(keep) ~${KEPT_FOR} (for )?(only )?((?<never>forever|for ever|always|for good)|.*(month|year|yr).*)`,
      `(delete|erase) ~(old )?${KEPT_FOR} after some time`,
      `(?<never>(never|don't ever|stop) (delete|erase|deleting|erasing|throw away) ~(old )?${KEPT_FOR})`,
      `(set|change) ~retention( of| for| period)*( .*)?`,
    ],
    despite: ["negated"],
    input: months,
    report: () => "Set. What is older goes with the next night.",
  },
  {
    tool: "get_retention",
    hears: [
      `(how long|for how long) (do|are|is|does) (we |you |the salon |it )?(keep |kept |store )?~?${KEPT_FOR}( kept| stored| saved)?`,
      "(what's|what is|whats|show|show me|see) ~(data )?(retention|retention (settings|rules|policy))",
      "(when|how long until) (do|are|is) ~(old )?(messages|texts|chats|photos|clients) (deleted|erased|removed)",
    ],
    report: (value) => {
      const kept = Object.entries(value as Retention).map(([what, after]) =>
        after === null ? `${what} for good` : `${what} ${after} months`,
      );
      return `Kept: ${listed(kept)}.`;
    },
  },
  {
    tool: "keep_salon",
    does: "keep the salon that is to be deleted",
    hears: [
      "(keep|don't delete|save) ~(salon|account)( after all)?",
      "(cancel|stop|undo|call off|take back) ~(deletion|deleting|account deletion|salon deletion|erasure)( of ~(salon|account|data))?",
    ],
    despite: ["negated"],
    input: () => ({}),
    report: (value) =>
      (value as { deletion: Deletion | null }).deletion
        ? "It is still to be deleted."
        : "The salon stays.",
  },
  {
    tool: "get_deletion",
    hears: [
      "(is|was) ~(salon|account|data|everything)( being| going to be| to be| set to be| still)* (deleted|erased|removed)( soon)?",
      "(when|how long until) (will|is|does) ~(salon|account|data|everything)( be| get)? (deleted|erased|gone|go)",
      "(what's|what is) ~(state|status) of ~(deletion|account deletion)",
    ],
    report: (value, _slots, { here }) => {
      const { deletion } = value as { deletion: Deletion | null };
      return deletion
        ? `It is to be deleted on ${dayOf(deletion.dueAt, here)}.`
        : "Nothing is to be deleted.";
    },
  },
];
