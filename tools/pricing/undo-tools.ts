import { z } from "zod";
import { defineTool } from "#tools/core/tool.ts";
import { CreateService, Service, UpdateService } from "./services/service-schema.ts";
import {
  createService,
  deleteService,
  dropStarterMenu,
  updateService,
} from "./services/services-own.ts";

const TAKES_BACK = "It takes an act back that is in the ledger.";

/** What takes back acts on menus and prices. */
export const pricingUndoTools = {
  remove_service: defineTool({
    description: "A service that was added, off the menu again.",
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ id: z.uuid() }),
    effect: "write",
    unlisted: TAKES_BACK,
    run: deleteService,
  }),
  restore_service: defineTool({
    description: "A service that was taken off, on the menu again.",
    input: CreateService.extend({ id: z.uuid() }),
    output: Service,
    effect: "write",
    unlisted: TAKES_BACK,
    run: (ctx, { id, ...given }) => createService(ctx, given, id),
  }),
  put_service_back: defineTool({
    description: "A service as it was before a change.",
    input: UpdateService.extend({ id: z.uuid() }),
    output: Service,
    effect: "write",
    unlisted: TAKES_BACK,
    run: updateService,
  }),
  drop_starter_menu: defineTool({
    description: "A starter menu that was copied, the starter menu again.",
    input: z.strictObject({ stylistId: z.uuid() }),
    output: z.array(Service),
    effect: "write",
    unlisted: TAKES_BACK,
    run: dropStarterMenu,
  }),
};
