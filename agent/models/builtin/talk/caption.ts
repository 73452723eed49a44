import type { Post } from "#tools/social/schema.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { dayIn, timeIn } from "#agent/models/builtin/verbs/finders.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import { isOther } from "#agent/models/builtin/verbs/whole.ts";
import { placed, readIn, type Around } from "./edit.ts";
import type { Waiting } from "./waiting.ts";

const POST = "create_post";
const SHORTER =
  /\b(?:shorter|shorten|snappier|(?:too|so|bit|very) long|(?:cut|trim) (?:it|that|this) down|less words|fewer words|half (?:that|the length))\b/;
const NO_EMOJIS = /\b(?:no|without|lose|drop|remove|ditch|skip)(?: the| any)? emojis?\b/;
const NO_TAGS = /\b(?:no|without|lose|drop|remove|ditch|skip)(?: the| any)? (?:hash ?)?tags?\b/;
const SAYS =
  /(?:^|\b(?:and|but|also|then|,) ?)(?:can you |please |just )?(?:say|add|mention|include|end (?:it )?with|finish (?:it )?with)(?: in(?: it)?| that|:)* (.{3,})$/i;
const AT_END =
  /,? (?:at|in|to|on) (?:the )?(?:end|bottom|it|that|there)(?: of it)?[.! ]*$| (?:too|as well|please)[.! ]*$/i;
const GOES_OUT =
  /^(?:(?:ok|and|then|now|please|yes|great) )*(?:schedule|post|publish|plan|set|send) (?:it|this|that)(?: out| up)?(?: for| on| at)? /i;
const DAY: Readonly<Record<string, "date" | "time">> = { date: "date", time: "time" };

type Draft = Partial<Pick<Post, "caption" | "hashtags">> & { date?: string; time?: string };

/** A post that waits for its tap, with what a few words want other about it: shorter, a line more, no emojis, another day. */
export function rewritten(
  text: string,
  cards: readonly Waiting[],
  around: Around,
): HeardVerb | undefined {
  const waits = cards.findLast(({ call }) => call.tool === POST);
  const before = (waits?.call.input ?? {}) as Draft;
  const now = waits && before.caption ? changed(before, text, around) : undefined;
  if (!waits || !now) return undefined;
  return {
    verb: {
      tool: POST,
      does: "keep a post",
      input: () => now,
      ...(waits.row?.verb.report && { report: waits.row.verb.report }),
    },
    slots: {},
    text: plain(text),
    doubt: undefined,
  };
}

function changed(before: Draft, text: string, around: Around): Draft | undefined {
  const said = plain(text);
  const more = SAYS.exec(text.trim())?.[1]?.replace(AT_END, "").trim();
  const line = more && !isOther(text, POST, around.names) ? more : undefined;
  const when = scheduled(text, around);
  const wants = [SHORTER, NO_EMOJIS, NO_TAGS].some((sign) => sign.test(said));
  if (!line && !when && (!wants || said.split(" ").length > MOST_WORDS)) return undefined;
  const { caption = "" } = before;
  const short = SHORTER.test(said) ? shortened(caption) : caption;
  const bare = NO_EMOJIS.test(said) ? withoutEmojis(short) : short;
  return {
    ...before,
    caption: line ? `${bare}\n\n${sentence(line)}` : bare,
    ...(NO_TAGS.test(said) && { hashtags: [] }),
    ...when,
  };
}

const MOST_WORDS = 12;

/** The day and the time that it is to go out, where the words are no more than that. */
function scheduled(text: string, around: Around): Draft | undefined {
  const rest = GOES_OUT.test(text.trim()) ? text.trim().replace(GOES_OUT, "") : undefined;
  const read = rest === undefined ? undefined : readIn(rest, DAY, around);
  const slots = read && read.left.length === 0 ? placed(DAY, {}, read.facts, around) : undefined;
  const date = dayIn(slots?.["date"], around.here);
  const time = timeIn(slots?.["time"] && `at ${slots["time"]}`, around.here);
  return date ? { date, ...(time && { time }) } : undefined;
}

/** How it begins and how it ends; of two parts the first, and of one its first sentence. */
function shortened(caption: string): string {
  const [first = "", ...others] = caption.split(/\n{2,}/);
  const [start = first] = first.match(/.+?[.!?](?=\s|$)/s) ?? [];
  if (others.length > 1) return `${first}\n\n${others.at(-1)}`;
  return others.length === 1 && start === first ? first : [start, ...others].join("\n\n");
}

const withoutEmojis = (caption: string): string =>
  caption
    .replaceAll(/\p{Extended_Pictographic}\u{FE0F}?/gu, "")
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/ +$/gm, "");

const sentence = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? "" : "."}`;
