import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { CreateService, Service, UpdateService } from "#tools/pricing/service-schema.ts";
import { api } from "#ui/lib/api.ts";

/** What a stylist offers, newest first; the starter menu while they have nothing of their own. */
export const listServices = (stylistId: string) =>
  queryOptions({
    queryKey: ["services", stylistId],
    queryFn: async () =>
      (await api.services.stylist[":stylistId"].$get({ param: { stylistId }, query: {} })).json(),
  });

export const createService = mutationOptions({
  mutationFn: async (json: CreateService) => (await api.services.$post({ json })).json(),
  meta: { act: "create_service", done: "Service Created" },
});

/** A refusal is shown in the form. */
export const updateService = mutationOptions({
  mutationFn: async ({ id, ...json }: UpdateService & { id: string }) =>
    (await api.services[":id"].$patch({ param: { id }, json })).json(),
  meta: { act: "update_service", done: "Service Updated", failed: false },
});

/** A refusal is shown in the question. */
export const deleteService = mutationOptions({
  mutationFn: async (id: string) => (await api.services[":id"].$delete({ param: { id } })).json(),
  meta: { act: "delete_service", done: "Service Deleted", failed: false },
});

/** Makes the starter menu the stylist's own. */
export const copyStarterMenu = mutationOptions({
  mutationFn: async (stylistId: string) =>
    (await api.services.starter.$post({ json: { stylistId } })).json(),
  meta: {
    act: "copy_starter_menu",
    done: (menu: Service[]) => ({
      title: "The menu is yours",
      description: `${menu.length} services, to be changed as you like.`,
    }),
  },
});
