import type { ReactNode } from "react";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { FormAlert } from "./form-alert.tsx";

export type ConfirmDialogProps = {
  /** The question: "Delete this post?" */
  title: string;
  /** What the button does: "Delete post". */
  act: string;
  /** The way out, where "Keep it" does not say it. */
  keep?: string;
  pending: boolean;
  /** Why it was refused, where nothing else tells it. */
  error?: Error | null;
  onConfirm: () => void;
  onClose: () => void;
  /** What goes, and what stays. */
  children: ReactNode;
};

/** Asks before something goes or ends. */
export function ConfirmDialog({
  title,
  act,
  keep = "Keep it",
  pending,
  error,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            {keep}
          </Button>
          <Button kind="danger" pending={pending} onClick={onConfirm}>
            {act}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FormAlert>{error ? sentenceOf(error) : undefined}</FormAlert>
        <div className="text-ink-2 [overflow-wrap:anywhere]">{children}</div>
      </div>
    </Dialog>
  );
}
