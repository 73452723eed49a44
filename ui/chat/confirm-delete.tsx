import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/dialog.tsx";

export type ConfirmDeleteProps = {
  title: string;
  pending: boolean;
  onDelete: () => void;
  onClose: () => void;
};

/** Asks before a chat is deleted. Consultations made in it stay in the history. */
export function ConfirmDelete({ title, pending, onDelete, onClose }: ConfirmDeleteProps) {
  return (
    <Dialog open onClose={onClose} title="Delete this chat?">
      <p className="text-ink-2">
        “{title}” and its messages will be gone. Formulas made in it stay in the history.
      </p>
      <div className="mt-5 flex justify-end gap-2">
        <Button kind="ghost" onClick={onClose}>
          Keep it
        </Button>
        <Button kind="danger" onClick={onDelete} pending={pending}>
          Delete chat
        </Button>
      </div>
    </Dialog>
  );
}
