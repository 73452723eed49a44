import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { UpdateProfile } from "#tools/stylists/schema.ts";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { api } from "#ui/lib/api.ts";

/** One's own professional profile. */
export const getProfile = queryOptions({
  queryKey: ["stylists", "profile"],
  queryFn: async () => (await api.stylists.profile.$get()).json(),
});

export const updateProfile = mutationOptions({
  mutationFn: async (json: UpdateProfile) => (await api.stylists.profile.$put({ json })).json(),
  meta: {
    refreshes: "stylists",
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
