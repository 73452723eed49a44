import { wallOf } from "#tools/values/zone-rules.ts";
import type { Caption } from "#tools/social/schema.ts";
import { say, using, type Decision } from "#agent/models/builtin/decision.ts";
import type { BusinessWish } from "#agent/models/builtin/hear/business.ts";
import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import type { State } from "#agent/models/builtin/state.ts";
import type { View } from "#agent/models/builtin/view.ts";

type PostWish = BusinessWish & { kind: "writePost" };

/** Writes the words first: what they are about is looked up among that day's consultations. */
export function writePost({ about, day, type }: PostWish, view: View): Decision {
  const { here } = view;
  if (about === "" && !type) return say("What shall the post be about?");
  const on = day && here ? hearWhen(day, here)?.date : undefined;
  return using(view, "write_caption", { about: about || undefined, day: on, postType: type });
}

/** The words are there: they are kept as a draft, or for the day that was said. */
export function afterCaption(
  { heard, words }: State,
  value: Caption & { consultationId: string | null },
  view: View,
): Decision | undefined {
  const { wish } = heard.detail;
  if (wish?.kind !== "writePost") return undefined;
  if (/\bcaptions?\b/i.test(words) && !/\b(?:posts?|draft|keep|save|schedule)\b/i.test(words))
    return say(
      "Here is the caption. Tell me to write the post, and for which day, to keep it as one.",
    );
  const { here } = view;
  const when = wish.when && here ? hearWhen(wish.when, here) : undefined;
  const date = when?.date ?? when?.days?.[0] ?? when?.range?.from;
  if (wish.when && !date) return say("For which day shall I keep it?");
  const today = here && wallOf(here.timeZone, here.now.getTime()).date;
  const { caption, hashtags, consultationId, photos } = value;
  return using(view, "create_post", {
    caption,
    hashtags,
    postType: wish.type ?? (photos.length > 1 ? "before-after" : undefined),
    consultationId: consultationId ?? undefined,
    photoId: photos.find(({ moment }) => moment === "after")?.photoId,
    // what is for today goes out at once by hand: only a later day is waited for
    ...(date && date !== today && { date, time: when?.time ?? when?.after }),
  });
}
