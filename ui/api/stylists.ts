import { saidOr, sentenceOf } from "#ui/lib/api-error.ts";
import { api } from "#ui/lib/api.ts";
import { reading } from "#ui/lib/reading.ts";
import { sending } from "#ui/lib/sending.ts";

/** One's own professional profile. */
export const getProfile = reading(["stylists", "profile"], () => api.stylists.profile.$get());

export const updateProfile = sending(api.stylists.profile, "$put", {
  act: "update_profile",
  done: {
    title: "Profile updated!",
    description: "Your professional profile has been saved successfully",
  },
  failed: (error: Error) => ({
    title: "Error",
    description: sentenceOf(error, "Failed to update profile"),
  }),
});

/** The salon's team. */
export const listStylists = reading(["stylists", "list"], () =>
  api.stylists.$get({ query: { limit: 500 } }),
);

/** The salon's team with roles, for whoever runs it. */
export const listTeam = reading(["stylists", "team"], () =>
  api.stylists.team.$get({ query: { limit: 500 } }),
);

export const createStylist = sending(api.stylists, "$post", {
  act: "add_stylist",
  done: "Stylist profile created successfully.",
  failed: (error: Error) => ({
    title: "Error",
    description: saidOr(error, "Failed to create stylist"),
  }),
});

export const updateStylist = sending(api.stylists[":id"], "$patch", {
  act: "update_stylist",
  done: "Profile saved.",
});

/** Takes somebody off the team. */
export const removeStylist = sending(api.stylists[":id"], "$delete", {
  refreshes: ["stylists", "invitations"],
  done: "They have left the team.",
  failed: false,
});
