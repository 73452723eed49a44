import { useMutation } from "@tanstack/react-query";
import type { LineOffset } from "#tools/outcomes/schema.ts";
import { decideOffset } from "#ui/api/outcomes.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Button } from "#ui/components/button.tsx";
import { plural, shortDate } from "#ui/lib/format.ts";
import { OffsetBar } from "./offset-bar.tsx";
import { offsetWords, percentText } from "./outcome-words.ts";

/** What a line does at this salon's chairs, and the offset that follows from it: used by a tap, never by itself. */
export function LineOutcome({ offset }: { offset: LineOffset }) {
  const { line, lineName, brandName, measured, suggested, accepted, sentence } = offset;
  const decide = useMutation(decideOffset);
  const waits = (use: boolean) => decide.isPending && decide.variables.use === use;
  const other = suggested !== null && suggested !== accepted?.offset;
  return (
    <article aria-label={lineName} className="flex flex-col gap-3">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 font-semibold">
          {lineName} <span className="font-normal text-ink-3">{brandName}</span>
        </h3>
        <p className="text-sm text-ink-2">
          {plural(measured.count, "outcome")}, happy {percentText(measured.happyPercent)}, within
          half a level {percentText(measured.withinHalf)}
        </p>
      </header>
      {measured.levelOffset !== null && <OffsetBar levels={measured.levelOffset} />}
      <p className="text-sm text-ink-2">{sentence}</p>
      {accepted && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <Badge tone="ok">In use</Badge>
          <span>
            Planned {offsetWords(accepted.offset)}, accepted by {accepted.by} on{" "}
            {shortDate(accepted.at)} from {plural(accepted.count, "outcome")}.
          </span>
        </p>
      )}
      {(accepted ?? suggested) !== null && (
        <div className="flex flex-wrap gap-2">
          {other && suggested !== null && (
            <Button
              kind="primary"
              pending={waits(true)}
              disabled={decide.isPending}
              onClick={() => decide.mutate({ line, use: true })}
            >
              {accepted ? `Use ${offsetWords(suggested)} instead` : "Use it"}
            </Button>
          )}
          {accepted && (
            <Button
              pending={waits(false)}
              disabled={decide.isPending}
              onClick={() => decide.mutate({ line, use: false })}
            >
              Stop using it
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
