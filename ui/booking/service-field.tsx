import type { BookPage } from "#tools/booking/page-schema.ts";
import { toPay } from "#tools/booking/payment-rules.ts";
import { PRICES_ON_REQUEST } from "#tools/pricing/starter-rules.ts";
import { Field } from "#ui/components/field.tsx";
import { Input } from "#ui/components/input.tsx";
import { Select } from "#ui/components/select.tsx";
import { minutes } from "#ui/lib/format.ts";
import { byCategory, priceOf } from "./menu.tsx";
import type { Choice } from "./use-choice.ts";

/** What is to be done: the system's own list, by category. A stylist without a menu is told in words. */
export function ServiceField({ page, choice }: { page: BookPage; choice: Choice }) {
  const { service } = choice;
  const { fields } = page.problem ?? {};
  if (page.services.length === 0) {
    return (
      <Field label="Service" required hint="Say what you would like done.">
        <Input name="serviceType" defaultValue={page.form.serviceType} maxLength={120} />
      </Field>
    );
  }
  return (
    <Field
      label="Service"
      required
      error={fields?.serviceId}
      hint={service && <ServiceWords service={service} name={page.stylist.name} />}
    >
      <Select
        name="serviceId"
        value={choice.serviceId}
        onChange={(event) => choice.setService(event.target.value)}
      >
        <option value="">Choose a service</option>
        {byCategory(page.services).map(([category, list]) => (
          <optgroup key={category} label={category}>
            {list.map((each) => (
              <option key={each.id} value={each.id}>
                {[each.name, minutes(each.duration), priceOf(each)].filter(Boolean).join(" · ")}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  );
}

function ServiceWords({ service, name }: { service: BookPage["services"][number]; name: string }) {
  return (
    <>
      {service.description && <span className="block">{service.description}</span>}
      {!priceOf(service) && <span className="block">{PRICES_ON_REQUEST}</span>}
      {service.asks && (
        <span className="block">
          {toPay(service.asks)} on the page after this one: until then your time is only held.
        </span>
      )}
      {service.needsPatchTest && (
        <span className="block">
          Colour like this needs a patch test first. If you have not had one here, ask {name} about
          it in the notes.
        </span>
      )}
    </>
  );
}
