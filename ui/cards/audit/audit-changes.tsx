import { ArrowRight } from "lucide-react";
import type { AuditAction } from "#tools/core/audit-schema.ts";

/** What of a thing is another now; from what to what where the log says it. */
type Changed = { name: string; from?: string; to?: string };

const FROM_TO = /^(.*) from (.+?) to (.+)$/;

/** Acts whose words list what they changed; in all others a name that somebody wrote may look like it. */
const LISTING: ReadonlySet<AuditAction> = new Set([
  "settings.changed",
  "profile.changed",
  "price.changed",
  "subscription.changed",
]);

/** The words of a line as its act and what was changed by it: "changed the booking rules", and each rule. */
export function changesOf(action: AuditAction, words: string): { act: string; changes: Changed[] } {
  if (!LISTING.has(action)) return { act: words, changes: [] };
  const [act = "", ...listed] = words.split(/: (?=[a-z])/);
  if (listed.length === 0) {
    const { name, ...values } = changed(words);
    return values.to
      ? { act: name, changes: [{ name: "", ...values }] }
      : { act: words, changes: [] };
  }
  return { act, changes: listed.join(": ").split(", ").map(changed) };
}

function changed(words: string): Changed {
  const [, name, from, to] = FROM_TO.exec(words) ?? [];
  return name === undefined || !from || !to ? { name: words } : { name, from, to };
}

/** Each change under its line: its name, and what it was and is. */
export function AuditChanges({ changes }: { changes: readonly Changed[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5 pt-1.5">
      {changes.map(({ name, from, to }) => (
        <li
          key={name}
          className="flex max-w-full flex-wrap items-center gap-x-1.5 rounded-small bg-accent-soft px-2 py-0.5 text-sm"
        >
          {name && <span className="text-ink-2">{name}</span>}
          {to && (
            <>
              <span className="sr-only"> from </span>
              <span className="text-ink-2 wrap-anywhere">{from}</span>
              <ArrowRight size={13} aria-hidden="true" className="shrink-0 text-ink-2" />
              <span className="sr-only"> to </span>
              <span className="font-semibold wrap-anywhere">{to}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
