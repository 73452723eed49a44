import { useMutation } from "@tanstack/react-query";
import type { TimeBlock } from "#tools/appointments/schema.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { unblockTime } from "#ui/api/desk/appointments.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/layers/dialog.tsx";
import { dayWords } from "#ui/screens/appointments/calendar/day-words.ts";
import { timesIn } from "#ui/lib/format.ts";
import { spanOf } from "#ui/screens/appointments/calendar/layout-rules.ts";

/** Time that is kept, and the way to give it free. */
export function BlockDialog({
  block,
  timeZone,
  onClose,
}: {
  block: TimeBlock;
  timeZone: string;
  onClose: () => void;
}) {
  const unblock = useMutation(unblockTime);
  const { startsAt, endsAt } = spanOf(block);
  return (
    <Dialog
      open
      onClose={onClose}
      title={block.reason || "Blocked time"}
      description={`${dayWords(wallOf(timeZone, startsAt).date)}, ${timesIn(timeZone, startsAt, endsAt)}`}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            kind="primary"
            pending={unblock.isPending}
            onClick={() => unblock.mutate({ id: block.id }, { onSuccess: onClose })}
          >
            Free this time
          </Button>
        </>
      }
    >
      <p className="text-ink-2">Nobody can be booked while it is kept.</p>
    </Dialog>
  );
}
