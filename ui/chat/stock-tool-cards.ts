import {
  FlaskConical,
  Mail,
  Package,
  PackageCheck,
  PackageSearch,
  ShoppingCart,
} from "lucide-react";
import type { inventoryTools } from "#tools/inventory/tools.ts";
import { grams, plural } from "#ui/lib/format.ts";
import {
  EmailedCard,
  MixedCard,
  OneOrderCard,
  OrdersCard,
  ReorderedCard,
  StockCard,
} from "./stock-cards.tsx";
import type { ToolCard } from "./tool-card.ts";

/** How the tools of stock and orders appear. */
export const stockToolCards: { [Name in keyof typeof inventoryTools]: ToolCard<Name> } = {
  list_stock: {
    icon: Package,
    doing: "Looking at the stock",
    done: (_input, { total }) => `Found ${plural(total, "item")}`,
    failed: "Could not look at the stock",
    Card: StockCard,
  },
  mix_bowl: {
    icon: FlaskConical,
    doing: "Taking it out of stock",
    done: (_input, bowl) => `Mixed ${grams(bowl.grams)} of ${bowl.name}`,
    failed: "Nothing was taken out of stock",
    Card: MixedCard,
  },
  reorder: {
    icon: ShoppingCart,
    doing: "Drafting the orders",
    waiting: "Waiting for you to draft the orders",
    act: "Draft orders",
    done: (_input, { orders }) => `Drafted ${plural(orders.length, "order")}`,
    failed: "Nothing was ordered",
    Card: ReorderedCard,
  },
  order_item: {
    icon: ShoppingCart,
    doing: "Drafting the order",
    waiting: "Waiting for you to draft the order",
    act: "Draft order",
    done: (_input, { supplierName }) => `Drafted an order for ${supplierName}`,
    failed: "Nothing was ordered",
    Card: OneOrderCard,
  },
  find_orders: {
    icon: PackageSearch,
    doing: "Looking at the orders",
    done: (_input, { orders }) => `Found ${plural(orders.length, "order")}`,
    failed: "Could not look at the orders",
    Card: OrdersCard,
  },
  email_order: {
    icon: Mail,
    doing: "Handing the order to the mail",
    waiting: "Waiting for you to send the order",
    act: "Email to Supplier",
    done: (_input, { message }) => message,
    failed: "The order was not sent",
    Card: EmailedCard,
  },
  receive_order: {
    icon: PackageCheck,
    doing: "Putting it into stock",
    waiting: "Waiting for you to book it in",
    act: "All of it came",
    done: (_input, { supplierName }) => `Booked in the order of ${supplierName}`,
    failed: "Nothing was booked in",
    Card: OneOrderCard,
  },
};
