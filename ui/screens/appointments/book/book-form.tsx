import { useQuery } from "@tanstack/react-query";
import { BookedSeries } from "#tools/appointments/schema.ts";
import { PatchStanding } from "#tools/clients/schema.ts";
import { clockOf } from "#tools/hours/work-rules.ts";
import { getCalendar } from "#ui/api/desk/appointments.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Form } from "#ui/components/fields/form.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { Select } from "#ui/components/fields/select.tsx";
import { Switch } from "#ui/components/fields/switch.tsx";
import { Textarea } from "#ui/components/fields/textarea.tsx";
import { ApiError } from "#ui/lib/http/api-error.ts";
import type { BookingDraft } from "./booking-draft.ts";
import { ClientChoice } from "./client-choice.tsx";
import { isWorked, spanOf } from "#ui/screens/appointments/calendar/layout-rules.ts";
import { PatchOverride } from "./patch-override.tsx";
import { RepeatFields } from "./repeat-fields.tsx";
import { ServiceChoice } from "./service-choice.tsx";
import { SeriesResult, TakenDates } from "./taken-dates.tsx";
import type { Booking } from "./use-booking.ts";
import type { Named } from "#ui/screens/appointments/calendar/use-columns.ts";

/** Books somebody in, once or as a series. */
export function BookForm({
  booking: { form, looking, booked, error, change, changeStylist },
  stylists,
  onDone,
}: {
  booking: Booking;
  stylists: readonly Named[];
  onDone: () => void;
}) {
  const { typed: draft, set, errorOf } = form;
  const worked = useWorked(draft);
  const details = error instanceof ApiError ? error.details : {};
  const standing = PatchStanding.safeParse(details["patchTest"]).data;
  const refusedDates = BookedSeries.shape.taken.safeParse(details["taken"]).data;
  const refused = draft.override !== null || standing !== undefined;
  const stylistName = stylists.find(({ id }) => id === draft.stylistId)?.name ?? "The stylist";
  if (booked && booked.taken.length > 0) return <SeriesResult booked={booked} onDone={onDone} />;
  return (
    <Form form={form} className="flex flex-col gap-5">
      <ClientChoice draft={draft} errorOf={errorOf} onChange={change} />
      <ServiceChoice draft={draft} error={errorOf("durationMinutes")} onChange={change} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Stylist" className="sm:col-span-2">
          <Select
            value={draft.stylistId}
            onChange={({ target }) => void changeStylist(target.value)}
          >
            {stylists.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Date" required error={errorOf("appointmentDate")}>
          <Input
            type="date"
            value={draft.appointmentDate}
            onChange={({ target }) => change({ appointmentDate: target.value })}
          />
        </Field>
        <Field label="Time" required error={errorOf("appointmentTime")}>
          <Input
            type="time"
            value={draft.appointmentTime}
            onChange={({ target }) => change({ appointmentTime: target.value })}
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
        <Textarea maxLength={2000} {...form.input("notes")} />
      </Field>
      {refusedDates && <TakenDates taken={refusedDates} />}
      {refused && draft.clientId && standing?.state !== "failed" && (
        <PatchOverride value={draft.override} onChange={(override) => set({ override })} />
      )}
      <Button type="submit" kind="primary" big pending={form.pending || looking}>
        {draft.repeats ? "Book the series" : "Book it"}
      </Button>
    </Form>
  );
}

/** Whether the stylist works all of that time; undefined until both are known. */
function useWorked({ stylistId, durationMinutes: length, ...at }: BookingDraft) {
  const { appointmentDate: date, appointmentTime: time } = at;
  const day = useQuery({
    ...getCalendar({ from: date, to: date, stylistId }),
    enabled: date !== "" && stylistId !== "",
  });
  if (!day.data || !date || !time || !length) return undefined;
  const startsAt = clockOf(day.data.timeZone, date)(time);
  const working = day.data.working.filter((each) => each.stylistId === stylistId).map(spanOf);
  return isWorked({ startsAt, endsAt: startsAt + length * 60_000 }, working);
}
