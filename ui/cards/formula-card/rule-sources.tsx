import { Dialog } from "#ui/components/dialog.tsx";
import type { TraceEntry } from "#tools/colour/schema.ts";
import { sourceName } from "#tools/colour/source-name.ts";

/** What is being explained: the question, and the rules that answer it. */
export type Explained = { question: string; rules: TraceEntry[] };

/** Which rules fired, what each did, and where it comes from. */
export function RuleSources({
  explained,
  onClose,
}: {
  explained: Explained | undefined;
  onClose: () => void;
}) {
  if (!explained) return null;
  return (
    <Dialog open wide onClose={onClose} title={explained.question}>
      <ul className="flex flex-col">
        {explained.rules.map(({ rule, effect, source }, index) => (
          <li
            key={index}
            className="border-t border-line-soft py-4 first:border-t-0 first:pt-1 last:pb-0"
          >
            <p>{effect}</p>
            <dl className="mt-2.5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm text-ink-2">
              <dt className="text-ink-3">Rule</dt>
              <dd className="min-w-0 break-words">{ruleName(rule)}</dd>
              <dt className="text-ink-3">Source</dt>
              <dd className="min-w-0 break-words">
                <Source text={sourceName(source)} />
              </dd>
            </dl>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** A source that is an address can be opened; anything else stands as written. */
function Source({ text }: { text: string }) {
  const address = /^https:\/\/\S+/.exec(text)?.[0];
  if (!address) return text;
  return (
    <>
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className="underline decoration-line underline-offset-3 hover:text-ink"
      >
        {address.replace(/^https:\/\/(www\.)?/, "")}
      </a>
      {text.slice(address.length)}
    </>
  );
}

function ruleName(rule: string): string {
  const words = rule.replaceAll(/[_.-]/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
