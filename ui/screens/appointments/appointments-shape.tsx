import { Skeleton } from "#ui/components/page/skeleton.tsx";
import { CalendarShape, VisitsShape } from "./calendar/calendar-shape.tsx";

/** The appointments before anything of them has come. */
export function AppointmentsShape({ columns }: { /** None in a list. */ columns: number }) {
  return (
    <div className="-mt-2 flex flex-col gap-4">
      <div className="flex justify-between gap-3">
        <Skeleton className="h-11 w-44 rounded-full!" />
        <Skeleton className="h-11 w-60 max-md:w-40" />
      </div>
      {columns > 0 && <Skeleton className="h-11 w-80 max-w-full rounded-full!" />}
      {columns > 0 ? <CalendarShape columns={columns} /> : <VisitsShape />}
    </div>
  );
}
