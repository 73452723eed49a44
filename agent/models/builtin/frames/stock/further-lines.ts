import { singular } from "#agent/models/builtin/verbs/finders.ts";

/** Where a further line of an order begins: "and 4 of the 8/0", ", 3 bottles of blondor". */
const LINE =
  /(?:,|&|\+| n| and) ?(\d{1,4}) (?!%|g\b|min|vol\b|pm\b|am\b)(?:(?:more|tubes?|bottles?|packs?|boxe?s?|of|the) )*([^,&+]+?)(?=(?:,|&|\+| n| and) ?\d|,? from\b|[.!?](?!\d)|,|$)/g;
const SHADE = /^\d{1,2}\/\d{1,3}$/;

/** What is ordered beside the first thing; a bare shade is of the same line. */
export function furtherLines(text: string, first = ""): { item: string; quantity: number }[] {
  const line = first.replace(/ ?\d{1,2}\/\d{1,3}.*$/, "");
  return [...text.matchAll(LINE)].map(([, count, said = ""]) => {
    const name = said.trim();
    return {
      item: SHADE.test(name) && line ? `${line} ${name}` : (singular(name) ?? name),
      quantity: Number(count),
    };
  });
}
