import type { ReactNode } from "react";
import type { ButtonKind } from "#ui/components/button-look.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";

export type ActDialogProps = Omit<DialogProps, "open" | "actions"> & {
  /** What the button does: "Send it". */
  act: string;
  kind?: ButtonKind;
  /** The way out, where "Cancel" does not say it. */
  keep?: string;
  /** Waits for what is still to be said. */
  ready?: boolean;
  pending?: boolean;
  /** Why it was refused, where nothing else tells it. */
  error?: Error | null;
  onConfirm: () => void;
};

/** Something to look at or to say before an act, and the act. */
export function ActDialog({
  act,
  kind = "primary",
  keep = "Cancel",
  ready = true,
  pending,
  error,
  onConfirm,
  children,
  ...dialog
}: ActDialogProps) {
  return (
    <Dialog
      {...dialog}
      open
      actions={
        <>
          <Button kind="ghost" onClick={dialog.onClose}>
            {keep}
          </Button>
          <Button kind={kind} disabled={!ready} pending={pending} onClick={onConfirm}>
            {act}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FormAlert error={error} />
        {children}
      </div>
    </Dialog>
  );
}

/** Asks before something goes or ends, and says what goes and what stays. */
export function ConfirmDialog({
  children,
  ...asked
}: Omit<ActDialogProps, "kind"> & { children: ReactNode }) {
  return (
    <ActDialog keep="Keep it" {...asked} kind="danger">
      <div className="text-ink-2 [overflow-wrap:anywhere]">{children}</div>
    </ActDialog>
  );
}
