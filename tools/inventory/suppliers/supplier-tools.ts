import { z } from "zod";
import { changesOf, editsOf, fieldLines, formerOf } from "#tools/core/change-rules.ts";
import { defineTool } from "#tools/core/tool.ts";
import {
  ChangeSupplier,
  GoneNamed,
  SupplierById,
  SuppliersFound,
} from "#tools/inventory/act-schema.ts";
import { supplierChanges, supplierOf } from "#tools/inventory/act-words.ts";
import { deleteSupplierNamed } from "#tools/inventory/acts.ts";
import { itemsBoughtFrom } from "#tools/inventory/items/restore.ts";
import { CreateSupplier, Supplier } from "#tools/inventory/schema.ts";
import { SUPPLIER_FIELDS } from "./supplier-fields.ts";
import { createSupplier, listSuppliers, updateSupplier } from "./suppliers.ts";

const edits = editsOf(SUPPLIER_FIELDS, "name", "contactEmail", "contactPhone", "accountNumber");

/** What the assistant may do with those whom a salon buys from. */
export const supplierTools = {
  list_suppliers: defineTool({
    description: "Whom the salon buys from: address, account number and how many items.",
    input: z.strictObject({}),
    output: SuppliersFound,
    effect: "read",
    run: async (ctx) => ({ suppliers: await listSuppliers(ctx) }),
  }),
  add_supplier: defineTool({
    description: "Add somebody whom the salon buys from. Only what was said of them.",
    input: CreateSupplier,
    output: Supplier,
    effect: "ask",
    refreshes: ["inventory"],
    route: "POST /api/inventory/suppliers",
    asks: ({ name }) => `Add ${name} to the suppliers?`,
    changes: async (_ctx, given) => changesOf(fieldLines(SUPPLIER_FIELDS, null, given)),
    edits,
    records: (_input, { id }) => [{ kind: "supplier", id }],
    did: (_input, { name }) => `added ${name} to the suppliers`,
    undo:
      async () =>
      ({ id }) => ({ tool: "delete_supplier", input: { supplierId: id } }),
    run: createSupplier,
  }),
  change_supplier: defineTool({
    description: "Change a supplier; what is left out stays as it is, empty words clear it.",
    input: ChangeSupplier,
    output: Supplier,
    effect: "ask",
    refreshes: ["inventory"],
    route: "PATCH /api/inventory/suppliers/{id}",
    asksWith: async (ctx, { supplierId }) =>
      `Change ${(await supplierOf(ctx, supplierId))?.name ?? "this supplier"}?`,
    changes: supplierChanges,
    edits,
    records: ({ supplierId }) => [{ kind: "supplier", id: supplierId }],
    did: (_input, { name }) => `changed the supplier ${name}`,
    undo: async (ctx, { supplierId, ...given }) => {
      const before = await supplierOf(ctx, supplierId);
      return () =>
        before && {
          tool: "change_supplier",
          input: { supplierId, ...formerOf(before, given) },
        };
    },
    run: (ctx, { supplierId, ...given }) => updateSupplier(ctx, { ...given, id: supplierId }),
  }),
  delete_supplier: defineTool({
    description: "Take a supplier off the list. Orders keep them; their items stay without one.",
    input: SupplierById,
    output: GoneNamed,
    effect: "ask",
    refreshes: ["inventory"],
    route: "DELETE /api/inventory/suppliers/{id}",
    asksWith: async (ctx, { supplierId }) =>
      `Delete ${(await supplierOf(ctx, supplierId))?.name ?? "this supplier"}?`,
    changes: async (ctx, { supplierId }) => {
      const found = await supplierOf(ctx, supplierId);
      return changesOf([
        ["Supplier", found?.name, null],
        ["Items bought there", String(found?.items ?? 0), "0"],
      ]);
    },
    records: ({ supplierId }) => [{ kind: "supplier", id: supplierId }],
    did: (_input, { name }) => `deleted the supplier ${name}`,
    undo: async (ctx, { supplierId }) => {
      const itemIds = await itemsBoughtFrom(ctx, supplierId);
      return () => ({ tool: "restore_supplier", input: { supplierId, itemIds } });
    },
    run: deleteSupplierNamed,
  }),
};
