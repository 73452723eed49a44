import type { Migration } from "#tools/migration/schema.ts";

/** What is said of a move that begins to come in. */
export const reportMove = (move: Migration): string =>
  `${standing(move)} Ask me how it is going, or take it back later.`;

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
