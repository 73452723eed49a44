import { defineTool } from "#tools/core/tool.ts";
import {
  CreateServiceCalled,
  Menu,
  MenuCalled,
  Service,
  ServiceCalled,
  UpdateServiceCalled,
} from "./service-schema.ts";
import {
  createServiceCalled,
  deleteServiceCalled,
  listServicesCalled,
  updateServiceCalled,
} from "./services-called.ts";

export const serviceTools = {
  list_services: defineTool({
    description:
      "A stylist's menu: services with price, minutes and their parts. Prices of a starter menu are examples, not the salon's own.",
    input: MenuCalled,
    output: Menu,
    effect: "read",
    run: listServicesCalled,
  }),
  create_service: defineTool({
    description:
      "Put a service on a stylist's menu. Ask for name, price and minutes where they were not said. Parts only as they were said: apply, finish and transition hold the stylist, process does not.",
    input: CreateServiceCalled,
    output: Service,
    effect: "ask",
    asks: ({ stylist, name, basePrice, duration }) =>
      `Add ${name}, ${duration} min, ${basePrice}, to ${menuOf(stylist)}?`,
    run: createServiceCalled,
  }),
  update_service: defineTool({
    description: "Change a service of a menu; what is left out stays as it is.",
    input: UpdateServiceCalled,
    output: Service,
    effect: "ask",
    asks: ({ stylist, service, ...changes }) =>
      `Change ${service} on ${menuOf(stylist)}? ${changeWords(changes)}`.trim(),
    run: updateServiceCalled,
  }),
  delete_service: defineTool({
    description: "Take a service off a stylist's menu. What is booked stays booked.",
    input: ServiceCalled,
    output: Service,
    effect: "ask",
    asks: ({ stylist, service }) => `Take ${service} off ${menuOf(stylist)}?`,
    run: deleteServiceCalled,
  }),
};

const menuOf = (stylist: string | undefined) =>
  stylist ? `the menu of ${stylist}` : "your own menu";

const NAMES: Record<string, string> = {
  name: "name",
  category: "category",
  description: "description",
  basePrice: "price",
  priceRange: "price range",
  duration: "minutes",
  online: "booked online",
  onlineInProcessing: "others booked while it processes",
  needsPatchTest: "patch test",
};

/** What would be changed, and to what: nobody says yes to what they cannot see. */
function changeWords(changes: Omit<UpdateServiceCalled, "stylist" | "service">): string {
  const { segments, ...plain } = changes;
  const words = Object.entries(plain).flatMap(([field, value]) =>
    value === undefined ? [] : `${NAMES[field] ?? field}: ${wordOf(value)}`,
  );
  if (segments) {
    words.push(`parts: ${segments.map(({ kind, minutes }) => `${kind} ${minutes}`).join(", ")}`);
  } else if (segments === null) words.push("parts: hands on throughout");
  return words.join("; ");
}

function wordOf(value: string | number | boolean | null): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null || value === "" ? "none" : String(value);
}
