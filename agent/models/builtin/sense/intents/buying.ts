import type { Intent } from "#agent/models/builtin/sense/intent.ts";
import { withAny } from "./with-any.ts";

const counted = { item: "item", n: "number" } as const;
const ordered = { supplier: "supplier", item: "item" } as const;

const which = (start: string, end = ""): string[] => [
  `${start} the {supplier} order${end}`,
  `${start} the {item} order${end}`,
  `${start} the order${end}`,
];

/** Whom the salon buys from, and what is ordered there. */
export const BUYING: readonly Intent[] = [
  {
    id: "list_suppliers",
    tool: "list_suppliers",
    slots: { supplier: "supplier" },
    says: ["what is the contact of the supplier {supplier}", "show the suppliers"],
  },
  {
    id: "add_supplier",
    tool: "add_supplier",
    slots: { name: "name", email: "email", phone: "phone", account: "text" },
    says: [
      ...withAny("add a supplier {name}", [
        ", email {email}",
        ", phone {phone}",
        ", account {account}",
      ]),
      "add a supplier",
    ],
  },
  ...(["email", "phone", "account", "website", "address", "name"] as const).map(
    (field): Intent => ({
      id: `change_supplier.${field}`,
      tool: "change_supplier",
      slots: {
        supplier: "supplier",
        [field]: field === "email" || field === "phone" || field === "name" ? field : "text",
      },
      says: [
        `change the ${field === "account" ? "account number" : field} of the supplier {supplier} to {${field}}`,
      ],
    }),
  ),
  {
    id: "change_supplier.note",
    tool: "change_supplier",
    slots: { supplier: "supplier", text: "text" },
    says: ["change the notes of the supplier {supplier} to {text}"],
  },
  {
    id: "delete_supplier",
    tool: "delete_supplier",
    slots: { supplier: "supplier" },
    says: ["delete the supplier {supplier}"],
  },
  {
    id: "reorder",
    tool: "reorder",
    slots: { supplier: "supplier" },
    says: ["draft orders of what is low from {supplier}", "draft orders of what is low"],
  },
  {
    id: "reorder.usage",
    tool: "reorder",
    slots: { supplier: "supplier" },
    says: ["draft orders by what was used from {supplier}", "draft orders by what was used"],
  },
  {
    id: "order_item",
    tool: "order_item",
    slots: counted,
    says: [
      "draft an order of {n} of {item}",
      "draft an order of more of {item}",
      "draft an order of {n} of it",
      "draft an order of more of it",
    ],
  },
  {
    id: "find_orders",
    tool: "find_orders",
    slots: ordered,
    says: ["show the orders of {supplier}", "show the orders of {item}", "show me the orders"],
  },
  {
    id: "find_orders.open",
    tool: "find_orders",
    slots: { supplier: "supplier" },
    says: ["what is on order from {supplier}", "what is on order"],
  },
  {
    id: "change_order.quantity",
    tool: "change_order",
    slots: { item: "item", n: "number", supplier: "supplier" },
    says: ["change {item} on the {supplier} order to {n}", "change {item} on the order to {n}"],
  },
  {
    id: "change_order.add",
    tool: "change_order",
    slots: { item: "item", n: "number", supplier: "supplier" },
    says: [
      "put {n} of {item} on the order from {supplier}",
      "put {n} of {item} on the order",
      "add a {item} to the order",
    ],
  },
  {
    id: "change_order.drop",
    tool: "change_order",
    slots: { item: "item", supplier: "supplier" },
    says: ["take {item} off the {supplier} order", "take {item} off the order"],
  },
  {
    id: "change_order.note",
    tool: "change_order",
    slots: { supplier: "supplier", text: "text" },
    says: ["add a note to the {supplier} order: {text}", "add a note to the order: {text}"],
  },
  {
    id: "change_order.due",
    tool: "change_order",
    slots: { supplier: "supplier", item: "item", date: "date" },
    says: [
      "expect the {supplier} order on {date}",
      "expect the {item} order on {date}",
      "expect the order on {date}",
    ],
  },
  {
    id: "submit_order",
    tool: "submit_order",
    slots: ordered,
    says: which("mark", " as sent"),
  },
  { id: "cancel_order", tool: "cancel_order", slots: ordered, says: which("cancel") },
  {
    id: "email_order",
    tool: "email_order",
    slots: ordered,
    says: ["email the {supplier} order", "email the {item} order", "email the order"],
  },
  { id: "receive_order", tool: "receive_order", slots: ordered, says: which("receive") },
  {
    id: "receive_order.part",
    tool: "receive_order",
    slots: { item: "item", n: "number", supplier: "supplier" },
    says: [
      "receive only {n} of {item} in the order from {supplier}",
      "receive only {n} of {item} in the order",
    ],
  },
  {
    id: "receive_order.short",
    tool: "receive_order",
    slots: { item: "item", n: "number", supplier: "supplier" },
    says: [
      "receive all but {n} of {item} in the order from {supplier}",
      "receive all but {n} of {item} in the order",
    ],
  },
];
