import { TriangleAlert } from "lucide-react";
import type { HoursConflict } from "#tools/hours/schema.ts";
import { longDay, plural } from "#ui/lib/format.ts";

/** Appointments that stand outside the hours as they are now. They stay until somebody moves or cancels them. */
export function HoursConflicts({ conflicts }: { conflicts: readonly HoursConflict[] }) {
  if (conflicts.length === 0) return null;
  return (
    <div role="status" className="rounded-m bg-warn-soft p-4 text-sm">
      <p className="flex items-center gap-2 font-semibold text-warn">
        <TriangleAlert size={17} aria-hidden="true" className="shrink-0" />
        {plural(conflicts.length, "appointment")} outside these hours
      </p>
      <p className="mt-1 text-ink-2">They stand as they are. Move or cancel them if need be.</p>
      <ul className="mt-2 flex flex-col gap-1">
        {conflicts.map((each) => (
          <li key={each.appointmentId}>
            <span className="font-medium">{each.clientName}</span>, {each.serviceType},{" "}
            {longDay(each.date)} at <span className="font-mono">{each.time}</span> with{" "}
            {each.stylistName}
          </li>
        ))}
      </ul>
    </div>
  );
}
