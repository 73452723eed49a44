import { useMutation } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { undoMigration } from "#ui/api/migration.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/dialog.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";

/** Takes a migration back, after a question that says what stays. */
export function Undo({ id }: { id: string }) {
  const [asking, setAsking] = useState(false);
  const undo = useMutation(undoMigration);
  return (
    <>
      <Button
        kind="ghost"
        icon={<Undo2 size={17} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        Undo
      </Button>
      {asking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title="Take this migration back?"
          actions={
            <>
              <Button kind="ghost" onClick={() => setAsking(false)}>
                Keep it
              </Button>
              <Button
                kind="danger"
                pending={undo.isPending}
                onClick={() => undo.mutate(id, { onSuccess: () => setAsking(false) })}
              >
                Take it back
              </Button>
            </>
          }
        >
          <div className="flex flex-col gap-4 text-ink-2">
            <FormAlert>{undo.error ? sentenceOf(undo.error) : undefined}</FormAlert>
            <p>
              What it created is taken out, and what it added to records that were there is removed.
            </p>
            <p>
              What was changed or used since stays: a client who has a consultation by now, a
              product that was counted. You are told how much.
            </p>
          </div>
        </Dialog>
      )}
    </>
  );
}
