import { useMutation } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { undoMigration } from "#ui/api/house/migration.ts";
import { Button } from "#ui/components/button.tsx";
import { ConfirmDialog } from "#ui/components/layers/confirm-dialog.tsx";

/** Takes a migration back, after a question that says what stays. */
export function Undo({ id }: { id: string }) {
  const [asking, setAsking] = useState(false);
  const undo = useMutation(undoMigration);
  return (
    <>
      <Button kind="ghost" icon={Undo2} onClick={() => setAsking(true)}>
        Undo
      </Button>
      {asking && (
        <ConfirmDialog
          title="Take this migration back?"
          act="Take it back"
          pending={undo.isPending}
          error={undo.error}
          onConfirm={() => undo.mutate(id, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          <p>
            What it created is taken out, and what it added to records that were there is removed.
          </p>
          <p className="mt-4">
            What was changed or used since stays: a client who has a consultation by now, a product
            that was counted. You are told how much.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
