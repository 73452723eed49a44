import { useQuery } from "@tanstack/react-query";
import { priceWords } from "#tools/pricing/services/service-price-rules.ts";
import { ServiceCategory } from "#tools/pricing/services/service-schema.ts";
import { toldToClients } from "#tools/pricing/services/starter-rules.ts";
import { listServices } from "#ui/api/desk/services.ts";
import { Field } from "#ui/components/fields/field.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { NumberInput } from "#ui/components/fields/number-input.tsx";
import { Select } from "#ui/components/fields/select.tsx";
import { useState } from "react";
import { minutes } from "#ui/lib/format.ts";
import type { BookingDraft } from "./booking-draft.ts";

/** In the list: what is written beside the menu. */
const OFF = "off";

/** What is done and how long it takes: of the stylist's menu, or in words. */
export function ServiceChoice({
  draft: { stylistId, serviceId, serviceType, durationMinutes },
  error,
  onChange,
}: {
  draft: BookingDraft;
  error: string | undefined;
  onChange: (change: Partial<BookingDraft>) => void;
}) {
  const menu = useQuery(listServices(stylistId));
  const [off, setOff] = useState(false);
  const isOff = !serviceId && (off || serviceType !== "" || menu.data?.length === 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_110px] gap-3">
      <Field label="Service" {...(menu.error && { hint: "The menu could not be loaded." })}>
        <Select
          value={isOff ? OFF : serviceId}
          onChange={({ target }) => {
            const chosen = menu.data?.find(({ id }) => id === target.value);
            setOff(target.value === OFF);
            onChange({
              serviceId: chosen?.id ?? "",
              serviceType: "",
              override: null,
              ...(chosen && { durationMinutes: chosen.duration }),
            });
          }}
        >
          <option value="" hidden={isOff}>
            Choose of the menu
          </option>
          {ServiceCategory.options.map((category) => {
            const offered = menu.data?.filter((each) => each.category === category) ?? [];
            return (
              offered.length > 0 && (
                <optgroup key={category} label={category}>
                  {offered.map((each) => (
                    <option key={each.id} value={each.id}>
                      {[each.name, minutes(each.duration), priceWords(toldToClients(each))]
                        .filter(Boolean)
                        .join(", ")}
                    </option>
                  ))}
                </optgroup>
              )
            );
          })}
          <option value={OFF}>Not on the menu</option>
        </Select>
      </Field>
      <Field label="Minutes" required error={error}>
        <NumberInput
          max={720}
          value={durationMinutes}
          onChange={(length) => onChange({ durationMinutes: length })}
        />
      </Field>
      {isOff && (
        <Field label="What is done" className="col-span-2">
          <Input
            maxLength={120}
            value={serviceType}
            onChange={({ target }) => onChange({ serviceType: target.value })}
          />
        </Field>
      )}
    </div>
  );
}
