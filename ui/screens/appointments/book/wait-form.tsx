import { useMutation, useQuery } from "@tanstack/react-query";
import { addDays } from "#tools/values/zone-rules.ts";
import { JoinWaitlist } from "#tools/booking/waitlist/schema.ts";
import { listServices } from "#ui/api/desk/services.ts";
import { joinWaitlist } from "#ui/api/desk/waitlist.ts";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Form } from "#ui/components/fields/form.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { Select } from "#ui/components/fields/select.tsx";
import { useForm } from "#ui/lib/use-form.ts";
import type { Named } from "#ui/screens/appointments/calendar/use-columns.ts";

const FIELDS = {
  clientName: { label: "Name" },
  clientEmail: { label: "Email" },
  clientPhone: { label: "Phone" },
  from: { label: "From day" },
  to: { label: "To day" },
  earliest: { label: "Not before" },
  latest: { label: "Not after" },
} as const;

/** Somebody is written down to be told when a time is free. */
export function WaitForm({
  stylists,
  today,
  onDone,
}: {
  stylists: readonly Named[];
  today: string;
  onDone: () => void;
}) {
  const join = useMutation(joinWaitlist);
  const form = useForm({
    words: JoinWaitlist,
    fields: FIELDS,
    values: {
      stylistId: stylists[0]?.id ?? "",
      clientName: "",
      clientEmail: "",
      clientPhone: "",
      serviceId: "",
      from: today,
      to: addDays(today, 14),
      earliest: "",
      latest: "",
    },
    saving: join,
    send: (told) => join.mutate(told, { onSuccess: onDone }),
  });
  const { typed, set, input, errorOf } = form;
  const menu = useQuery(listServices(typed.stylistId));
  return (
    <Card aria-label="Add somebody">
      <Form form={form} className="flex flex-col gap-4">
        <Field label={FIELDS.clientName.label} required error={errorOf("clientName")}>
          <Input autoComplete="off" maxLength={120} {...input("clientName")} />
        </Field>
        <Field
          label={FIELDS.clientEmail.label}
          required
          hint="What is offered goes there."
          error={errorOf("clientEmail")}
        >
          <Input type="email" autoComplete="off" maxLength={254} {...input("clientEmail")} />
        </Field>
        <Field label={FIELDS.clientPhone.label} error={errorOf("clientPhone")}>
          <Input type="tel" autoComplete="off" maxLength={40} {...input("clientPhone")} />
        </Field>
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label="Stylist">
            <Select
              value={typed.stylistId}
              onChange={({ target }) => set({ stylistId: target.value, serviceId: "" })}
            >
              {stylists.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Service">
            <Select {...input("serviceId")}>
              <option value="">Any</option>
              {menu.data?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={FIELDS.from.label} required error={errorOf("from")}>
            <Input type="date" {...input("from")} />
          </Field>
          <Field label={FIELDS.to.label} required error={errorOf("to")}>
            <Input type="date" {...input("to")} />
          </Field>
          <Field label={FIELDS.earliest.label} error={errorOf("earliest")}>
            <Input type="time" {...input("earliest")} />
          </Field>
          <Field label={FIELDS.latest.label} error={errorOf("latest")}>
            <Input type="time" {...input("latest")} />
          </Field>
        </div>
        <div className="flex gap-2">
          <Button type="submit" kind="primary" pending={form.pending}>
            Put on the waitlist
          </Button>
          <Button kind="ghost" onClick={onDone}>
            Never mind
          </Button>
        </div>
      </Form>
    </Card>
  );
}
