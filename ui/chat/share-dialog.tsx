import { useMutation, useQuery } from "@tanstack/react-query";
import { Link2, Link2Off } from "lucide-react";
import { listShares, revokeShare, shareChat } from "#ui/api/chats.ts";
import { Button } from "#ui/components/button.tsx";
import { CopyLine } from "#ui/components/copy-line.tsx";
import { Dialog } from "#ui/components/layers/dialog.tsx";
import { shortDate } from "#ui/lib/format.ts";

/** Links under which a chat can be read: what a reader sees, a new link told once, and the way to end each. */
export function ShareDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: shares } = useQuery(listShares(id));
  const make = useMutation(shareChat);
  const revoke = useMutation(revokeShare);
  const link = shares?.some((share) => share.id === make.data?.id) ? make.data : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Share this chat"
      description="Anyone with the link can read the chat as it stands now, for 90 days. What is said later is not in it."
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            kind="primary"
            icon={Link2}
            pending={make.isPending}
            onClick={() => make.mutate(id)}
          >
            {shares && shares.length > 0 ? "Make another link" : "Make a link"}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="text-sm text-ink-2">
          <p>
            <b className="text-ink">A reader sees</b> your name and the salon’s, what you and the
            assistant wrote, names of clients included, formulas with their bowls, what photos
            showed in words, and a line for each thing that was done.
          </p>
          <p className="mt-2">
            <b className="text-ink">Left out are</b> photos, phone numbers, e-mail addresses and
            what stock costs.
          </p>
        </div>
        {link && (
          <CopyLine label="Copy the link" text={link.url}>
            <span className="min-w-0 flex-1 truncate text-sm">{link.url}</span>
          </CopyLine>
        )}
        {link && <p className="text-sm text-ink-3">It is shown this once and kept nowhere.</p>}
        {shares && shares.length > 0 && (
          <ul aria-label="Open links" className="flex flex-col border-t border-line-soft">
            {shares.map(({ id: shareId, createdAt, expiresAt }) => (
              <li
                key={shareId}
                className="flex items-center justify-between gap-3 border-b border-line-soft py-1.5 last:border-0"
              >
                <span className="text-sm text-ink-2">
                  Made {shortDate(createdAt)}, open until {shortDate(expiresAt)}
                </span>
                <Button
                  kind="ghost"
                  icon={Link2Off}
                  pending={revoke.isPending && revoke.variables.shareId === shareId}
                  onClick={() => revoke.mutate({ id, shareId })}
                >
                  End
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
