import type { MessageKind, MessageStatus } from "#tools/messages/schema.ts";
import type { ToolName } from "#tools/registry.ts";
import { wordsFor } from "#agent/models/builtin/hear/texts.ts";
import { reportTexts } from "#agent/models/builtin/texts/report.ts";
import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import { foundOf, todayOf } from "./finders.ts";
import { colleague } from "./finders-people.ts";
import type { About, Ask, Input, Say, Slots, Verb } from "./verb.ts";

/** Words that begin somebody's time: "at two" is from two on, for those who come. */
function toMany({ when, body }: Slots, about: About): Input | Ask | Say {
  const { here } = about;
  if (!here) return { say: "I can't see the calendar here." };
  if (!body) return { ask: "What shall I write to them?", slot: "body" };
  const heard = when ? hearWhen(when, { ...here, bare: true }) : undefined;
  const from = heard?.after ?? heard?.time;
  const of = foundOf(about, "stylist") as { id: string } | undefined;
  return {
    date: heard?.date ?? heard?.days?.[0] ?? heard?.range?.from ?? todayOf(here),
    stylistId: of?.id ?? here.stylistId,
    ...(from && { from }),
    body: wordsFor(body),
  };
}

const told = (tool: ToolName) => (value: unknown) => reportTexts(tool, value) ?? "Done.";

const KINDS: [RegExp, MessageKind][] = [
  [/patch/, "patch_test"],
  [/remind/, "reminder"],
  [/confirm/, "confirmation"],
  [/cancel/, "cancellation"],
  [/no[- ]?show/, "no_show"],
  [/wait/, "waitlist_offer"],
  [/digest|summary/, "digest"],
  [/invit/, "invitation"],
  [/order/, "supplier_order"],
  [/payment|link|invoice/, "payment"],
];
const STATES: [RegExp, MessageStatus][] = [
  [/fail|bounc|undeliver|stuck/, "failed"],
  [/queue|wait(?:s|ing)\b|unsent|still to go/, "queued"],
  [/cancelled|held/, "cancelled"],
];
const firstOf = <T>(table: readonly [RegExp, T][], said: string): T | undefined =>
  table.find(([sign]) => sign.test(said.toLowerCase()))?.[1];

/** What is written to everybody of a day, and what lies in the outbox. */
export const TEXTS_TO_MANY: readonly Verb[] = [
  {
    tool: "text_day",
    does: "write to everybody of a day",
    hears: [
      "text everyone of {stylist} on {when} these words: {body:all}",
      "text everyone of {stylist} these words: {body:all}",
      "text everyone of {stylist} on {when}",
    ],
    finds: [colleague],
    input: toMany,
    report: told("text_day"),
  },
  {
    tool: "text_day",
    does: "write to everybody of a day",
    hears: [
      "text everyone on {when} these words: {body:all}",
      "text everyone these words: {body:all}",
      "text everyone on {when}",
      "text everyone",
    ],
    input: toMany,
    report: told("text_day"),
  },
  {
    tool: "read_texts",
    hears: ["read ~text that came last", "read ~texts of (?<last>my last client)"],
    input: ({ last }) => ({ whose: last ? "last_client" : "latest" }),
    report: told("read_texts"),
  },
  {
    tool: "list_outbox",
    hears: ["show( me)? ~outbox of {kind}"],
    input: ({ kind = "" }) => ({
      kind: firstOf(KINDS, kind),
      status: firstOf(STATES, kind),
      channel: /mail/i.test(kind) ? "mail" : /text|sms/i.test(kind) ? "sms" : undefined,
    }),
    report: told("list_outbox"),
  },
];
