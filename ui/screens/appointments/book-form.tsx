import { useMutation, useQuery } from "@tanstack/react-query";
import { useState, type SyntheticEvent } from "react";
import { BookedSeries } from "#tools/appointments/schema.ts";
import { PatchStanding } from "#tools/clients/schema.ts";
import { clockOf } from "#tools/hours/work-rules.ts";
import { bookForClient, bookSeries, getCalendar } from "#ui/api/appointments.ts";
import { listServices } from "#ui/api/services.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/field.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { Input } from "#ui/components/input.tsx";
import { Select } from "#ui/components/select.tsx";
import { Switch } from "#ui/components/switch.tsx";
import { Textarea } from "#ui/components/textarea.tsx";
import { ApiError } from "#ui/lib/api-error.ts";
import { plural } from "#ui/lib/format.ts";
import { wholeIssue } from "#ui/lib/issues.ts";
import { toast } from "#ui/lib/toast.ts";
import { asBooking, missingIn, type BookingDraft } from "./booking-draft.ts";
import { ClientChoice } from "./client-choice.tsx";
import { dayWords } from "./day-words.ts";
import { isWorked, spanOf } from "./layout-rules.ts";
import { PatchOverride } from "./patch-override.tsx";
import { RepeatFields } from "./repeat-fields.tsx";
import { ServiceChoice } from "./service-choice.tsx";
import { SeriesResult, TakenDates } from "./taken-dates.tsx";
import type { Named } from "./use-columns.ts";

/** Books somebody in, once or as a series. */
export function BookForm({
  draft,
  stylists,
  onChange,
  onDone,
}: {
  draft: BookingDraft;
  stylists: readonly Named[];
  onChange: (change: Partial<BookingDraft>) => void;
  onDone: () => void;
}) {
  const once = useMutation(bookForClient);
  const series = useMutation(bookSeries);
  const [tried, setTried] = useState(false);
  const missing = tried ? missingIn(draft) : {};
  const worked = useWorked(draft);
  const error = once.error ?? series.error;
  const details = error instanceof ApiError ? error.details : {};
  const standing = PatchStanding.safeParse(details["patchTest"]).data;
  const refusedDates = BookedSeries.shape.taken.safeParse(details["taken"]).data;
  const refused = draft.override !== null || standing !== undefined;
  const stylistName = stylists.find(({ id }) => id === draft.stylistId)?.name ?? "The stylist";

  const change = (what: Partial<BookingDraft>) => {
    once.reset();
    series.reset();
    onChange(what);
  };
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(missingIn(draft)).length > 0) return;
    const booking = asBooking(draft);
    if (draft.repeats && draft.everyWeeks && draft.times && draft.times > 1)
      series.mutate(
        {
          first: booking,
          everyWeeks: draft.everyWeeks,
          times: draft.times,
          skipTaken: draft.skipTaken,
        },
        {
          onSuccess: ({ appointments, taken }) => {
            if (taken.length > 0) return;
            toast(`${plural(appointments.length, "appointment")} booked`);
            onDone();
          },
        },
      );
    else
      once.mutate(booking, {
        onSuccess: ({ clientName, appointmentDate, appointmentTime }) => {
          toast({
            title: `${clientName} is booked`,
            description: `${dayWords(appointmentDate)}, ${appointmentTime}`,
          });
          onDone();
        },
      });
  };
  if (series.data && series.data.taken.length > 0)
    return <SeriesResult booked={series.data} onDone={onDone} />;
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      <ClientChoice draft={draft} error={missing.clientName} onChange={change} />
      <ServiceChoice draft={draft} error={missing.durationMinutes} onChange={change} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Stylist" className="sm:col-span-2">
          <Select
            value={draft.stylistId}
            onChange={({ target }) => change({ stylistId: target.value, serviceId: "" })}
          >
            {stylists.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Date" required error={missing.date}>
          <Input
            type="date"
            value={draft.date}
            onChange={({ target }) => change({ date: target.value })}
          />
        </Field>
        <Field label="Time" required error={missing.time}>
          <Input
            type="time"
            value={draft.time}
            onChange={({ target }) => change({ time: target.value })}
          />
        </Field>
      </div>
      {worked === false && (
        <Switch
          label="Book outside working hours"
          hint={`${stylistName} does not work all of that time.`}
          on={draft.outsideHours}
          onChange={(on) => change({ outsideHours: on })}
        />
      )}
      <RepeatFields draft={draft} onChange={change} />
      <Field label="Notes">
        <Textarea
          maxLength={2000}
          value={draft.notes}
          onChange={({ target }) => change({ notes: target.value })}
        />
      </Field>
      <FormAlert>{wholeIssue(error, [])}</FormAlert>
      {refusedDates && <TakenDates taken={refusedDates} />}
      {refused && draft.clientId && standing?.state !== "failed" && (
        <PatchOverride value={draft.override} onChange={(override) => onChange({ override })} />
      )}
      <Button type="submit" kind="primary" big pending={once.isPending || series.isPending}>
        {draft.repeats ? "Book the series" : "Book it"}
      </Button>
    </form>
  );
}

/** Whether the stylist works all of that time; undefined until both are known. */
function useWorked({ stylistId, date, time, serviceId, durationMinutes }: BookingDraft) {
  const day = useQuery({
    ...getCalendar({ from: date, to: date, stylistId }),
    enabled: date !== "",
  });
  const menu = useQuery(listServices(stylistId));
  const service = menu.data?.find(({ id }) => id === serviceId);
  const length = service?.duration ?? durationMinutes;
  if (!day.data || !date || !time || !length) return undefined;
  const startsAt = clockOf(day.data.timeZone, date)(time);
  const working = day.data.working.filter((each) => each.stylistId === stylistId).map(spanOf);
  return isWorked({ startsAt, endsAt: startsAt + length * 60_000 }, working);
}
