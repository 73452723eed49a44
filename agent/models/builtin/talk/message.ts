import { spokenTime } from "#tools/values/spoken-rules.ts";
import { wordsTo } from "#agent/models/builtin/frames/messages/to-them.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { withInput } from "#agent/models/builtin/verbs/cards.ts";
import { timeIn } from "#agent/models/builtin/verbs/finders.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import { named } from "#agent/models/builtin/verbs/words.ts";
import { isOther } from "#agent/models/builtin/verbs/whole.ts";
import { readIn, type Around } from "./edit.ts";
import type { Waiting } from "./waiting.ts";

const MESSAGES: ReadonlySet<string> = new Set([
  "text_client",
  "answer_text",
  "email_client",
  "text_day",
]);
const LEAD = String.raw`^(?:(?:ok|okay|no|and|also|oh|actually|but|please|can you|could you|just|then|yes|wait|sorry|(?:write|make|say|put) it (?:nicer|nicely|better|kinder|softer|warmer) and)[,.! ]+)*`;
const INTO = String.raw`(?:in(?:to)? (?:it|that|there|the (?:text|message|mail|email))|to (?:it|that|the (?:text|message|mail|email))|(?:at|on) the end)`;
/** Something more in it: "put half 1 in it", "add that we close at 5". */
const PUTS = new RegExp(
  String.raw`${LEAD}(?:put|add|stick|pop|include|mention|write|say)(?: in)?(?: that)? (.+?),? ${INTO}(?: (?:too|as well|please|pls))*[.! ]*$`,
  "i",
);
const SAYS = new RegExp(
  String.raw`${LEAD}(?:say|mention|include|add)(?: in it)?(?: too| also)?(?: that|:)* (.{3,}?)(?:,? (?:too|as well|please|pls))*[.! ]*$`,
  "i",
);
const WHEN = { time: "time", date: "date" } as const;

/** A message that waits for its tap, with something more in it. */
export function reworded(
  text: string,
  cards: readonly Waiting[],
  around: Around,
): HeardVerb | undefined {
  const waits = cards.at(-1);
  const { body } = (waits?.call.input ?? {}) as { body?: unknown };
  if (!waits || !MESSAGES.has(waits.call.tool) || typeof body !== "string") return undefined;
  const kinder = polished(body, text.trim());
  if (kinder)
    return withInput(waits, { ...(waits.call.input as object), body: kinder }, plain(text));
  const put = PUTS.exec(text.trim())?.[1];
  const says = put ?? (waits.fresh ? SAYS.exec(text.trim())?.[1] : undefined);
  if (!says || (!put && isOther(text, waits.call.tool, around.names))) return undefined;
  const input = { ...(waits.call.input as object), body: withMore(body, says, around) };
  return withInput(waits, input, plain(text));
}

const PLEASE = /\b(?:say|add|put|with|include)(?: in)?(?: a)? please\b/i;
const SIGNED =
  /\b(?:sign(?: it)?(?: off)?(?: as| from| with)?|(?:say|put) it(?:'s| is) from|put|add) (?<who>\p{L}{2,})(?: at the (?:end|bottom))?(?: (?:please|pls|too|tho))*[.! ]*$/iu;
const SIGNS = /\bsign\b|\bit(?:'s| is) from\b|\bat the (?:end|bottom)\b/i;
const GREETING = /^(?:hi|hello|hey|dear) [^,!]*[,!] /i;

/** A message that is put more kindly or signed; undefined where words say something else of it. */
function polished(body: string, text: string): string | undefined {
  const who = SIGNS.test(text) ? SIGNED.exec(text)?.groups?.["who"] : undefined;
  const isPolite = PLEASE.test(text) && !/\bplease\b/i.test(body);
  if (!who && !isPolite) return undefined;
  const [greeting = ""] = GREETING.exec(body) ?? [];
  const rest = body.slice(greeting.length).trim();
  const words = isPolite
    ? `${greeting}Please ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`
    : body;
  return who ? `${ended(words.trim())} ${named(who)}` : words;
}

/** A message whose reader is still asked for, put otherwise. */
export function rewordedRow(row: HeardVerb | undefined, text: string): HeardVerb | undefined {
  const body = row?.slots["body"];
  if (!row || row.aside || !body || !MESSAGES.has(row.verb.tool)) return undefined;
  const words = polished(
    body.replace(/^(?:to )?(?:say|tell (?:her|him|them))(?: that)? /i, ""),
    text,
  );
  return words === undefined
    ? undefined
    : { ...row, slots: { ...row.slots, body: words }, before: undefined };
}

/** A time or a day goes on with the last sentence, anything else is one more. */
function withMore(body: string, says: string, around: Around): string {
  const { facts, left } = readIn(says, WHEN, around) ?? { facts: [], left: [says] };
  const [fact, another] = facts;
  if (!fact || another || left.length > 0) return `${ended(body.trim())} ${ended(wordsTo(says))}`;
  const time = fact.kinds.includes("time") ? timeIn(`at ${fact.said}`, around.here) : undefined;
  return ended(`${body.trim().replace(/[.!]$/, "")} ${time ? `at ${spokenTime(time)}` : says}`);
}

const ended = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);
