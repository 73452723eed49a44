import { useQuery } from "@tanstack/react-query";
import { findFreeTimes } from "#ui/api/desk/appointments.ts";
import { Chip } from "#ui/components/chip.tsx";
import { wallTime } from "#ui/lib/format.ts";

/** The times of a day at which something fits into a stylist's book, one tap each; nothing until they are known. */
export function FreeTimes({
  stylistId,
  date,
  minutes,
  serviceName,
  value,
  onPick,
}: {
  stylistId: string;
  date: string;
  minutes: number | undefined;
  /** Of the menu, where it takes as long as it says there. */
  serviceName?: string | undefined;
  value: string;
  onPick: (time: string) => void;
}) {
  const { data } = useQuery({
    ...findFreeTimes({
      stylistId,
      from: date,
      minutes: minutes ?? 0,
      ...(serviceName && { serviceName }),
    }),
    enabled: stylistId !== "" && date !== "" && (minutes ?? 0) >= 5,
  });
  if (!data) return null;
  if (data.times.length === 0) return <p className="text-sm text-ink-2">Nothing free that day.</p>;
  const times = data.times.map(({ time }) => time).toSorted();
  return (
    <div role="group" aria-label="What is free" className="flex flex-wrap items-center gap-1.5">
      <span className="text-sm text-ink-3">Free</span>
      {times.map((time) => (
        <Chip key={time} on={time === value} onClick={() => onPick(time)}>
          {wallTime(time)}
        </Chip>
      ))}
    </div>
  );
}
