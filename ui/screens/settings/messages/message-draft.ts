import { E164 } from "#tools/values/phone-schema.ts";
import { LEGAL_QUIET } from "#tools/messages/settings-data.ts";
import { MESSAGE_FIELDS } from "#tools/messages/settings-fields.ts";
import type { MessageSettings, UpdateMessageSettings } from "#tools/messages/settings-schema.ts";
import { numberProblem } from "#ui/lib/number-problem.ts";
import { typedNumber } from "#ui/lib/typed-number.ts";

/** Numbers that may be empty for the moment. */
const NUMBERED = ["patchTestHours", "perClientPerDay", "perHour", "holdSeconds"] as const;
type Numbered = (typeof NUMBERED)[number];

/** The settings as they are being written: what is typed is text until it is sent. */
export type MessageDraft = Omit<
  MessageSettings,
  Numbered | "number" | "segmentPriceMicros" | "countries"
> & { [Each in Numbered]: number | null | undefined } & {
  number: string;
  /** In the salon's currency. */
  price: string;
  countries: string;
};

/** What is kept, as it is written. */
export function draftOf(kept: MessageSettings): MessageDraft {
  const { number, segmentPriceMicros, countries, ...same } = kept;
  return {
    ...same,
    number: number ?? "",
    price: segmentPriceMicros === null ? "" : String(segmentPriceMicros / 1e6),
    countries: countries.join(", "),
  };
}

type Problems = Partial<Record<keyof MessageSettings, string | undefined>>;

/** What is wrong with what is written, by field. */
export function problemsOf(draft: MessageDraft): Problems {
  const problems: Problems = {};
  for (const name of NUMBERED) problems[name] = numberProblem(MESSAGE_FIELDS[name], draft[name]);
  const number = digitsOf(draft.number);
  if (number && !E164.safeParse(number).success)
    problems.number = "Write it with its country, such as +49 30 5550142.";
  const price = typedNumber(draft.price);
  if (price !== null && !(price >= 0 && price <= 10))
    problems.segmentPriceMicros = "Write a price, such as 0.008.";
  if (countriesOf(draft.countries).some((code) => !/^[A-Z]{2}$/.test(code)))
    problems.countries = "Write two letters for each country, such as DE, AT, CH.";
  return { ...problems, ...quietProblems(draft) };
}

/** The quiet hours can begin sooner and end later, not the other way round. */
function quietProblems({ quietFrom, quietTo }: MessageDraft): Problems {
  const { from, to } = LEGAL_QUIET;
  return {
    ...((quietFrom > from || quietFrom <= to) && {
      quietFrom: `They begin at ${from} at the latest: the law gives people their evening.`,
    }),
    ...((quietTo < to || quietTo >= from) && {
      quietTo: `They end at ${to} at the soonest: the law gives people their night.`,
    }),
  };
}

/** What of the draft differs from what is kept, as the server takes it; the draft has no problems. */
export function changesOf(draft: MessageDraft, kept: MessageSettings): UpdateMessageSettings {
  const { number, price, countries, ...same } = draft;
  const typed = typedNumber(price);
  const written = {
    ...same,
    number: digitsOf(number) || null,
    segmentPriceMicros: typed === null ? null : Math.round(typed * 1e6),
    countries: countriesOf(countries),
  };
  return Object.fromEntries(
    Object.entries(written).filter(
      ([name, value]) =>
        JSON.stringify(value) !== JSON.stringify(kept[name as keyof MessageSettings]),
    ),
  ) as UpdateMessageSettings;
}

const digitsOf = (typed: string) => typed.replaceAll(/[\s().\-/]/g, "");

const countriesOf = (typed: string) =>
  [...new Set(typed.toUpperCase().split(/[\s,;]+/))].filter(Boolean);
