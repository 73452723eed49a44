import { Link as LinkIcon } from "lucide-react";
import { memo } from "react";
import { Link } from "react-router";
import type { Chapter, Entry } from "#tools/guide/schema.ts";
import { GuideBlocks } from "#ui/cards/guide/guide-blocks.tsx";
import { GuideText } from "#ui/cards/guide/guide-text.tsx";
import { SourceText } from "#ui/cards/formula-card/rule-list.tsx";

const AT = "scroll-mt-36 outline-none xl:scroll-mt-8";

/** A chapter with its entries. Long, and always the same: it is not drawn anew while somebody types or scrolls. */
export const ChapterView = memo(function ChapterView({ chapter }: { chapter: Chapter }) {
  const { id, title, lead, entries } = chapter;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={`${AT} flex flex-col gap-8 print:break-before-page`}
    >
      <header>
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        <p className="mt-2 max-w-[68ch] text-md text-ink-2">
          <GuideText text={lead} />
        </p>
      </header>
      {entries.map((entry) => (
        <EntryView key={entry.id} entry={entry} />
      ))}
    </section>
  );
});

function EntryView({ entry: { id, title, blocks, sources } }: { entry: Entry }) {
  return (
    <article
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={`${AT} group/entry flex flex-col gap-4 border-t border-line-soft pt-6 text-ink-2`}
    >
      <h3 id={`${id}-title`} className="flex items-center gap-1 text-lg text-ink">
        {title}
        <Link
          to={{ hash: id }}
          aria-label={`Link to ${title}`}
          className="grid size-8 shrink-0 place-items-center rounded-full text-ink-3 opacity-0 group-hover/entry:opacity-100 focus-visible:opacity-100 touch:size-11 touch:opacity-100 print:hidden"
        >
          <LinkIcon size={15} aria-hidden="true" />
        </Link>
      </h3>
      <GuideBlocks blocks={blocks} />
      {sources && (
        <p className="text-xs text-ink-3">
          {sources.map((source, at) => (
            <span key={source}>
              {at === 0 ? "Source: " : "; "}
              <SourceText text={source} />
            </span>
          ))}
          .
        </p>
      )}
    </article>
  );
}
