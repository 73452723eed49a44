import type { Menu, Service } from "#tools/pricing/service-schema.ts";
import { EXAMPLE_PRICES } from "#tools/pricing/starter-rules.ts";
import { listed } from "#agent/models/builtin/wording.ts";
import { meant } from "./match.ts";
import type { Found } from "./verb.ts";

const MOST_SAID = 4;

/** The starter menu stands until somebody has one of their own. */
export const exampleOf = (services: readonly Service[]): string[] =>
  services.some(({ starter }) => starter)
    ? [
        `This is the starter menu. ${EXAMPLE_PRICES} Say what it costs with you, and the menu is yours.`,
      ]
    : [];

/** What services of these names cost, or that none is called so. */
export function onMenu({ services }: Pick<Menu, "services">, said: string): string {
  const all = services.map((of) => ({ id: of.id, name: of.name, of }));
  const called = (words: string): Found[] => {
    const match = meant(words, all);
    if ("one" in match) return [match.one];
    return "several" in match ? match.several : [];
  };
  const whole = called(said);
  const found = whole.length > 0 ? whole : said.split(/ (?:and|&|\+|with) /).flatMap(called);
  const lines = found.slice(0, MOST_SAID).map(({ of }) => {
    const { name, priceRange, basePrice, duration } = of as Service;
    return `${name}: ${priceRange ?? basePrice}, ${duration} min.`;
  });
  if (lines.length > 0) return [...lines, ...exampleOf(services)].join(" ");
  const names = services.slice(0, MOST_SAID).map(({ name }) => name);
  const more = services.length > names.length ? ` and ${services.length - names.length} more` : "";
  return names.length === 0
    ? "There is nothing on your menu yet."
    : `There is no “${said}” on your menu. There are ${more ? names.join(", ") + more : listed(names)}.`;
}
