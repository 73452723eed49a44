import { E164 } from "#tools/values/phone-schema.ts";
import { wallTime } from "#ui/lib/format.ts";
import { LEGAL_QUIET } from "#tools/messages/settings-data.ts";
import { MessageSettings } from "#tools/messages/settings-schema.ts";
import { typedNumber } from "#ui/lib/typed-number.ts";

/** The settings as they are being written. The price of a part is in the salon's currency. */
export type MessageDraft = Omit<MessageSettings, "number" | "segmentPriceMicros"> &
  Record<"number" | "segmentPriceMicros", string>;

/** What is kept, as it is written. */
export function draftOf(kept: MessageSettings): MessageDraft {
  const { number, segmentPriceMicros, ...same } = MessageSettings.parse(kept);
  return {
    ...same,
    number: number ?? "",
    segmentPriceMicros: segmentPriceMicros === null ? "" : String(segmentPriceMicros / 1e6),
  };
}

/** What is written, in the words. */
export function toldOf({ number, segmentPriceMicros, reminderHours, ...same }: MessageDraft) {
  const price = typedNumber(segmentPriceMicros);
  return {
    ...same,
    number: digitsOf(number),
    segmentPriceMicros: price && Math.round(price * 1e6),
    reminderHours: reminderHours.toSorted((a, b) => b - a),
  };
}

/** What to write instead, by field. */
export function problemsOf(draft: MessageDraft) {
  const { number, segmentPriceMicros } = toldOf(draft);
  const { shape } = MessageSettings;
  return {
    ...(number &&
      !E164.safeParse(number).success && {
        number: "Write it with its country, such as +49 30 5550142.",
      }),
    ...(!shape.segmentPriceMicros.safeParse(segmentPriceMicros).success && {
      segmentPriceMicros: "Write a price, such as 0.008.",
    }),
    ...quietProblems(draft),
  };
}

/** The quiet hours can begin sooner and end later, not the other way round. */
function quietProblems({ quietFrom, quietTo }: MessageDraft) {
  const { from, to } = LEGAL_QUIET;
  return {
    ...((quietFrom > from || quietFrom <= to) && {
      quietFrom: `They begin at ${wallTime(from)} at the latest: the law gives people their evening.`,
    }),
    ...((quietTo < to || quietTo >= from) && {
      quietTo: `They end at ${wallTime(to)} at the soonest: the law gives people their night.`,
    }),
  };
}

const digitsOf = (typed: string) => typed.replaceAll(/[\s().\-/]/g, "");
