import { mutationOptions } from "@tanstack/react-query";
import type { Service } from "#tools/pricing/services/service-schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo, reading } from "#ui/lib/http/reading.ts";
import { sending } from "#ui/lib/http/sending.ts";

/** What a stylist offers, newest first; the starter menu while they have nothing of their own. */
export const listServices = (stylistId: string) =>
  reading(["services", stylistId], () =>
    api.services.stylist[":stylistId"].$get({ param: { stylistId }, query: {} }),
  );

export const createService = sending(api.services, "$post", {
  act: "create_service",
  done: "Service Created",
});

/** A refusal is shown in the form. */
export const updateService = sending(api.services[":id"], "$patch", {
  act: "update_service",
  done: "Service Updated",
  failed: false,
});

/** A refusal is shown in the question. */
export const deleteService = sending(api.services[":id"], "$delete", {
  act: "delete_service",
  done: "Service Deleted",
  failed: false,
});

/** Makes the starter menu the stylist's own. */
export const copyStarterMenu = mutationOptions({
  mutationFn: (stylistId: string) => answerTo(api.services.starter.$post({ json: { stylistId } })),
  meta: {
    act: "copy_starter_menu",
    done: (menu: Service[]) => ({
      title: "The menu is yours",
      description: `${menu.length} services, to be changed as you like.`,
    }),
  },
});
