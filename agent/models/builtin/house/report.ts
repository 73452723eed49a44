import type { Figures, Waiting } from "#tools/reports/figures-schema.ts";
import type { Report } from "#agent/models/builtin/report.ts";

/** What came of a question about the house; undefined for other tools. */
export function reportHouse(tool: string, value: unknown): Report | undefined {
  switch (tool) {
    case "show_figures":
      return { text: figures(value as Figures) };
    case "what_waits":
      return { text: waiting(value as Waiting) };
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
