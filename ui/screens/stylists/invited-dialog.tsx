import type { InvitedStylist } from "#tools/stylists/team-schema.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/layers/dialog.tsx";
import { shortDate } from "#ui/lib/format.ts";
import { CopyLine } from "#ui/components/copy-line.tsx";

const MAILED: Record<InvitedStylist["mail"], (email: string) => string> = {
  queued: (email) => `The link is on its way to ${email}. You can also hand it over yourself.`,
  not_sent: () => "No mail server is set up, so nothing was sent. Hand the link over yourself.",
};

/** The link of a new invitation. It is shown this once. */
export function InvitedDialog({
  name,
  invited: { invitation, link, mail },
  onClose,
}: {
  name: string;
  invited: InvitedStylist;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${name} is invited`}
      actions={
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-2">{MAILED[mail](invitation.email)}</p>
        <CopyLine label="Copy invitation link" text={link}>
          <span className="flex min-h-11 min-w-0 flex-1 items-center">
            <span className="truncate font-mono text-sm">{link}</span>
          </span>
        </CopyLine>
        <p className="text-sm text-ink-2">
          It works once, until {shortDate(invitation.expiresAt)}, and is not shown again.
        </p>
      </div>
    </Dialog>
  );
}
