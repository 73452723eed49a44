import type { Stylist } from "#tools/stylists/schema.ts";
import { DaysOff } from "#ui/cards/week-hours/days-off.tsx";
import { WeekForm } from "#ui/cards/week-hours/week-form.tsx";
import { SavedTogether } from "#ui/components/fields/saved-form.tsx";
import { Dialog } from "#ui/components/layers/dialog.tsx";

/** When somebody works: their week, and the days that differ. */
export function HoursDialog({ stylist, onClose }: { stylist: Stylist; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      wide
      title={`Hours of ${stylist.name}`}
      description="In the salon's time. Clients can book within them."
    >
      <div className="flex flex-col gap-7">
        <SavedTogether>
          <WeekForm stylistId={stylist.id} />
          <section aria-label="Days off" className="flex flex-col gap-3">
            <h3 className="font-semibold">Days off and other hours</h3>
            <DaysOff stylistId={stylist.id} mayChange />
          </section>
        </SavedTogether>
      </div>
    </Dialog>
  );
}
