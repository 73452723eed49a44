import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { namesOf } from "#tools/core/fields.ts";
import { SERVICE_FIELDS } from "#tools/pricing/service-fields.ts";
import { ServiceCategory, type Service } from "#tools/pricing/service-schema.ts";
import { PRICES_SHOWN_THEN } from "#tools/pricing/starter-rules.ts";
import { createService, updateService } from "#ui/api/services.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/dialog.tsx";
import { FieldInput } from "#ui/components/field-input.tsx";
import { FieldNumber } from "#ui/components/field-number.tsx";
import { Field } from "#ui/components/field.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { Select } from "#ui/components/select.tsx";
import { issueFor, wholeIssue } from "#ui/lib/issues.ts";
import { bodyOf, draftOf, problemsOf, settled, type ServiceDraft } from "./service-draft.ts";
import { ServiceAtBooking } from "./service-at-booking.tsx";
import { ServiceBooking } from "./service-booking.tsx";
import { ServicePrice } from "./service-price.tsx";
import { ServiceTimes } from "./service-times.tsx";

const FORM = "service";
const FIELDS = [...namesOf(SERVICE_FIELDS), "priceMaxMinor"];

export type ServiceDialogProps = {
  /** The one that is changed; without it, a new one. */
  service?: Service | undefined;
  stylistId: string;
  /** What a new one shall cost, where that was worked out before. */
  price?: string | undefined;
  currency: string;
  onClose: () => void;
};

/** Asks for a service: what it is, what it costs, and how its time is spent. */
export function ServiceDialog({
  service,
  stylistId,
  price,
  currency,
  onClose,
}: ServiceDialogProps) {
  const [draft, setDraft] = useState(() => {
    const start = draftOf(service);
    return service ? start : { ...start, basePrice: price ?? "" };
  });
  const [tried, setTried] = useState(false);
  const creating = useMutation(createService);
  const updating = useMutation(updateService);
  const saving = service ? updating : creating;
  const problems = tried ? problemsOf(draft, currency) : {};
  const change = (changed: Partial<ServiceDraft>) => setDraft({ ...draft, ...changed });
  const refusal = (field: string) => issueFor(saving.error, field);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const ready = settled(draft);
    setDraft(ready);
    if (Object.keys(problemsOf(ready, currency)).length > 0) return;
    const body = bodyOf(ready, stylistId);
    const done = { onSuccess: onClose };
    if (service) updating.mutate({ id: service.id, version: service.version, ...body }, done);
    else creating.mutate(body, done);
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={service ? "Edit service" : "Add service"}
      description={
        service?.starter
          ? `Saving makes the whole starter menu this stylist's own, with this change. ${PRICES_SHOWN_THEN}`
          : undefined
      }
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM} kind="primary" pending={saving.isPending}>
            {service ? "Save service" : "Add service"}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <FormAlert>{wholeIssue(saving.error, FIELDS)}</FormAlert>
        <FieldInput
          name="name"
          field={SERVICE_FIELDS.name}
          required
          value={draft.name}
          error={problems.name ?? refusal("name")}
          onChange={(_name, name) => change({ name })}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label={SERVICE_FIELDS.category.label}
            required
            error={problems.category ?? refusal("category")}
          >
            <Select
              value={draft.category}
              onChange={({ target }) => {
                const { data } = ServiceCategory.safeParse(target.value);
                change({ category: data ?? "" });
              }}
            >
              <option value="">Choose a category</option>
              {ServiceCategory.options.map((category) => (
                <option key={category}>{category}</option>
              ))}
            </Select>
          </Field>
          <FieldNumber
            field={SERVICE_FIELDS.duration}
            required
            error={problems.duration ?? refusal("duration")}
            value={draft.duration}
            onChange={(duration) => change({ duration })}
            onBlur={() => setDraft(settled(draft))}
          />
        </div>
        <ServicePrice
          draft={draft}
          currency={currency}
          onChange={change}
          errors={{
            basePrice: problems.basePrice ?? refusal("basePrice"),
            priceRange: refusal("priceRange") ?? refusal("priceMaxMinor"),
          }}
        />
        <FieldInput
          name="description"
          field={SERVICE_FIELDS.description}
          value={draft.description}
          error={refusal("description")}
          onChange={(_name, description) => change({ description })}
        />
        <ServiceTimes
          draft={draft}
          onChange={setDraft}
          error={problems.parts ?? refusal("segments")}
        />
        <ServiceBooking draft={draft} onChange={change} />
        <ServiceAtBooking
          draft={draft}
          currency={currency}
          onChange={change}
          errors={{
            depositText: refusal("depositText") ?? refusal("payAtBooking"),
            depositPercent: refusal("depositPercent"),
            noShowPercent: refusal("noShowPercent"),
          }}
        />
      </form>
    </Dialog>
  );
}
