import type { Caption, Post } from "#tools/social/schema.ts";
import type { AboutCaption } from "#tools/social/subject-schema.ts";
import { dayOf } from "#agent/models/builtin/wording.ts";
import { dayIn, timeIn } from "./finders.ts";
import type { About, Slots, Verb } from "./verb.ts";

const TYPES: [RegExp, Post["postType"]][] = [
  [/before|transform/i, "before-after"],
  [/tutorial|how[- ]?to|step/i, "tutorial"],
  [/promo|offer|deal|sale|special/i, "promo"],
  [/educat|tips?\b|explain|info/i, "educational"],
  [/season|holiday|christmas|xmas|summer|winter|autumn|fall|spring|halloween/i, "seasonal"],
];

/** The platforms that were named; undefined where none was. */
const platformsIn = (said = ""): Post["platform"] | undefined => {
  const both = /\bboth\b|\ball\b|everywhere/i.test(said);
  const named: Post["platform"] = [];
  if (both || /\b(?:insta|ig|gram|instagram)/i.test(said)) named.push("instagram");
  if (both || /\b(?:facebook|face book|fb|meta)\b/i.test(said)) named.push("facebook");
  return named.length > 0 ? named : undefined;
};

const written = (value: unknown) => {
  const { photoNote } = value as Caption;
  return {
    text: `Nothing is kept yet.${photoNote ? ` ${photoNote}` : ""}`,
    next: [{ label: "Keep it as a draft", says: "Keep this post as a draft" }],
  };
};

function kept(value: unknown, _slots: Slots, { here }: About): string {
  const { status, scheduledFor } = value as Post;
  return status === "scheduled" && scheduledFor
    ? `Kept for ${dayOf(scheduledFor, here)}.`
    : "Kept as a draft.";
}

/** The day whose work is written about, where one was named. */
const madeOn = (about: string, here: About["here"]) =>
  /\b(?:today|yesterday|this (?:morning|afternoon))\b/i.test(about)
    ? dayIn(about, here)
    : undefined;

const CAPTION = {
  tool: "write_caption",
  input: ({ about }: Slots, { here }: About) =>
    about ? { about, day: madeOn(about, here) } : { ask: "What shall it be about?", slot: "about" },
  report: written,
} satisfies Partial<Verb>;

/** Words for a post, and what becomes of them. */
export const CAPTIONS: readonly Verb[] = [
  {
    tool: "write_caption",
    hears: [
      "write a caption of ~kind {type} for {platform} on: {about:all}",
      "write a caption of ~kind {type} on: {about:all}",
      "write a caption for {platform} on: {about:all}",
      "write a caption on: {about:all}",
    ],
    input: ({ about = "", type = "", platform }, { here }) => ({
      about,
      day: madeOn(about, here),
      postType: TYPES.find(([sign]) => sign.test(type))?.[1],
      platform: platformsIn(platform),
    }),
    report: written,
  },
  {
    tool: "create_post",
    does: "keep a post of your own words",
    hears: [
      "keep a post of my own words on {platform} for {when}: {caption:all}",
      "keep a post of my own words on {platform}: {caption:all}",
      "keep a post of my own words for {when}: {caption:all}",
      "keep a post of my own words: {caption:all}",
      "keep a post of my own words( for {when})?",
    ],
    input: ({ when, platform, caption }, { here }) =>
      caption
        ? {
            caption: `${caption.charAt(0).toUpperCase()}${caption.slice(1)}`,
            platform: platformsIn(platform),
            date: dayIn(when, here),
            time: timeIn(when, here),
          }
        : { ask: "In which words?", slot: "caption" },
    report: kept,
  },
  {
    ...CAPTION,
    hears: [
      "(write|give|draft|make|do|need|want|get|suggest|come up with)( me| us)? ~(new )?(?<what>captions?|hash ?tags|insta text|post text)( (for|about|on|of|to go with) (?!(facebook|fb|insta(gram)?|ig|meta)\\b)~{about})?",
      "(?<what>caption) (for|about|on|of) (?!(facebook|fb|insta(gram)?|ig|meta)\\b)~{about}",
      "(do|make|write|draft|create|prepare)( me| us)? ~(new )?(instagram |insta |ig |facebook |fb )?(?<what>post|something for (insta|instagram|facebook|ig))( please)?",
    ],
  },
  {
    tool: "create_post",
    does: "keep a caption as a draft or for a day",
    after: ["write_caption"],
    hears: [
      "(keep|save|store) (it|this|that|~post|~caption)( post)?( as ~draft| for later)?",
      "(schedule|post|keep|save|put|publish) (it|this|that|~post)( up| out)? (for|on|at|to go out on)? ?{when}",
      "(perfect|love it|great|good|nice|yes)?,? ?(schedule|save|keep) it",
    ],
    input: ({ when }, { here, earlier }) => {
      const made = earlier.findLast(
        ({ tool, status }) => tool === "write_caption" && status === "ok",
      );
      const { caption, hashtags, consultationId, photos } = (made?.value ??
        {}) as Partial<AboutCaption>;
      return {
        caption,
        hashtags,
        consultationId: consultationId ?? undefined,
        photoId: photos?.find(({ moment }) => moment === "after")?.photoId,
        date: dayIn(when, here),
        time: timeIn(when, here),
      };
    },
    report: kept,
  },
  {
    ...CAPTION,
    yields: true,
    hears: [
      "((do|make|write|draft) )?~(new )?(instagram |insta |facebook )?(?<what>post|something for (insta|instagram|facebook|ig)) (about|on|of) ~{about}",
    ],
  },
];
