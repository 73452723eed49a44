import { beginBusiness } from "./business/acts.ts";
import { beginHouse } from "./house/acts.ts";
import { say, using, type Decision } from "./decision.ts";
import type { SaidLine, Wish } from "./hear/wish.ts";
import type { State } from "./state.ts";
import type { View } from "./view.ts";

/** What to do about a wish of the salon's own knowledge. */
export const fulfil = (wish: Wish, state: State, view: View): Decision | undefined =>
  ofFormulas(wish, state, view) ?? beginBusiness(wish, state, view) ?? beginHouse(wish, view);

function ofFormulas(wish: Wish, state: State, view: View): Decision | undefined {
  if (wish.kind === "price")
    return wish.line.line ? price(wish, view) : say("Which line of that brand do you mean?");
  if (wish.kind !== "read") return undefined;
  return using(view, "read_notation", {
    text: wish.text.slice(0, 4000),
    consultationId: state.consultation?.consultation.id,
  });
}

function price(
  { line, price: amount, packGrams, part }: Wish & { kind: "price" },
  view: View,
): Decision {
  if (!packGrams) return say("How many grams does the pack hold? Say it with the price in one go.");
  return using(
    view,
    "set_product_price",
    { line: spoken(line), part, packGrams, amount },
    "This changes what every bowl of it costs, so it waits for your tap.",
  );
}

const spoken = ({ brand, line }: SaidLine) => (line ? `${brand}/${line}` : brand);
