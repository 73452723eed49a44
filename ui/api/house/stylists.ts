import { mutationOptions } from "@tanstack/react-query";
import type { Portrait } from "#tools/stylists/schema.ts";
import { readError, saidOr, sentenceOf } from "#ui/lib/http/api-error.ts";
import { api, send } from "#ui/lib/http/api.ts";
import { reading } from "#ui/lib/http/reading.ts";
import { sending } from "#ui/lib/http/sending.ts";

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

/** One's own portrait, as clients see it. */
export const getPortrait = reading(["stylists", "portrait"], () =>
  api.stylists.profile.portrait.$get(),
);

export const setPortrait = mutationOptions({
  mutationFn: async (photo: File): Promise<Portrait> => {
    const body = new FormData();
    body.set("photo", photo, photo.name || "portrait");
    const response = await send("/api/stylists/profile/portrait", { method: "PUT", body });
    if (!response.ok) throw await readError(response);
    return (await response.json()) as Portrait;
  },
  meta: { refreshes: "stylists", done: "Clients see it on your booking page." },
});

export const removePortrait = sending(api.stylists.profile.portrait, "$delete", {
  refreshes: "stylists",
  done: "The portrait is gone.",
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
