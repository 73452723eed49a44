import { useMutation } from "@tanstack/react-query";
import { CircleCheck, Mail } from "lucide-react";
import { useState } from "react";
import type { Stylist } from "#tools/stylists/schema.ts";
import type { Invitation, TeamMember } from "#tools/stylists/team-schema.ts";
import { inviteStylist, revokeInvitation } from "#ui/api/house/invitations.ts";
import { Button } from "#ui/components/button.tsx";
import { sentenceOf } from "#ui/lib/http/api-error.ts";
import { shortDate } from "#ui/lib/format.ts";
import { InvitedDialog } from "./invited-dialog.tsx";

/** Whether somebody signs in, was invited to, or can be. */
export function SignInRow({
  stylist,
  invitation,
}: {
  stylist: Stylist & Partial<Pick<TeamMember, "signsIn">>;
  invitation: Invitation | undefined;
}) {
  const invite = useMutation(inviteStylist);
  const revoke = useMutation(revokeInvitation);
  const [shown, setShown] = useState(false);
  if (stylist.signsIn) {
    return (
      <p className="flex min-h-11 items-center gap-2 text-sm text-ink-2">
        <CircleCheck size={17} aria-hidden="true" className="text-ok" />
        Has a sign-in
      </p>
    );
  }
  const send = () => invite.mutate(stylist.id, { onSuccess: () => setShown(true) });
  return (
    <div className="flex flex-col gap-1">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-sm text-ink-2">
          {invitation ? `Invited, until ${shortDate(invitation.expiresAt)}` : "No sign-in yet"}
        </p>
        <span className="flex flex-wrap gap-2">
          {invitation && (
            <Button
              kind="ghost"
              aria-label={`Revoke the invitation of ${stylist.name}`}
              pending={revoke.isPending}
              onClick={() => revoke.mutate(invitation.id)}
            >
              Revoke
            </Button>
          )}
          <Button
            icon={Mail}
            aria-label={`${invitation ? "Invite again" : "Invite"} ${stylist.name}`}
            pending={invite.isPending}
            onClick={send}
          >
            {invitation ? "Invite again" : "Invite"}
          </Button>
        </span>
      </div>
      {invite.error && (
        <p role="alert" className="text-xs font-medium text-bad">
          {sentenceOf(invite.error)}
        </p>
      )}
      {shown && invite.data && (
        <InvitedDialog name={stylist.name} invited={invite.data} onClose={() => setShown(false)} />
      )}
    </div>
  );
}
