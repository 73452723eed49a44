import { useSearchParams } from "react-router";
import { ItemCategory } from "#tools/inventory/schema.ts";

export const TABS = ["suppliers", "inventory", "orders"] as const;
export const ONLY = ["low", "expiring", "count"] as const;
export type Only = (typeof ONLY)[number];

/** What the items are narrowed to. */
export type ItemFilter = {
  q: string;
  category: ItemCategory | undefined;
  supplier: string | undefined;
  only: Only | undefined;
};

const NAMES = ["tab", "q", "category", "supplier", "only", "item", "order", "take", "log"] as const;
type Change = Partial<Record<(typeof NAMES)[number], string | null>>;

/** Where on the screen one is, as the address says it: tab, filter, what is open. What it cannot mean counts as not said. */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const filter: ItemFilter = {
    q: params.get("q") ?? "",
    category: ItemCategory.safeParse(params.get("category")).data,
    supplier: params.get("supplier") ?? undefined,
    only: ONLY.find((only) => only === params.get("only")),
  };
  /** What is opened can be left by going back; what is narrowed cannot. */
  const change = (changes: Change, opens = false) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(changes))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace: !opens },
    );
  return {
    tab:
      TABS.find((tab) => tab === params.get("tab")) ??
      (params.has("order") ? "orders" : "inventory"),
    filter,
    filtered: Boolean(filter.q || filter.category || filter.supplier || filter.only),
    itemId: params.get("item"),
    orderId: params.get("order"),
    counting: params.has("take"),
    logging: params.has("log"),
    change,
  };
}
