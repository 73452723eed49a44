import type { ClientEvent } from "#tools/history/schema.ts";
import { dayOf, LibrarySwatch, lookOf, ORIGINS, titleOf } from "#ui/cards/library-formula.tsx";
import { BowlLines, notedLines } from "#ui/cards/noted-bowls/bowl-lines.tsx";
import { Badge } from "#ui/components/badge.tsx";
import { EventFrame } from "./event-frame.tsx";

/** A formula of the library that is this client's. */
export function FormulaEvent({
  event: { id, at, formula },
}: {
  event: Extract<ClientEvent, { kind: "formula" }>;
}) {
  const { bowls, notation, lineName, origin, withheld } = formula;
  const look = lookOf(formula);
  return (
    <EventFrame
      to={`/library/${id}`}
      at={at}
      day={dayOf(formula)}
      picture={<LibrarySwatch formula={formula} className="size-12 rounded-[14px]" />}
      title={titleOf(formula) || "Formula without a name"}
    >
      {bowls.length > 0 ? (
        <BowlLines lines={notedLines(bowls)} />
      ) : (
        <p className="line-clamp-2 text-xs text-ink-2 [overflow-wrap:anywhere]">{notation}</p>
      )}
      <p className="flex flex-wrap gap-1.5">
        <Badge>{ORIGINS[origin]}</Badge>
        {lineName && bowls.length === 0 && <Badge tone="cool">{lineName}</Badge>}
        {look && <Badge>{look}</Badge>}
        {withheld && <Badge tone="bad">Grams held back</Badge>}
      </p>
    </EventFrame>
  );
}
