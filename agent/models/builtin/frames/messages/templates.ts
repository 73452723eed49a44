import type { Template, TemplateKind } from "#tools/messages/settings-schema.ts";
import { foundOf } from "#agent/models/builtin/verbs/finders.ts";
import type { Ask, Finder, Input, Slots } from "#agent/models/builtin/verbs/verb.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";

const KINDS: [RegExp, TemplateKind][] = [
  [/confirm/i, "confirmation"],
  [/patch/i, "patch_test"],
  [/remind/i, "reminder"],
  [/no[- ]?show|did not come|missed/i, "no_show"],
  [/wait/i, "waitlist_offer"],
  [/cancel/i, "cancellation"],
  [/change|move|new time/i, "change"],
];
const kindOf = (said = "") => KINDS.find(([sign]) => sign.test(said))?.[1];

const WHICH: Ask = {
  ask: "Which message?",
  slot: "kind",
  options: ["Reminder", "Confirmation", "Cancellation", "No-show", "Waitlist offer", "Patch test"],
  takes: /remind|confirm|cancel|show|wait|patch|change/,
};

const which = ({ kind, channel = "" }: Slots): { kind: TemplateKind; channel: string } | Ask => {
  const named = kindOf(kind);
  return named ? { kind: named, channel: /mail/i.test(channel) ? "mail" : "sms" } : WHICH;
};

const worded = (slots: Slots): Input | Ask => {
  const meant = which(slots);
  if ("ask" in meant) return meant;
  return slots["body"]
    ? { ...meant, body: slots["body"].trim().replaceAll(/^["“]|["”]$/g, "") }
    : { ask: "In which words? Names go in double braces, such as {{clientName}}.", slot: "body" };
};

/** The words that a mail has now. */
const mail: Finder = {
  tool: "list_templates",
  slot: "kind",
  what: "message",
  among: (value, { kind = "" }) =>
    (value as { templates: Template[] }).templates
      .filter((each) => each.channel === "mail" && each.kind === kindOf(kind))
      .map((of) => ({ id: of.kind, name: kind, of })),
  empty: "There is no such mail.",
};

const does = "word a message of the salon anew";
const SLOTS: Frame["slots"] = { kind: "word", channel: "word", body: "text" };

/** In which words the salon writes. */
export const TEMPLATES: readonly Frame[] = [
  {
    id: "list_templates",
    says: ["show the message templates"],
    report: (value) => {
      const own = (value as { templates: Template[] }).templates.filter((each) => each.own).length;
      return own === 0
        ? "All of them have the words they came with."
        : `${own} have words of your own.`;
    },
  },
  {
    id: "preview_template",
    slots: SLOTS,
    says: ["preview the {kind} message[ by {channel}][ in these words: {body}]"],
    input: worded,
    report: () => "It would read like this.",
  },
  {
    id: "change_template",
    slots: SLOTS,
    says: ["word the {kind} message[ by {channel}] anew[: {body}]"],
    does,
    input: worded,
    report: () => "These words go out from now on.",
  },
  {
    id: "change_template.subject",
    slots: { kind: "word", subject: "text" },
    says: ["give the {kind} mail this subject[: {subject}]"],
    does,
    finds: [mail],
    input: ({ subject }, about) => {
      const of = foundOf(about, "kind") as Template | undefined;
      return subject
        ? { kind: of?.kind, channel: "mail", subject: subject.trim(), body: of?.body }
        : { ask: "Which subject?", slot: "subject" };
    },
    report: () => "This subject goes out from now on.",
  },
  {
    id: "reset_template",
    slots: { kind: "word", channel: "word" },
    says: ["give the {kind} message[ by {channel}] its first words again"],
    does: "give a message its first words again",
    input: which,
    report: () => "It has its first words again.",
  },
];
