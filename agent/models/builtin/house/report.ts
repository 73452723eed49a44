import type { LogFound } from "#tools/audit/schema.ts";
import type { Chat } from "#tools/chats/schema.ts";
import type { Migration, MigrationsFound, UndoneMigration } from "#tools/migration/schema.ts";
import type { Figures, Waiting } from "#tools/reports/figures-schema.ts";
import type { Report } from "#agent/models/builtin/report.ts";
import { dayOf } from "#agent/models/builtin/wording.ts";

/** What came of a question about the house; undefined for other tools. */
export function reportHouse(tool: string, value: unknown): Report | undefined {
  switch (tool) {
    case "show_figures":
      return { text: figures(value as Figures) };
    case "what_waits":
      return { text: waiting(value as Waiting) };
    case "list_migrations":
      return { text: moves(value as MigrationsFound) };
    case "rename_chat":
      return { text: `This conversation is called ${(value as Chat).title} now.` };
    case "archive_chat":
      return { text: "Put away. It comes back as soon as you write in it." };
    case "run_migration":
      return {
        text: `${standing(value as Migration)} Ask me how it is going, or take it back later.`,
      };
    case "cancel_migration":
      return { text: "Stopped. What was written stays, and can be taken back." };
    case "undo_migration": {
      const { removed, left } = value as UndoneMigration;
      const stay = left > 0 ? ` ${left} that were changed or used since stay.` : "";
      return { text: `Taken back: ${removed} records.${stay}` };
    }
    case "who_did":
      return { text: logged(value as LogFound) };
    default:
      return undefined;
  }
}

function figures({ lines, whose, notes }: Figures): string {
  const [first] = lines;
  if (!first) return "There is nothing to add up.";
  const before = first.before === null ? "" : `; in the same time before: ${first.before}`;
  const owner = whose ? `${whose}, ${first.label.toLowerCase()}` : first.label;
  return [`${owner}: ${first.value}${before}.`, ...notes].join(" ");
}

function waiting({ waiting: all }: Waiting): string {
  const [first, second] = all;
  if (!first) return "Nothing waits for you.";
  const rest = all.length > 2 ? ` The card shows ${all.length - 2} more.` : "";
  return `${[first.sentence, second?.sentence].filter(Boolean).join(" ")}${rest}`;
}

function moves({ migrations: [last] }: MigrationsFound): string {
  const begin =
    "Drop the export file of your old system here; by password a move is begun on the Data Migration screen.";
  return last ? standing(last) : `Nothing was brought over yet. ${begin}`;
}

function standing({ platformName, status, rows, done, itemsImported, skipped }: Migration): string {
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

function logged({ entries: [first, ...rest] }: LogFound): string {
  if (!first) return "The log holds nothing of that.";
  const more = rest.length > 0 ? ` The card shows ${rest.length} more.` : "";
  return `${first.by} ${first.words}, ${dayOf(first.createdAt)}.${more}`;
}
