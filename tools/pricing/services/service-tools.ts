import { editsOf, fieldLines, inWords } from "#tools/core/change-rules.ts";
import { defineTool } from "#tools/core/tool.ts";
import { findStylistOrSelf } from "#tools/stylists/find.ts";
import { SERVICE_FIELDS } from "./service-fields.ts";
import { getMenu, ON_MENU } from "#tools/pricing/menu.ts";
import {
  AddService,
  ChangeService,
  Menu,
  OfMenu,
  WhoseMenu,
  Service,
  ServiceCategory,
  ServiceOf,
} from "./service-schema.ts";
import { priceWords } from "./service-price-rules.ts";
import {
  changeService,
  newService,
  newServiceChanges,
  serviceChanges,
  undoChange,
  undoDelete,
} from "./service-words.ts";
import { copyStarterMenu, deleteService } from "./services-own.ts";
import { EXAMPLE_PRICES, PRICES_SHOWN_THEN } from "./starter-word-rules.ts";

const CATEGORIES = ServiceCategory.options.map((value) => ({ value, label: value }));

/** What the assistant may do with the menus. */
export const serviceTools = {
  list_services: defineTool({
    description: `A stylist's menu: services with price, minutes and their parts. Of a starter menu: ${EXAMPLE_PRICES}`,
    input: OfMenu,
    refs: { stylist: findStylistOrSelf },
    output: Menu,
    effect: "read",
    run: getMenu,
  }),
  create_service: defineTool({
    description:
      "Put a service on a stylist's menu. Ask for name, price and minutes where they were not said. Parts only as they were said: apply, finish and transition hold the stylist, process does not.",
    input: AddService,
    refs: { stylist: findStylistOrSelf },
    output: Service,
    effect: "ask",
    refreshes: ["services"],
    route: "POST /api/services",
    asks: ({ stylist, name, basePrice, duration }) =>
      `Add ${name}, ${duration} min, ${basePrice}, to ${menuOf(stylist)}?`,
    changes: newServiceChanges,
    edits: [
      ...editsOf(SERVICE_FIELDS, "name", "basePrice", "duration"),
      {
        field: "category",
        label: SERVICE_FIELDS.category.label,
        kind: "choice",
        choices: CATEGORIES,
      },
    ],
    records: (_input, { id }) => [{ kind: "service", id }],
    did: (_input, service) => `put ${service.name} on the menu at ${priceWords(service)}`,
    undo:
      async () =>
      ({ id }) => ({ tool: "remove_service", input: { id } }),
    run: newService,
  }),
  update_service: defineTool({
    description: "Change a service of a menu; what is left out stays as it is.",
    input: ChangeService,
    refs: ON_MENU,
    output: Service,
    effect: "ask",
    refreshes: ["services"],
    route: "PATCH /api/services/{id}",
    asks: ({ stylist, service, ...changes }) =>
      `Change ${service} on ${menuOf(stylist)}? ${changeWords(changes)}`.trim(),
    changes: serviceChanges,
    edits: editsOf(SERVICE_FIELDS, "name", "basePrice", "duration"),
    records: (_input, { id }) => [{ kind: "service", id }],
    did: (_input, { name }) => `changed ${name} on the menu`,
    undo: undoChange,
    run: changeService,
  }),
  delete_service: defineTool({
    description: "Take a service off a stylist's menu. What is booked stays booked.",
    input: ServiceOf,
    refs: ON_MENU,
    output: Service,
    effect: "ask",
    refreshes: ["services"],
    route: "DELETE /api/services/{id}",
    asks: ({ stylist, service }) => `Take ${service} off ${menuOf(stylist)}?`,
    changes: async (_ctx, { stylist, service }) => [
      {
        label: `Menu of ${stylist.name}`,
        before: `${service.name}, ${priceWords(service)}`,
        after: null,
      },
    ],
    records: (_input, { id }) => [{ kind: "service", id }],
    did: (_input, { name }) => `took ${name} off the menu`,
    undo: async () => undoDelete,
    run: async (ctx, { service }) => {
      await deleteService(ctx, service);
      return service;
    },
  }),
  copy_starter_menu: defineTool({
    description: `Make the starter menu a stylist's own, to be changed from there. ${EXAMPLE_PRICES} ${PRICES_SHOWN_THEN}`,
    input: WhoseMenu,
    refs: { stylist: findStylistOrSelf },
    output: Menu,
    effect: "ask",
    refreshes: ["services"],
    route: "POST /api/services/starter",
    asks: ({ stylist }) =>
      `Make the starter menu ${stylist ? `that of ${stylist}` : "your own"}? ${PRICES_SHOWN_THEN}`,
    changes: async (ctx, which) => {
      const { services, stylistName } = await getMenu(ctx, which);
      const own = services.filter(({ starter }) => !starter).length;
      return [
        {
          label: `Menu of ${stylistName}`,
          before: own > 0 ? `${own} services` : "the starter menu, its prices as examples",
          after: `${services.length} services of their own`,
        },
      ];
    },
    records: (_input, { stylistId }) => [{ kind: "stylist", id: stylistId }],
    did: (_input, { stylistName }) => `made the starter menu that of ${stylistName}`,
    undo:
      async () =>
      ({ stylistId }) => ({ tool: "drop_starter_menu", input: { stylistId } }),
    run: async (ctx, { stylist }) => {
      await copyStarterMenu(ctx, { stylistId: stylist.id });
      return getMenu(ctx, { stylist });
    },
  }),
};

const menuOf = (stylist: string | undefined) =>
  stylist ? `the menu of ${stylist}` : "your own menu";

/** What would be changed, and to what: nobody says yes to what they cannot see. */
function changeWords({ segments, ...plain }: Omit<ChangeService, "stylist" | "service">): string {
  const parts = segments?.map(({ kind, minutes }) => `${kind} ${minutes}`).join(", ");
  const said = { ...plain, segments: segments === null ? "hands on throughout" : parts };
  return fieldLines(SERVICE_FIELDS, null, said)
    .flatMap(([label, , after]) =>
      after === undefined ? [] : `${label.toLowerCase()}: ${inWords(after) ?? "none"}`,
    )
    .join("; ");
}
