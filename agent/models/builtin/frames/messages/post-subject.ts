import type { Post } from "#tools/social/schema.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { dayIn } from "#agent/models/builtin/verbs/finders.ts";
import type { About, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { platformsIn } from "./post-changes.ts";

const TYPES: [RegExp, Post["postType"]][] = [
  [/before|transform/i, "before-after"],
  [/tutorial|how[- ]?to|step/i, "tutorial"],
  [/promo|offer|deal|sale|special/i, "promo"],
  [/educat|tips?\b|explain|info/i, "educational"],
  [/season|holiday|christmas|xmas|summer|winter|autumn|fall|spring|halloween/i, "seasonal"],
];

const typeIn = (said = "") => TYPES.find(([sign]) => sign.test(said))?.[1];

/** The day whose work is written about, where one was named. */
export const madeOn = (about: string, here: About["here"]) =>
  /\b(?:today|yesterday|this (?:morning|afternoon))\b/i.test(about)
    ? dayIn(about, here)
    : undefined;

/** What only says that it does not go out yet. */
const NOT_YET =
  /[,;.]? ?(?:but |and )?(?:(?:don'?t|do not|not) (?:publish|post|send|put)[^,;.]*|(?:just |only )?(?:(?:save|keep|leave) (?:it |this )?)?(?:as )?(?:a )?drafts?(?: only| for now)?)[.! ]*$/i;

/** What a post is about, with all that is told of it behind: an offer's share and its last day. */
export function wholeAbout(about: string, text: string): string {
  const at = text.indexOf(plain(about));
  const rest = at < 0 ? "" : text.slice(at + plain(about).length).replace(NOT_YET, "");
  return /\d|%|\b(?:off|free|until|till)\b/.test(rest) ? `${about}${rest}` : about;
}

const PLATFORM = "(?:insta(?:gram)?|ig|facebook|fb|meta)";
const ON_PLATFORMS = new RegExp(
  String.raw`,? ?\b(?:(?:for|on|to|in|as|an?) )?(?:both )?${PLATFORM}(?: ?(?:and|n|&|\+|,|plus) ?${PLATFORM})*(?: posts?)?\b`,
  "gi",
);
/** Where what is to be done with a post is told behind what it is about. */
const GOES_OUT =
  /(?:^|[,;.]? ?(?:\b(?:and|then|to) )*)(?:(?:(?:schedule|publish|queue)d?(?: (?:it|this|that))?|(?:plan|post|put|send) (?:it|this|that))\b.*\b(?:for|on|at|out|up|live|tomorrow|today|\w+day|\d)\b|(?:going|goes|to go|go) (?:out|up|live)\b).*$/i;
const HOW =
  /(?:[,;.] ?(?:(?:and|but) )?|\b(?:and|but) |^)(?:keep it |make it |nice and )*(?:short|brief|snappy|quick)(?: and \w+)?[.! ]*(?:please|pls|thanks)?[.! ]*$|[,;.]? ?\b(?:keep|make) it (?:nice and )?(?:short|brief|snappy)\b.*$|,? \b(?:please|pls|thanks|ta)\b[.! ]*$/i;
/** How it shall read, behind what it is about: "short no emojis", "without hashtags". */
const READS =
  /[,;.]? ?\b(?:(?:and|but|with) )?(?:short(?:er)?|brief|snappy|funny|(?:no|without|minus)(?: any)? (?:emojis?|hash ?tags?|tags))[.! ]*$/i;

/** Words without what only tells how they shall read. */
const bareOf = (about: string): string => {
  const rest = about.replace(READS, "").trim();
  return rest === about ? about : bareOf(rest);
};

const BEFORE_AFTER =
  /,? ?\b(?:an? )?before(?: ?(?:and|&|n|\/) ?| ?- ?)afters?(?: (?:post|caption|pic|photo|shot)s?)?\b/gi;

/** What a post is about, and nothing of when or where it goes out or how it is to read. */
export const subjectOf = (about: string): string | undefined =>
  bareOf(about)
    .replace(GOES_OUT, "")
    .replaceAll(ON_PLATFORMS, "")
    .replace(HOW, "")
    .replaceAll(BEFORE_AFTER, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^(?:\W|an? |the |of |for )+|(?:\W| and| of| for| on)+$/gi, "") || undefined;

/** Where it goes out: all that was named, where any was. */
export const platformsOf = ({ platform }: Slots, { text }: Pick<About, "text">) =>
  platformsIn(platform) && platformsIn(`${platform} ${text}`);

/** Kinds of post that the words name anywhere. */
export const kindOf = (
  { type }: Slots,
  { text }: Pick<About, "text">,
): Post["postType"] | undefined =>
  (/\bpromo(?:tion)?\b/.test(text) ? "promo" : undefined) ??
  typeIn(type) ??
  (text.search(BEFORE_AFTER) >= 0 ? "before-after" : undefined);

/** A season is what a post is about, too. */
export const seasonIn = ({ type = "", about = "" }: Slots): string =>
  typeIn(type) === "seasonal" && !/^season/i.test(type) && !plain(about).includes(plain(type))
    ? `${type} `
    : "";
