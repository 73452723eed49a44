import type { Drawn, MixedBowl } from "#tools/inventory/items/movement-schema.ts";
import { money } from "#tools/pricing/cost/cost-rules.ts";
import { grams } from "#ui/lib/format.ts";

/** What a bowl took out of the stock: "20 g of 7/1, 40 g of Developer"; "" where it was nothing. */
export function drawnWords({ drawn }: Pick<MixedBowl, "drawn">): string {
  return drawn
    .filter(({ why }) => why === "drawn")
    .map((each) => `${grams(each.grams)} of ${nameOf(each)}`)
    .join(", ");
}

/** What it could not take: "7/1 is not in your stock." "" where all was there. */
export function missingWords({ drawn }: Pick<MixedBowl, "drawn">): string {
  const unknown = drawn.filter(({ why }) => why === "not_stocked").map(nameOf);
  const uncounted = drawn.filter(({ why }) => why === "not_weighed").map(nameOf);
  return [
    unknown.length > 0 &&
      `${listed(unknown)} ${unknown.length === 1 ? "is" : "are"} not in your stock.`,
    uncounted.length > 0 &&
      `${listed(uncounted)} ${uncounted.length === 1 ? "is" : "are"} not weighed: say what one holds.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** What the bowl cost, by the prices of that moment; "" where one was missing. */
export function costWords({ cost }: Pick<MixedBowl, "cost">, currency: string | undefined): string {
  return cost === null || !currency ? "" : money(cost, currency);
}

/** When it was mixed and how much: "Mixed 10:24 · 62 g"; with the day where that is another. */
export function mixedWords(
  { createdAt, grams: weight }: Pick<MixedBowl, "createdAt" | "grams">,
  now = new Date(),
): string {
  const at = new Date(createdAt);
  const time = at.toLocaleTimeString(undefined, { hour: "numeric", minute: "2-digit" });
  const day = at.toLocaleDateString(undefined, { day: "numeric", month: "short" });
  const when = at.toDateString() === now.toDateString() ? time : `${day}, ${time}`;
  return `Mixed ${when} · ${grams(weight)}`;
}

/** How much more was mixed than planned: ", 4 g over plan"; "" where it was not more. */
export function overWords({ grams: weight }: Pick<MixedBowl, "grams">, planned: number): string {
  const over = Math.round((weight - planned) * 10) / 10;
  return over > 0 ? `, ${grams(over)} over plan` : "";
}

const nameOf = ({ code, name }: Drawn) => code ?? name;

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
