import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { AcceptInvitation } from "#tools/stylists/team-schema.ts";
import { api } from "#ui/lib/api.ts";
import { forgetSession } from "#ui/lib/query.ts";
import { sessionQuery } from "./session.ts";

/** The invitations that still open. */
export const listInvitations = queryOptions({
  queryKey: ["invitations", "list"],
  queryFn: async () => (await api.invitations.$get()).json(),
});

/** Invites somebody of the team; an invitation before it ends. The link comes with the answer and never again. */
export const inviteStylist = mutationOptions({
  mutationFn: async (stylistId: string) =>
    (await api.invitations.$post({ json: { stylistId } })).json(),
  meta: { act: "invite_stylist", failed: false },
});

export const revokeInvitation = mutationOptions({
  mutationFn: async (id: string) =>
    (await api.invitations[":id"].$delete({ param: { id } })).json(),
  meta: { act: "revoke_invitation", done: "Invitation revoked." },
});

/** What a link invites to. */
export const openInvitation = (token: string) =>
  queryOptions({
    queryKey: ["invitations", "open", token],
    queryFn: async () => (await api.invitations[":token"].open.$get({ param: { token } })).json(),
  });

/** Joins the salon; whoever was signed in before is not any more. */
export const acceptInvitation = mutationOptions({
  mutationFn: async ({ token, ...json }: AcceptInvitation & { token: string }) =>
    (await api.invitations[":token"].accept.$post({ param: { token }, json })).json(),
  onSuccess: async (_account, _input, _before, { client }) => {
    forgetSession(client);
    await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  },
  meta: { failed: false },
});
