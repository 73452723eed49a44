import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Sensed } from "#agent/models/builtin/sense/sense.ts";
import { doubtOf, surelyDoubted, type Doubt } from "./gate.ts";

/** How likely words with such a sign must be no order, to be held; without a sign the last. */
const HOLDS: Readonly<Record<Doubt, number>> = {
  negated: 0.015,
  quoted: 0,
  conditional: 0.08,
  mused: 0.03,
  asked: 0.035,
  hearsay: 0.02,
  told: 0.02,
};
const HOLDS_UNSIGNED = 0.65;

/** Somebody's own words between quotes, or what they told to do, passed on. */
const PASSED_ON =
  /\b(?:texted|wrote|messaged|emailed|says?|said|sent|reads?|note|message)\b[^'"“‘]{0,25}(?:["“]|(?:^| )['‘])|\b(?:said|says|told me|told us|tells me|tells us) (?:to |you should |that you )?(?:please )?(?:cancel|book|move|delete|refund|publish|send|order|block|text)\b|^["“'‘]/;
/** Words of somebody else, and such as would pass for those of somebody with more say. */
const FOREIGN =
  /\b(?:wrote|writes|texted|texts|emailed|messaged|posted|says|said|reads) ?: |^\W*(?:system|assistant|admin|developer|root|override)\b ?[:>\]]|\b(?:you are now|ignore (?:all|any|previous|prior|your)|(?:admin|developer|debug|god) mode)\b/;

/** The words without those that are only handed on, such as a caption: they may doubt what they like. */
const ownWords = (typed: string, { intent, filled }: Sensed): string =>
  Object.entries(intent.slots).reduce(
    (rest, [slot, kind]) => (kind === "text" ? rest.replace(filled[slot] ?? "", " ") : rest),
    typed,
  );

/** What keeps words that name an act from being an order, by signs and by what was taught; undefined where they are one. */
export function doubtIn(
  typed: string,
  sensed: Sensed,
  despite: readonly Doubt[] = [],
): Doubt | undefined {
  const { held } = sensed;
  const text = plain(ownWords(typed, sensed));
  if (PASSED_ON.test(text) || FOREIGN.test(text)) return "quoted";
  const plainly = surelyDoubted(text);
  if (plainly && !despite.includes(plainly)) return plainly;
  const sign = doubtOf(text, despite);
  return held > (sign ? HOLDS[sign] : HOLDS_UNSIGNED) ? (sign ?? "mused") : undefined;
}
