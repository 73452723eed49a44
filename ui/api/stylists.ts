import { mutationOptions } from "@tanstack/react-query";
import type { UpdateProfile } from "#tools/stylists/schema.ts";
import type { CreateStylist, UpdateStylist } from "#tools/stylists/team-schema.ts";
import { saidOr, sentenceOf } from "#ui/lib/api-error.ts";
import { api } from "#ui/lib/api.ts";
import { answerTo, reading } from "#ui/lib/reading.ts";

/** One's own professional profile. */
export const getProfile = reading(["stylists", "profile"], () => api.stylists.profile.$get());

export const updateProfile = mutationOptions({
  mutationFn: (json: UpdateProfile) => answerTo(api.stylists.profile.$put({ json })),
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
export const listStylists = reading(["stylists", "list"], () =>
  api.stylists.$get({ query: { limit: 500 } }),
);

/** The salon's team with roles, for whoever runs it. */
export const listTeam = reading(["stylists", "team"], () => api.stylists.team.$get());

export const createStylist = mutationOptions({
  mutationFn: (json: CreateStylist) => answerTo(api.stylists.$post({ json })),
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
  mutationFn: ({ id, ...json }: UpdateStylist & { id: string }) =>
    answerTo(api.stylists[":id"].$patch({ param: { id }, json })),
  meta: {
    act: "update_stylist",
    done: "Profile saved.",
  },
});

/** Takes somebody off the team. */
export const removeStylist = mutationOptions({
  mutationFn: (id: string) => answerTo(api.stylists[":id"].$delete({ param: { id } })),
  meta: { refreshes: ["stylists", "invitations"], done: "They have left the team.", failed: false },
});
