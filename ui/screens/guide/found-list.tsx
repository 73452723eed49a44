import { Link } from "react-router";
import type { Found } from "#tools/guide/rules.ts";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { plural } from "#ui/lib/format.ts";

/** What a search found, each with the sentence that holds the words. */
export function FoundList({
  found,
  sought,
  onGo,
}: {
  found: readonly Found[];
  sought: string;
  onGo: () => void;
}) {
  return (
    <section aria-label="Found" className="flex flex-col gap-4 print:hidden">
      <p aria-live="polite" className="text-sm text-ink-3">
        {found.length === 0 ? "Nothing found" : `${plural(found.length, "entry", "entries")} found`}
      </p>
      {found.length === 0 && (
        <EmptyState title={`Nothing on “${sought.trim()}” here`}>
          Try one word, in the singular: brass, porosity, regrowth. The assistant knows the rest of
          the product.
        </EmptyState>
      )}
      <ul className="flex flex-col">
        {found.map(({ chapter, entry, excerpt }) => (
          <li key={entry.id} className="border-t border-line-soft">
            <Link
              to={{ hash: entry.id }}
              onClick={onGo}
              className="block rounded-small py-4 hover:bg-accent-soft sm:-mx-3 sm:px-3"
            >
              <span className="block text-xs text-ink-3">{chapter.title}</span>
              <span className="block font-semibold">{entry.title}</span>
              <span className="mt-1 block text-sm text-ink-2">{excerpt}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
