import { useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { Link } from "react-router";
import type { ClientEvent } from "#tools/history/schema.ts";
import { getClientHistory } from "#ui/api/desk/clients.ts";
import { BowlLines, bowlLine, notedLines } from "#ui/cards/noted-bowls/bowl-lines.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Swatch } from "#ui/components/hair/swatch.tsx";
import { Badge } from "#ui/components/badge.tsx";
import { cx } from "#ui/lib/cx.ts";
import { useShortDate } from "./use-short-date.ts";

/** What was mixed last for a client, and the way to a consultation that begins with that head and that bowl; nothing where nothing was. */
export function LastBowl({ clientId, className }: { clientId: string; className?: string }) {
  const { data: events } = useQuery(getClientHistory(clientId));
  const dateOf = useShortDate();
  const last = events?.map(formulaOf).find((each) => each !== undefined);
  if (!last) return null;
  const head = events?.find((each) => each.kind === "consultation" && each.formulas.length > 0);
  return (
    <div className={cx("flex min-h-11 flex-wrap items-center gap-x-4 gap-y-3 text-sm", className)}>
      {last.color && <Swatch hex={last.color} className="size-12 shrink-0 rounded-[14px]" />}
      <Link to={last.to} className="group min-w-40 flex-1">
        <span className="text-ink-3">
          Last bowl,{" "}
          <span className="underline decoration-line underline-offset-4 group-hover:decoration-ink">
            {dateOf(last.at)}
          </span>
        </span>
        {last.lines.length > 0 ? (
          <BowlLines lines={last.lines} className="mt-1.5 max-w-120" />
        ) : (
          <span className="block text-ink-2 [overflow-wrap:anywhere]">{last.words}</span>
        )}
        {last.withheld && (
          <Badge tone="bad" className="mt-1.5">
            Grams held back
          </Badge>
        )}
      </Link>
      <ButtonLink
        to={head ? `/consultation?again=${head.id}` : `/consultation?client=${clientId}`}
        icon={<RotateCcw size={17} aria-hidden="true" />}
      >
        Again
      </ButtonLink>
    </div>
  );
}

/** What was mixed, its bowls or else in words, and where it is; undefined where nothing was. */
function formulaOf(event: ClientEvent) {
  const { at } = event;
  if (event.kind === "formula") {
    const { bowls, notation, name, withheld } = event.formula;
    return {
      at,
      color: event.formula.color,
      lines: withheld ? [] : notedLines(bowls),
      words: notation || name,
      withheld,
      to: `/library?search=${encodeURIComponent(name)}`,
    };
  }
  if (event.kind !== "consultation" || event.formulas.length === 0) return undefined;
  const { formulas } = event;
  const whole = formulas.every(({ bowl, withheld }) => bowl && !withheld);
  return {
    at,
    color: formulas.at(-1)?.color,
    lines: whole ? formulas.flatMap(({ bowl }) => (bowl ? [bowlLine(bowl)] : [])) : [],
    words: formulas
      .map(({ name, ingredients, withheld }) =>
        withheld || ingredients.length === 0
          ? name
          : `${name}: ${ingredients.map((each) => `${each.name} ${each.amount}`).join(", ")}`,
      )
      .join("; "),
    withheld: formulas.some(({ withheld }) => withheld),
    to: `/history/${event.id}`,
  };
}
