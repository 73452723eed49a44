import type { Result } from "#agent/models/builtin/view.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";

/** A card that nobody has tapped: its call, and the row that knows what to say once it is done. `fresh`: it was there right before the newest words. */
export type Waiting = { call: Result; row: HeardVerb | undefined; fresh: boolean };

/** What ended with a turn: the row that it was for, and what came back. */
type Ended = { row: HeardVerb | undefined; results: readonly Result[] };

/** Cards that wait after a turn: until one was done, turned down, came to be refused, or was shown anew with something else in it. */
export function waitingAfter(
  before: readonly Waiting[],
  { row, results }: Ended,
): readonly Waiting[] {
  const over = new Set(results.map(({ tool }) => tool));
  const down = row?.turnedDown;
  if (down) over.add(down.tool);
  const stay = before.flatMap((each) =>
    over.has(each.call.tool) ? [] : [{ ...each, fresh: false }],
  );
  const left = results.flatMap((call) =>
    call.status === "left"
      ? [{ call, row: row?.verb.tool === call.tool && !row.aside ? row : undefined, fresh: true }]
      : [],
  );
  return [...stay, ...left];
}
