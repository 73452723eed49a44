import type { ConvertedFormula } from "#tools/library/convert-schema.ts";
import { minutesRange } from "#ui/cards/formula-card/bowl-words.ts";

/** Ratio and minutes of the new line, bowl by bowl, and what to know before mixing. */
export function ConvertedTerms({
  converted: { bowls, cautions },
}: {
  converted: ConvertedFormula;
}) {
  const terms = [
    ...new Set(
      bowls.flatMap(({ lineName, ratio, minutes }) => {
        const words = [ratio && `mixed ${ratio}`, minutes && minutesRange(minutes)].filter(Boolean);
        return lineName && words.length > 0 ? [`${lineName}: ${words.join(", ")}`] : [];
      }),
    ),
  ];
  return (
    <ul className="flex flex-col gap-1 border-t border-line-soft pt-3 text-sm text-ink-2">
      {[...terms, ...cautions].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
