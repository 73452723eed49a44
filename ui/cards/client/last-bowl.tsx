import { useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { Link } from "react-router";
import type { ClientEvent } from "#tools/history/schema.ts";
import { getClientHistory } from "#ui/api/desk/clients.ts";
import { BowlLines, bowlLine, notedLines } from "#ui/cards/noted-bowls/bowl-lines.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Swatch } from "#ui/components/hair/swatch.tsx";
import { cx } from "#ui/lib/cx.ts";
import { useShortDate } from "./use-short-date.ts";

/** What was mixed last for a client, and the way to a consultation that begins with that head and that bowl; nothing where nothing was. */
export function LastBowl({ clientId, className }: { clientId: string; className?: string }) {
  const { data: events } = useQuery(getClientHistory(clientId));
  const dateOf = useShortDate();
  const last = events?.map(formulaOf).find((each) => each !== undefined);
  if (!last) return null;
  const head = events?.find((each) => each.kind === "consultation" && formulaOf(each));
  return (
    <div className={cx("flex items-center gap-x-4 text-sm", className)}>
      {last.color && (
        <Swatch hex={last.color} className="size-12 shrink-0 rounded-[14px] max-sm:hidden" />
      )}
      <div className="min-w-0 flex-1">
        <div className="-mt-1.5 mb-1 flex flex-wrap items-center justify-between gap-x-3">
          <Link to={last.to} className="group inline-flex items-center text-ink-3 touch:min-h-11">
            <span>
              Last formula,{" "}
              <span className="underline decoration-line underline-offset-4 group-hover:decoration-ink">
                {dateOf(last.at)}
              </span>
            </span>
          </Link>
          <ButtonLink
            to={head ? `/consultation?again=${head.id}` : `/consultation?client=${clientId}`}
            kind="ghost"
            className="-mr-3 px-3"
            icon={<RotateCcw size={17} aria-hidden="true" />}
          >
            Again
          </ButtonLink>
        </div>
        {last.lines.length > 0 ? (
          <BowlLines lines={last.lines} />
        ) : (
          <span className="block text-ink-2 [overflow-wrap:anywhere]">{last.words}</span>
        )}
      </div>
    </div>
  );
}

/** What was mixed, its bowls or else in words, and where it is; undefined where nothing was, as of what is held back. */
function formulaOf(event: ClientEvent) {
  const { at } = event;
  if (event.kind === "formula") {
    const { bowls, notation, name, withheld } = event.formula;
    if (withheld) return undefined;
    return {
      at,
      color: event.formula.color,
      lines: notedLines(bowls),
      words: notation || name,
      to: `/library?search=${encodeURIComponent(name)}`,
    };
  }
  if (event.kind !== "consultation") return undefined;
  const formulas = event.formulas.filter(({ withheld }) => !withheld);
  if (formulas.length === 0) return undefined;
  const whole = formulas.every(({ bowl }) => bowl);
  return {
    at,
    color: formulas.at(-1)?.color,
    lines: whole ? formulas.flatMap(({ bowl }) => (bowl ? [bowlLine(bowl)] : [])) : [],
    words: formulas
      .map(({ name, ingredients }) =>
        ingredients.length === 0
          ? name
          : `${name}: ${ingredients.map((each) => `${each.name} ${each.amount}`).join(", ")}`,
      )
      .join("; "),
    to: `/history/${event.id}`,
  };
}
