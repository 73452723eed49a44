import { useMutation, useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { GRACE_DAYS } from "#tools/exports/schema.ts";
import { askDeletion, cancelDeletion, getDeletion } from "#ui/api/house/exports.ts";
import { Button } from "#ui/components/button.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { shortDate } from "#ui/lib/format.ts";
import { PasswordDialog } from "#ui/components/layers/password-dialog.tsx";

/** The end of the salon: asked for, waited for, and called back. */
export function DataLeaving() {
  const deletion = useQuery(getDeletion);
  const ask = useMutation(askDeletion);
  const keep = useMutation(cancelDeletion);
  const [asking, setAsking] = useState(false);
  return (
    <QueryView
      query={deletion}
      name="the end of the salon"
      failed="Whether the salon is to be deleted could not be read"
      shape={["h-5 w-2/3"]}
    >
      {(asked) => {
        if (asked)
          return (
            <>
              <p className="text-sm">
                {asked.askedBy} asked for it on {shortDate(asked.askedAt)}. On{" "}
                <strong>{shortDate(asked.dueAt)}</strong> everything goes and cannot be brought
                back. Until then nobody can book, and no reminders or answers go out.
              </p>
              <Button
                kind="primary"
                className="self-start"
                pending={keep.isPending}
                onClick={() => keep.mutate()}
              >
                Keep the salon
              </Button>
            </>
          );
        return (
          <>
            <p className="text-sm text-ink-2">
              Everything goes: clients, visits, formulas, photos, messages, and the sign-ins of your
              team. You have {GRACE_DAYS} days to change your mind. Take an export first.
            </p>
            <Button
              kind="danger"
              icon={Trash2}
              className="self-start"
              onClick={() => setAsking(true)}
            >
              Delete the salon
            </Button>
            {asking && (
              <PasswordDialog
                title="Delete the salon?"
                description={`It ends in ${GRACE_DAYS} days, and bookings end now.`}
                act={`Delete in ${GRACE_DAYS} days`}
                kind="danger"
                pending={ask.isPending}
                error={ask.error}
                onClose={() => setAsking(false)}
                onPassword={(password) =>
                  ask.mutate(password, { onSuccess: () => setAsking(false) })
                }
              >
                <ul className="flex list-disc flex-col gap-1 pl-5 text-ink-2">
                  <li>Your booking pages close at once; no reminders or answers go out.</li>
                  <li>Your team sees it on every screen, and you get a mail.</li>
                  <li>After {GRACE_DAYS} days everything is deleted for good.</li>
                </ul>
              </PasswordDialog>
            )}
          </>
        );
      }}
    </QueryView>
  );
}
