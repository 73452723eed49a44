import type { Migration } from "#tools/migration/schema.ts";
import type { Report } from "#agent/models/builtin/report.ts";

/** What came of bringing a move in; undefined for other tools. */
export const reportHouse = (tool: string, value: unknown): Report | undefined =>
  tool === "run_migration"
    ? { text: `${standing(value as Migration)} Ask me how it is going, or take it back later.` }
    : undefined;

/** How far a move is. */
export function standing({
  platformName,
  status,
  rows,
  done,
  itemsImported,
  skipped,
}: Migration): string {
  switch (status) {
    case "pending":
    case "in_progress":
      return `The move from ${platformName} is under way: ${done} of ${rows} rows so far.`;
    case "completed": {
      const left = skipped > 0 ? `, ${skipped} rows left out` : "";
      return `The move from ${platformName} is done: ${itemsImported.clients} clients, ${itemsImported.appointments} appointments, ${itemsImported.products} products${left}.`;
    }
    default:
      return `The move from ${platformName}: ${status}.`;
  }
}
