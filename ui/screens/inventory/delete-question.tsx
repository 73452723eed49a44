import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/dialog.tsx";

/** Asks before a supplier or an item goes. */
export function DeleteQuestion({
  what,
  name,
  consequence,
  pending,
  onDelete,
  onClose,
}: {
  what: "supplier" | "item";
  name: string;
  consequence: string;
  pending: boolean;
  onDelete: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete this ${what}?`}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Keep it
          </Button>
          <Button kind="danger" pending={pending} onClick={onDelete}>
            Delete {what}
          </Button>
        </>
      }
    >
      <p className="text-ink-2 [overflow-wrap:anywhere]">
        “{name}” {consequence}
      </p>
    </Dialog>
  );
}
