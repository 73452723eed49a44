import { useMutation } from "@tanstack/react-query";
import type { Service } from "#tools/pricing/services/service-schema.ts";
import { PRICES_SHOWN_THEN } from "#tools/pricing/services/starter-word-rules.ts";
import { deleteService } from "#ui/api/desk/services.ts";
import { ConfirmDialog } from "#ui/components/layers/confirm-dialog.tsx";

/** Asks before a service leaves a menu. `of` is whose menu. */
export function DeleteService({
  service,
  of,
  onClose,
}: {
  service: Service;
  of: string;
  onClose: () => void;
}) {
  const remove = useMutation(deleteService);
  return (
    <ConfirmDialog
      title="Delete this service?"
      act="Delete service"
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(service.id, { onSuccess: onClose })}
      onClose={onClose}
    >
      “{service.name}” leaves the menu of {of}. What is booked stays booked.
      {service.starter && ` The rest of the starter menu becomes their own. ${PRICES_SHOWN_THEN}`}
    </ConfirmDialog>
  );
}
