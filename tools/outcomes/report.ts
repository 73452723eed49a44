import type { Ctx } from "#tools/core/context.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { calibrationOf } from "./calibration.ts";
import { lineReports } from "./offsets.ts";
import { measure, NEEDED } from "./rules.ts";
import type { FindOutcomes, OutcomeReport } from "./schema.ts";
import { judgedIn, toldOutcomes } from "./told.ts";

/** As many as a screen shows of clients and of single outcomes. */
const CLIENTS = 100;
const NEWEST = 20;

/** Planned against reached: over all, by line, by client, and the newest outcomes. With a client's name only theirs count; what is suggested for a line always rests on the whole salon. */
export async function reportOutcomes(
  ctx: Ctx,
  { clientName }: FindOutcomes,
): Promise<OutcomeReport> {
  requireMay(ctx, "see_consultations");
  const all = await toldOutcomes(ctx);
  const told =
    clientName === undefined ? all : all.filter((each) => each.clientName === clientName);
  const lines = await lineReports(ctx, all);
  const byClient = Map.groupBy(told, (each) => each.clientName);
  return {
    all: measure(told),
    calibration: calibrationOf(judgedIn(all)),
    lines:
      clientName === undefined
        ? lines
        : lines
            .map((line) => ({
              ...line,
              measured: measure(told.filter((each) => each.line === line.line)),
            }))
            .filter(({ measured }) => measured.count > 0),
    clients: [...byClient]
      .map(([name, own]) => ({ ...measure(own), clientName: name }))
      .toSorted((a, b) => b.count - a.count || a.clientName.localeCompare(b.clientName))
      .slice(0, CLIENTS),
    outcomes: told
      .slice(0, NEWEST)
      .map(
        ({ applied: _applied, predicted: _predicted, corrected: _corrected, ...outcome }) =>
          outcome,
      ),
    needed: NEEDED,
  };
}
