import { displayName } from "#tools/values/name-rules.ts";
import { Beaker, ChevronRight, CircleHelp } from "lucide-react";
import { Link } from "react-router";
import type { LibraryFormula } from "#tools/library/schema.ts";
import { BowlLines, notedLines } from "#ui/cards/noted-bowls/bowl-lines.tsx";
import { Badge } from "#ui/components/badge.tsx";
import { Swatch } from "#ui/components/hair/swatch.tsx";
import { cx } from "#ui/lib/cx.ts";
import { shortDate } from "#ui/lib/format.ts";

/** How each way into the library is said. */
export const ORIGINS: Record<LibraryFormula["origin"], string> = {
  import: "Imported",
  saved: "Saved",
  converted: "Converted",
  card: "From a card",
  practice: "Practice",
  consultation: "Consultation",
};

/** The day it was used, where the salon knew it, else the day it was kept. */
export function dayOf({ usedOn, createdAt }: Pick<LibraryFormula, "usedOn" | "createdAt">): string {
  return shortDate(usedOn ? `${usedOn}T12:00:00` : createdAt);
}

/** "Level 7 · red violet", as far as it is known. */
export function lookOf({ level, tone }: Pick<LibraryFormula, "level" | "tone">): string {
  const words = [level === null ? "" : `Level ${level}`, tone ? tone.replaceAll("-", " ") : ""];
  return words.filter(Boolean).join(" · ");
}

/** What it is called, without the client's name before it: that stands below. */
export function titleOf({ name, clientName }: Pick<LibraryFormula, "name" | "clientName">): string {
  const whose = `${clientName ?? ""}: `;
  return (clientName && name.startsWith(whose) ? name.slice(whose.length) : name).trim();
}

/** A formula of the library in a list: its colour and name, whose it was and when, and what is in its bowls. */
export function LibraryCard({ formula }: { formula: LibraryFormula }) {
  const { id, clientName, notation, bowls, unread, withheld, origin, lineName, tone } = formula;
  const name = titleOf(formula);
  const codes = formula.bowls[0]?.shades.map(({ code }) => code).join(" + ");
  const said = tone && name.toLowerCase().includes(tone.replaceAll("-", " "));
  const look = said ? "" : lookOf(formula);
  return (
    <Link
      to={`/library/${id}`}
      className="group flex h-full gap-4 rounded-card border border-line-soft bg-surface p-4 shadow-edge transition-colors duration-150 hover:border-line max-md:gap-3.5"
    >
      <LibrarySwatch
        formula={formula}
        className="size-12 rounded-[14px] md:size-16 md:rounded-[16px]"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <h2 className="line-clamp-2 text-lg [overflow-wrap:anywhere]">
              {name || codes || "Without a name"}
            </h2>
            <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-2">
              {clientName && (
                <span className="font-semibold [overflow-wrap:anywhere]">
                  {displayName(clientName)}
                </span>
              )}
              <time
                dateTime={formula.usedOn ?? formula.createdAt}
                className="shrink-0 whitespace-nowrap"
              >
                {dayOf(formula)}
              </time>
              <span className="text-ink-3 max-sm:hidden">{ORIGINS[origin]}</span>
            </p>
          </div>
          <ChevronRight
            size={18}
            className="mt-1 shrink-0 text-ink-3 group-hover:text-ink"
            aria-hidden="true"
          />
        </div>
        {bowls.length > 0 ? (
          <BowlLines lines={notedLines(bowls)} />
        ) : (
          <p className="line-clamp-3 text-sm text-ink-2 [overflow-wrap:anywhere]">{notation}</p>
        )}
        <p className="mt-auto flex flex-wrap items-center gap-1.5 pt-1 empty:hidden">
          {withheld && <Badge tone="bad">Grams held back</Badge>}
          {unread.length > 0 && (
            <Badge tone="warn" icon={CircleHelp}>
              Not fully read
            </Badge>
          )}
          {lineName && bowls.length === 0 && (
            <Badge tone="cool" className="max-w-[60%]">
              <span className="truncate">{lineName}</span>
            </Badge>
          )}
          {look && <Badge>{look}</Badge>}
        </p>
      </div>
    </Link>
  );
}

/** Its colour; a quiet field where neither level nor tone tells one. */
export function LibrarySwatch({
  formula: { color },
  className,
}: {
  formula: Pick<LibraryFormula, "color">;
  className: string;
}) {
  return color ? (
    <Swatch hex={color} className={className} />
  ) : (
    <span
      aria-hidden="true"
      className={cx(
        "grid shrink-0 place-items-center border border-line-soft bg-sunken text-ink-3",
        className,
      )}
    >
      <Beaker size={18} />
    </span>
  );
}
