import { useQuery } from "@tanstack/react-query";
import { listStylists } from "#ui/api/house/stylists.ts";
import { FieldSelect } from "#ui/components/fields/field-select.tsx";
import { phoneText } from "#ui/lib/format.ts";
import { Field } from "#ui/components/fields/field.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { Switch } from "#ui/components/fields/switch.tsx";
import { CountriesField } from "./countries-field.tsx";
import { Group } from "./group.tsx";
import type { GroupProps } from "./message-form.tsx";

/** Whether the salon texts at all, from where, to which countries, and who answers. */
export function TextFields({ form: { typed, set, of, errorOf }, settings }: GroupProps) {
  const { data: stylists } = useQuery(listStylists);
  return (
    <Group title="Texts">
      <Switch
        label="Send and answer texts"
        hint="The assistant answers clients who write."
        on={typed.smsOn}
        onChange={(smsOn) => set({ smsOn })}
      />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <Field
          label="Your own number"
          hint={
            settings.sendsFrom && !typed.number
              ? `Left empty, texts go out from the shared number ${phoneText(settings.sendsFrom)}.`
              : "What your salon texts from, if it has one."
          }
          error={errorOf("number")}
        >
          <Input
            type="tel"
            autoComplete="off"
            maxLength={24}
            placeholder="Such as +1 518 555 0100"
            value={typed.number}
            onBlur={of("number").onBlur}
            onChange={({ target }) => set({ number: target.value })}
          />
        </Field>
        <FieldSelect
          label="Who answers"
          hint="For numbers that nobody knows yet."
          error={errorOf("answeringStylistId")}
          value={typed.answeringStylistId ?? ""}
          none="The owner"
          options={stylists?.map(({ id, name }) => [id, name]) ?? []}
          onChange={(chosen) => set({ answeringStylistId: chosen || null })}
        />
        <CountriesField
          codes={typed.countries}
          error={errorOf("countries")}
          onChange={(countries) => set({ countries })}
        />
        <Field
          label={`Price of one text (${settings.currency})`}
          hint="For each part, as billed: shown before a text goes."
          error={errorOf("segmentPriceMicros")}
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={typed.segmentPriceMicros}
            onBlur={of("segmentPriceMicros").onBlur}
            onChange={({ target }) => set({ segmentPriceMicros: target.value })}
            placeholder="Not set"
          />
        </Field>
      </div>
    </Group>
  );
}
