import type { TraceEntry } from "#tools/colour/schema.ts";
import { sourceName } from "#tools/colour/source-name.ts";
import type { Certainty } from "#tools/colour/words.ts";

/** Rules one below the other, each with its source and certainty. */
export function RuleList({ rules }: { rules: readonly TraceEntry[] }) {
  return (
    <ul className="flex flex-col">
      {rules.map(({ rule, effect, source, confidence }, index) => (
        <li
          key={index}
          className="break-inside-avoid border-t border-line-soft py-4 first:border-t-0 first:pt-1 last:pb-0"
        >
          <p>{effect}</p>
          <dl className="mt-2.5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm text-ink-2">
            <dt className="text-ink-3">Rule</dt>
            <dd className="min-w-0 break-words">{ruleName(rule)}</dd>
            <dt className="text-ink-3">Source</dt>
            <dd className="min-w-0 break-words">
              <SourceText text={source} />
            </dd>
            <dt className="text-ink-3">Certainty</dt>
            <dd className="min-w-0">{certaintyWords(confidence)}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** A source as people read it; one that is an address can be opened. */
export function SourceText({ text: source }: { text: string }) {
  const text = sourceName(source);
  const address = /^https:\/\/\S+/.exec(text)?.[0];
  if (!address) return text;
  return (
    <>
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className="underline decoration-line underline-offset-3 hover:text-ink touch:inline-block touch:min-h-11 touch:py-3"
      >
        {addressName(address)}
      </a>
      {text.slice(address.length)}
    </>
  );
}

/** A leaflet by the name of its file, "Wella Professionals Color Touch Leaflet"; another page by its address. */
function addressName(address: string): string {
  const [, file] = /([^/]+)\.pdf$/.exec(address) ?? [];
  return file ? file.replaceAll(/[-_]/g, " ") : address.replace(/^https:\/\/(www\.)?/, "");
}

/** "wrong_ratio_for_line" as people read it. */
export function ruleName(rule: string): string {
  const words = rule.replaceAll(/[_.-]/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const CERTAINTY: Record<Certainty, string> = {
  high: "High: well established",
  medium: "Medium: usual practice",
  low: "Low: test a strand, compare with the pack",
};

/** How well a rule is established, in words. */
export const certaintyWords = (certainty: Certainty | undefined): string =>
  certainty ? CERTAINTY[certainty] : "Trade practice";
