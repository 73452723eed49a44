import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { UpdateProfile } from "#tools/stylists/schema.ts";
import type { CreateStylist, UpdateStylist } from "#tools/stylists/team-schema.ts";
import { saidOr, sentenceOf } from "#ui/lib/api-error.ts";
import { api } from "#ui/lib/api.ts";

/** One's own professional profile. */
export const getProfile = queryOptions({
  queryKey: ["stylists", "profile"],
  queryFn: async () => (await api.stylists.profile.$get()).json(),
});

export const updateProfile = mutationOptions({
  mutationFn: async (json: UpdateProfile) => (await api.stylists.profile.$put({ json })).json(),
  meta: {
    act: "update_profile",
    done: {
      title: "Profile updated!",
      description: "Your professional profile has been saved successfully",
    },
    failed: (error: Error) => ({
      title: "Error",
      description: sentenceOf(error, "Failed to update profile"),
    }),
  },
});

/** The salon's team. */
export const listStylists = queryOptions({
  queryKey: ["stylists", "list"],
  queryFn: async () => (await api.stylists.$get({ query: { limit: 500 } })).json(),
});

/** The salon's team with roles, for whoever runs it. */
export const listTeam = queryOptions({
  queryKey: ["stylists", "team"],
  queryFn: async () => (await api.stylists.team.$get()).json(),
});

export const createStylist = mutationOptions({
  mutationFn: async (json: CreateStylist) => (await api.stylists.$post({ json })).json(),
  meta: {
    act: "add_stylist",
    done: "Stylist profile created successfully.",
    failed: (error: Error) => ({
      title: "Error",
      description: saidOr(error, "Failed to create stylist"),
    }),
  },
});

export const updateStylist = mutationOptions({
  mutationFn: async ({ id, ...json }: UpdateStylist & { id: string }) =>
    (await api.stylists[":id"].$patch({ param: { id }, json })).json(),
  meta: {
    act: "update_stylist",
    done: "Profile saved.",
  },
});

/** Takes somebody off the team. */
export const removeStylist = mutationOptions({
  mutationFn: async (id: string) => (await api.stylists[":id"].$delete({ param: { id } })).json(),
  meta: { refreshes: ["stylists", "invitations"], done: "They have left the team.", failed: false },
});
