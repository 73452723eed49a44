import { mutationOptions } from "@tanstack/react-query";
import type { AcceptInvitation } from "#tools/stylists/team-schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo, reading } from "#ui/lib/http/reading.ts";
import { forgetSession } from "#ui/lib/http/query.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { sending } from "#ui/lib/http/sending.ts";

/** The invitations that still open. */
export const listInvitations = reading(["invitations", "list"], () =>
  api.invitations.$get({ query: {} }),
);

/** Invites somebody of the team; an invitation before it ends. The link comes with the answer and never again. */
export const inviteStylist = mutationOptions({
  mutationFn: (stylistId: string) => answerTo(api.invitations.$post({ json: { stylistId } })),
  meta: { act: "invite_stylist", failed: false },
});

export const revokeInvitation = sending(api.invitations[":id"], "$delete", {
  act: "revoke_invitation",
  done: "Invitation revoked.",
});

/** What a link invites to. */
export const openInvitation = (token: string) =>
  reading(["invitations", "open", token], () =>
    api.invitations[":token"].open.$get({ param: { token } }),
  );

/** Joins the salon; whoever was signed in before is not any more. */
export const acceptInvitation = mutationOptions({
  mutationFn: ({ token, ...json }: AcceptInvitation & { token: string }) =>
    answerTo(api.invitations[":token"].accept.$post({ param: { token }, json })),
  onSuccess: async (_account, _input, _before, { client }) => {
    forgetSession(client);
    await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  },
  meta: { failed: false },
});
