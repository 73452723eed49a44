import { SERVICE_FIELDS } from "#tools/pricing/services/service-fields.ts";
import { ServiceCategory } from "#tools/pricing/services/service-schema.ts";
import { PRICES_SHOWN_THEN } from "#tools/pricing/services/starter-word-rules.ts";
import { FieldInput } from "#ui/components/fields/field-input.tsx";
import { FieldNumber } from "#ui/components/fields/field-number.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { FormDialog } from "#ui/components/fields/form.tsx";
import { Select } from "#ui/components/fields/select.tsx";
import { ServiceAtBooking } from "./service-at-booking.tsx";
import { ServiceBooking } from "./service-booking.tsx";
import { settled } from "./service-draft.ts";
import { useServiceForm, type ServiceToWrite } from "./service-form.ts";
import { ServicePrice } from "./service-price.tsx";
import { ServiceTimes } from "./service-times.tsx";

/** Asks for a service: what it is, what it costs, and how its time is spent. */
export function ServiceDialog(asked: ServiceToWrite) {
  const { service, currency, onClose } = asked;
  const form = useServiceForm(asked);
  const { typed, set, of, errorOf } = form;
  return (
    <FormDialog
      form={form}
      wide
      onClose={onClose}
      title={service ? "Edit service" : "Add service"}
      submit={service ? "Save service" : "Add service"}
      description={
        service?.starter
          ? `Saving makes the whole starter menu this stylist's own, with this change. ${PRICES_SHOWN_THEN}`
          : undefined
      }
      className="flex flex-col gap-5"
    >
      <FieldInput {...of("name")} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={SERVICE_FIELDS.category.label} required error={errorOf("category")}>
          <Select
            value={typed.category}
            onChange={({ target }) => {
              const { data } = ServiceCategory.safeParse(target.value);
              set({ category: data ?? "" });
            }}
          >
            <option value="">Choose a category</option>
            {ServiceCategory.options.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </Select>
        </Field>
        <FieldNumber
          {...of("duration")}
          required
          onBlur={() => {
            of("duration").onBlur();
            set(settled(typed));
          }}
        />
      </div>
      <ServicePrice form={form} currency={currency} />
      <FieldInput {...of("description")} />
      <ServiceTimes draft={typed} onChange={set} error={errorOf("segments")} />
      <ServiceBooking draft={typed} onChange={set} />
      <ServiceAtBooking form={form} currency={currency} />
    </FormDialog>
  );
}
