import { useMutation } from "@tanstack/react-query";
import type { Stylist } from "#tools/stylists/schema.ts";
import { removeStylist } from "#ui/api/house/stylists.ts";
import { ConfirmDialog } from "#ui/components/layers/confirm-dialog.tsx";

/** Asks before somebody is taken off the team. */
export function RemoveDialog({ stylist, onClose }: { stylist: Stylist; onClose: () => void }) {
  const remove = useMutation(removeStylist);
  return (
    <ConfirmDialog
      title={`Remove ${stylist.name} from the team?`}
      act="Remove"
      keep="Keep them"
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(stylist.id, { onSuccess: onClose })}
      onClose={onClose}
    >
      They are signed out, and their booking page closes. Their consultations and past appointments
      stay with the salon.
    </ConfirmDialog>
  );
}
