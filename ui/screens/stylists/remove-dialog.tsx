import { useMutation } from "@tanstack/react-query";
import type { Stylist } from "#tools/stylists/schema.ts";
import { removeStylist } from "#ui/api/stylists.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/dialog.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";

/** Asks before somebody is taken off the team. */
export function RemoveDialog({ stylist, onClose }: { stylist: Stylist; onClose: () => void }) {
  const remove = useMutation(removeStylist);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Remove ${stylist.name} from the team?`}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Keep them
          </Button>
          <Button
            kind="danger"
            pending={remove.isPending}
            onClick={() => remove.mutate(stylist.id, { onSuccess: onClose })}
          >
            Remove
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FormAlert>{remove.error ? sentenceOf(remove.error) : undefined}</FormAlert>
        <p className="text-ink-2">
          They are signed out, and their booking page closes. Their consultations and past
          appointments stay with the salon.
        </p>
      </div>
    </Dialog>
  );
}
