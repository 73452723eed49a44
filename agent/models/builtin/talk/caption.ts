import type { Post } from "#tools/social/schema.ts";
import { platformsIn } from "#agent/models/builtin/frames/messages/post-changes.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { withInput } from "#agent/models/builtin/verbs/cards.ts";
import { dayIn, timeIn } from "#agent/models/builtin/verbs/finders.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import { isOther } from "#agent/models/builtin/verbs/whole.ts";
import { placed, readIn, type Around } from "./edit.ts";
import type { Waiting } from "./waiting.ts";

const POST = "create_post";
const SHORTER =
  /\b(?:shorter|shorten|snappier|(?:too|so|bit|very) long|(?:cut|trim) (?:it|that|this) down|less words|fewer words|half (?:that|the length))\b/;
const LIVELIER =
  /\b(?:funn(?:y|ier)|more fun|sillier|cheek(?:y|ier)|playful|lighter|livelier|more (?:playful|lively|cheeky|personality)|less (?:stiff|serious|boring|formal)|(?:too|so|bit|very) (?:stiff|serious|boring|dull|dry|formal|corporate))\b/;
const NO_EMOJIS = /\b(?:no|without|lose|drop|remove|ditch|skip)(?: the| any)? emojis?\b/;
const NO_TAGS = /\b(?:no|without|lose|drop|remove|ditch|skip)(?: the| any)? (?:hash ?)?tags?\b/;
const SAYS =
  /(?:^|\b(?:and|but|also|then|,) ?)(?:can you |please |just )?(?:say|add|mention|include|end (?:it )?with|finish (?:it )?with)(?: in(?: it)?| that|:)* (.{3,})$/i;
const AT_END =
  /,? (?:at|in|to|on) (?:the )?(?:end|bottom|it|that|there)(?: of it)?[.! ]*$| (?:too|as well|please)[.! ]*$/i;
const GOES_OUT =
  /^(?:(?:ok|and|then|now|please|yes|great) )*(?:schedule|post|publish|plan|set|send|put|make) (?:it|this|that)(?: out| up| live)?(?: for| on| at)? /i;
const DAY: Readonly<Record<string, "date" | "time">> = { date: "date", time: "time" };

const ONE = "(?:insta\\w*|ig|gram|facebook|face book|fb|meta)";
const NAMES_ONE = new RegExp(String.raw`\b${ONE}\b`, "i");
/** What is said of where it goes: "facebook not insta", "on both", "put it on insta as well". */
const ABOUT_WHERE = new RegExp(
  String.raw`\b(?:${ONE}|both|everywhere|not|instead|of|only|just|too|as well|also|and|but|on|for|to|the|it|this|that|put|make|no|nope|actually|please|pls|post|ok|sorry|rather|than|then|change|one|mean|i|meant|do|send|goes?|should|be|switch|wait|take|off|leave|out|drop|without|or)\b|[^a-z]`,
  "gi",
);
const NOT_THERE = new RegExp(
  String.raw`\b(?:not|instead of|rather than|without|off|leave out|drop)(?: (?:on|for|the|to))* (${ONE}(?: (?:and|or) ${ONE})?)`,
  "i",
);
const THERE_TOO = /\b(?:too|as well|also|both|everywhere|and)\b/i;

/** A post that is not kept yet. */
type Draft = Partial<Pick<Post, "caption" | "hashtags" | "platform">> & {
  date?: string;
  time?: string;
};

/** A post that waits for its tap, with what a few words want other about it: shorter, a line more, no emojis, another day. */
export function rewritten(
  text: string,
  cards: readonly Waiting[],
  around: Around,
): HeardVerb | undefined {
  const waits = cards.findLast(({ call }) => call.tool === POST);
  const before = (waits?.call.input ?? {}) as Draft;
  const isNewest = waits !== undefined && waits === cards.at(-1);
  const now = waits && before.caption ? changed(before, text, { ...around, isNewest }) : undefined;
  return waits && now ? withInput(waits, now, plain(text)) : undefined;
}

type Beside = Around & { isNewest: boolean };

function changed(before: Draft, text: string, around: Beside): Draft | undefined {
  const said = plain(text);
  const more = SAYS.exec(text.trim())?.[1]?.replace(AT_END, "").trim();
  const line = more && !isOther(text, POST, around.names) ? more : undefined;
  const when = scheduled(before, text, around);
  const platform = around.isNewest ? placesIn(before.platform ?? [], text) : undefined;
  const wants = [SHORTER, LIVELIER, NO_EMOJIS, NO_TAGS].some((sign) => sign.test(said));
  if (!line && !when && !platform && (!wants || said.split(" ").length > MOST_WORDS))
    return undefined;
  const { caption = "" } = before;
  const short = SHORTER.test(said) ? shortened(caption) : caption;
  const lively = LIVELIER.test(said) ? livelier(short) : short;
  const bare = NO_EMOJIS.test(said) ? withoutEmojis(lively) : lively;
  return {
    ...before,
    caption: line ? `${bare}\n\n${sentence(line)}` : bare,
    ...(NO_TAGS.test(said) && { hashtags: [] }),
    ...when,
    ...(platform && { platform }),
  };
}

/** Where it goes out, where the words tell nothing but that. */
function placesIn(before: Post["platform"], text: string): Post["platform"] | undefined {
  if (!/\b(?:both|everywhere)\b/i.test(text) && !NAMES_ONE.test(text)) return undefined;
  if (text.replaceAll(ABOUT_WHERE, "") !== "") return undefined;
  const denied = platformsIn(NOT_THERE.exec(text)?.[1]) ?? [];
  const named = (platformsIn(text) ?? []).filter((each) => !denied.includes(each));
  const all: Post["platform"] = ["instagram", "facebook"];
  if (named.length === 0) return all.filter((each) => !denied.includes(each));
  return all.filter(
    (each) =>
      named.includes(each) ||
      (THERE_TOO.test(text) && denied.length === 0 && before.includes(each)),
  );
}

const MOST_WORDS = 12;

/** The day and the time that it is to go out, where the words are no more than that. */
function scheduled(before: Draft, text: string, around: Beside): Draft | undefined {
  const isSaid = GOES_OUT.test(text.trim());
  const rest = isSaid || around.isNewest ? text.trim().replace(GOES_OUT, "") : undefined;
  const read = rest === undefined ? undefined : readIn(rest, DAY, around);
  const slots = read && read.left.length === 0 ? placed(DAY, {}, read.facts, around) : undefined;
  const date = dayIn(slots?.["date"], around.here);
  const time = timeIn(slots?.["time"] && `at ${slots["time"]}`, around.here);
  if (date) return { date, ...(time && { time }) };
  return time && before.date ? { time } : undefined;
}

/** How it begins and how it ends; of two parts the first, and of one its first sentence. */
function shortened(caption: string): string {
  const [first = "", ...others] = caption.split(/\n{2,}/);
  const [start = first] = first.match(/.+?[.!?](?=\s|$)/s) ?? [];
  if (others.length > 1) return `${first}\n\n${others.at(-1)}`;
  return others.length === 1 && start === first ? first : [start, ...others].join("\n\n");
}

/** How a post about something may begin with a smile. */
const OPENINGS = [
  (about: string) => `Your hair called. It has been dreaming of ${about}.`,
  (about: string) => `Plot twist: it was never you. It was the lack of ${about}.`,
] as const;

/** The same with another beginning, of the two the one that it has not. */
function livelier(caption: string): string {
  const [first = "", ...others] = caption.split(/\n{2,}/);
  const [, named] = /(?:about|dreaming of|lack of) (.+?)[.!]?$/.exec(first) ?? [];
  const about = named ?? `${first.charAt(0).toLowerCase()}${first.slice(1).replace(/[.!]$/, "")}`;
  const [one, other] = OPENINGS;
  const begun = one(about) === first ? other(about) : one(about);
  return [begun, ...others].join("\n\n");
}

const withoutEmojis = (caption: string): string =>
  caption
    .replaceAll(/\p{Extended_Pictographic}\u{FE0F}?/gu, "")
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/ +$/gm, "");

const sentence = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? "" : "."}`;
