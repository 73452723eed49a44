import type { ReactNode } from "react";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/dialog.tsx";

/** Asks before something is done that cannot be taken back. */
export function SureDialog({
  title,
  act,
  pending,
  onSure,
  onClose,
  children,
}: {
  title: string;
  /** What the button says. */
  act: string;
  pending: boolean;
  onSure: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Keep it
          </Button>
          <Button kind="danger" pending={pending} onClick={onSure}>
            {act}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{children}</p>
    </Dialog>
  );
}
