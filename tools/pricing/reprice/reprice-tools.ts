import { changesOf } from "#tools/core/change-rules.ts";
import type { Change, RecordRef } from "#tools/core/act-schema.ts";
import { defineTool } from "#tools/core/tool.ts";
import { findAnyStylist } from "#tools/stylists/find.ts";
import {
  ApplyReprice,
  MarginsAsked,
  MarginsFound,
  RepriceDone,
  RepriceOf,
  RepricePreview,
  UndoReprice,
  type RepricedService,
} from "./reprice-schema.ts";
import { applyReprice, previewReprice } from "./reprice.ts";
import { findMargins, rehearsePrice, rehearseReprice, rehearseUndo } from "./reprice-rehearsed.ts";
import { undoReprice } from "./reprice-undo.ts";
import { priceWords } from "#tools/pricing/services/service-price-rules.ts";
import { Service, SetPrice } from "#tools/pricing/services/service-schema.ts";
import { undoChange } from "#tools/pricing/services/service-words.ts";
import { ON_MENU, setPrice } from "#tools/pricing/menu.ts";

/** What the assistant may do with many prices at once, and with what they leave. */
export const repriceTools = {
  set_price: defineTool({
    description:
      "Give one service of a menu another price: by its name or a part that no other has; the price as it was said (195, from 120, 120-180).",
    input: SetPrice,
    refs: ON_MENU,
    output: Service,
    effect: "ask",
    refreshes: ["services", "pricing"],
    asksWith: async (ctx, input) => {
      const { called, before, after } = await rehearsePrice(ctx, input);
      if (!before) return `Put ${called} at ${after}?`;
      return before === after
        ? `${called} costs ${before} already. Set it all the same?`
        : `Change ${called} from ${before} to ${after}?`;
    },
    changes: async (ctx, input) => {
      const { called, before, after } = await rehearsePrice(ctx, input);
      return changesOf([[called, before, after]]);
    },
    edits: [{ field: "price", label: "Price", kind: "text" }],
    records: (_input, { id }) => [{ kind: "service", id }],
    did: (_input, service) => `put ${service.name} at ${priceWords(service)}`,
    undo: undoChange,
    run: setPrice,
  }),
  preview_reprice: defineTool({
    description:
      "What many prices would become: by a percent or an amount, rounded, for a category or all, of one menu or all that the person may change. Changes nothing: apply_reprice does, with exactly these lines.",
    input: RepriceOf,
    refs: { stylist: findAnyStylist },
    output: RepricePreview,
    effect: "read",
    route: "POST /api/services/reprice/preview",
    run: (ctx, { stylist, ...asked }) => previewReprice(ctx, { ...asked, stylistId: stylist?.id }),
  }),
  apply_reprice: defineTool({
    description: "Set the prices that preview_reprice has shown, with its lines as they are.",
    input: ApplyReprice,
    output: RepriceDone,
    effect: "ask",
    refreshes: ["services", "pricing"],
    route: "POST /api/services/reprice",
    asksWith: async (ctx, input) => {
      const lines = await rehearseReprice(ctx, input);
      // of several menus a service alone does not say whose it is
      const isOfMany = new Set(lines.map(({ stylistName }) => stylistName)).size > 1;
      const whose = isOfMany ? null : lines[0]?.stylistName;
      const words = lines.map(
        ({ name, stylistName, before, after }) =>
          `${isOfMany ? `${name} of ${stylistName}` : name}: ${before} to ${after}`,
      );
      return `Change these prices${whose ? ` of ${whose}` : ""}? ${words.join("; ")}.`;
    },
    changes: async (ctx, input) => priceChanges(await rehearseReprice(ctx, input)),
    records: (_input, { batchId, services }) => repriceRecords(batchId, services),
    did: (_input, { services }) =>
      `set ${services.length === 1 ? "a price" : `${services.length} prices`}`,
    undo:
      async () =>
      ({ batchId }) => ({ tool: "undo_reprice", input: { batchId } }),
    run: applyReprice,
  }),
  undo_reprice: defineTool({
    description:
      "Put back the prices that one apply_reprice set, by its batchId. Refused where one was changed since.",
    input: UndoReprice,
    output: RepriceDone,
    effect: "ask",
    refreshes: ["services", "pricing"],
    route: "POST /api/services/reprice/{id}/undo",
    asksWith: async (ctx, { batchId }) => {
      const { services } = await rehearseUndo(ctx, batchId);
      return `Put ${services.length === 1 ? "this price" : `these ${services.length} prices`} back?`;
    },
    changes: async (ctx, { batchId }) => priceChanges((await rehearseUndo(ctx, batchId)).services),
    records: ({ batchId }, { services }) => repriceRecords(batchId, services),
    did: (_input, { services }) =>
      `put ${services.length === 1 ? "a price" : `${services.length} prices`} back`,
    undo: async () => (done) => ({ tool: "undo_reprice", input: { batchId: done.batchId } }),
    run: (ctx, { batchId }) => undoReprice(ctx, { id: batchId }),
  }),
  service_margins: defineTool({
    description:
      "What services leave, by the bowls that were really mixed for them; figures that are missing are named and never guessed.",
    input: MarginsAsked,
    output: MarginsFound,
    effect: "read",
    run: findMargins,
  }),
};

const priceChanges = (services: readonly RepricedService[]): Change[] => {
  // of several menus a service alone does not say whose it is
  const isOfMany = new Set(services.map(({ stylistName }) => stylistName)).size > 1;
  return changesOf(
    services.map(
      ({ name, stylistName, before, after }) =>
        [isOfMany ? `${name} of ${stylistName}` : name, before, after] as const,
    ),
  );
};

const repriceRecords = (batchId: string, services: readonly RepricedService[]): RecordRef[] => [
  { kind: "reprice", id: batchId },
  ...services.slice(0, 50).map(({ serviceId }) => ({ kind: "service" as const, id: serviceId })),
];
