import { useQuery } from "@tanstack/react-query";
import { BookedSeries } from "#tools/appointments/schema.ts";
import { PatchStanding } from "#tools/clients/schema.ts";
import { listServices } from "#ui/api/desk/services.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Form } from "#ui/components/fields/form.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { Select } from "#ui/components/fields/select.tsx";
import { Switch } from "#ui/components/fields/switch.tsx";
import { Textarea } from "#ui/components/fields/textarea.tsx";
import { ApiError } from "#ui/lib/http/api-error.ts";
import { Outlook, useOutlook } from "./book-foot.tsx";
import { ClientChoice } from "./client-choice.tsx";
import { FreeTimes } from "./free-times.tsx";
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
  const outlook = useOutlook(draft);
  const { data: menu } = useQuery(listServices(draft.stylistId));
  const service = menu?.find(({ id }) => id === draft.serviceId);
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
        <div className="sm:col-span-2 empty:hidden">
          <FreeTimes
            stylistId={draft.stylistId}
            date={draft.appointmentDate}
            minutes={draft.durationMinutes}
            serviceName={service?.duration === draft.durationMinutes ? service?.name : undefined}
            value={draft.appointmentTime}
            onPick={(time) => change({ appointmentTime: time })}
          />
        </div>
      </div>
      {outlook?.worked === false && (
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
      <footer className="sticky -bottom-5 -mx-5 mt-auto flex flex-col gap-2.5 border-t border-line-soft bg-sunken px-5 py-4 pb-[max(16px,env(safe-area-inset-bottom))]">
        {outlook && <Outlook of={outlook} />}
        <Button type="submit" kind="primary" big pending={form.pending || looking}>
          {draft.repeats ? "Book the series" : "Book it"}
        </Button>
      </footer>
    </Form>
  );
}
