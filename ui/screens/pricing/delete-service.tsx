import { useMutation } from "@tanstack/react-query";
import type { Service } from "#tools/pricing/service-schema.ts";
import { PRICES_SHOWN_THEN } from "#tools/pricing/starter-rules.ts";
import { deleteService } from "#ui/api/services.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/dialog.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { wholeIssue } from "#ui/lib/issues.ts";

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
    <Dialog
      open
      onClose={onClose}
      title="Delete this service?"
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Keep it
          </Button>
          <Button
            kind="danger"
            pending={remove.isPending}
            onClick={() => remove.mutate(service.id, { onSuccess: onClose })}
          >
            Delete service
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-2">
          “{service.name}” leaves the menu of {of}. What is booked stays booked.
          {service.starter &&
            ` The rest of the starter menu becomes their own. ${PRICES_SHOWN_THEN}`}
        </p>
        <FormAlert>{wholeIssue(remove.error, [])}</FormAlert>
      </div>
    </Dialog>
  );
}
