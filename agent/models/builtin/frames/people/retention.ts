import type { Deletion, Retention } from "#tools/exports/schema.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Ask, Input, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { dayOf, listed } from "#agent/models/builtin/wording.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";

const KEPT: [RegExp, keyof Retention][] = [
  [/\bphotos?|\bpictures?|\bpics?\b|\bimages?/, "photos"],
  [/\bchats?|\bconversations?|\bconvos?|\bthreads?/, "chats"],
  [/\bmessages?|\bmsgs?\b|\btexts?|\be?-?mails?|\bsms/, "messages"],
  [/\bclients?|\bcustomers?|\brecords?|\bfiles?|\bpeople|\bguests?/, "clients"],
];

const keptIn = ({ kept }: Slots) => KEPT.find(([sign]) => sign.test(plain(kept ?? "")))?.[1];

const WHICH: Ask = {
  ask: "Which of them: messages, chats, photos or clients?",
  slot: "kept",
  options: ["Messages", "Chats", "Photos", "Clients"],
};

/** After how many months what is kept goes. */
function months(slots: Slots): Input | Ask {
  const what = keptIn(slots);
  if (!what) return WHICH;
  const said = plain(slots["span"] ?? "");
  const [, count = "", unit = "months"] =
    /\b(?:(\d+(?:\.\d+)?|an?|half an?|couple of) ?)?(months?|mo|years?|yrs?)\b/.exec(said) ??
    /^(\d+)$/.exec(said) ??
    [];
  if (!/\d|month|mo\b|y/.test(said))
    return { ask: "After how many months?", slot: "span", takes: /\d|month|year/i };
  const half = / and a half/.test(said) ? 0.5 : 0;
  const amount =
    (count.startsWith("half") ? 0.5 : count === "couple of" ? 2 : Number(count) || 1) + half;
  return { [what]: Math.max(1, Math.round(unit.startsWith("y") ? amount * 12 : amount)) };
}

const SLOTS: Frame["slots"] = { kept: "word", span: "period" };
const set = {
  tool: "set_retention",
  does: "set how long things are kept",
  despite: ["negated"],
  report: () => "Set. What is older goes with the next night.",
} satisfies Partial<Frame>;

/** What is kept for how long, and a salon that is to be deleted. */
export const RETENTION: readonly Frame[] = [
  {
    id: "get_retention",
    says: ["show the data retention"],
    report: (value) => {
      const kept = Object.entries(value as Retention).map(([what, after]) =>
        after === null ? `${what} for good` : `${what} ${after} months`,
      );
      return `Kept: ${listed(kept)}.`;
    },
  },
  {
    id: "preview_retention",
    slots: SLOTS,
    says: ["preview deleting {kept}[ after {span}]"],
    input: months,
    report: () => "So much would go.",
  },
  {
    id: "set_retention",
    slots: SLOTS,
    says: ["delete {kept}[ after {span}]"],
    input: months,
    ...set,
  },
  {
    id: "set_retention.forever",
    slots: { kept: "word" },
    says: ["keep {kept} forever"],
    input: (slots) => {
      const what = keptIn(slots);
      return what ? { [what]: null } : WHICH;
    },
    ...set,
  },
  {
    id: "get_deletion",
    says: ["is the salon being deleted"],
    report: (value, _slots, { here }) => {
      const { deletion } = value as { deletion: Deletion | null };
      return deletion
        ? `It is to be deleted on ${dayOf(deletion.dueAt, here)}.`
        : "Nothing is to be deleted.";
    },
  },
  {
    id: "keep_salon",
    says: ["keep the salon"],
    does: "keep the salon that is to be deleted",
    despite: ["negated"],
    report: (value) =>
      (value as { deletion: Deletion | null }).deletion
        ? "It is still to be deleted."
        : "The salon stays.",
  },
];
