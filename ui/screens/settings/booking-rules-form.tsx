import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { STEPS } from "#tools/salons/booking-data.ts";
import { BOOKING_FIELDS } from "#tools/salons/booking-fields.ts";
import {
  Confirmation,
  UpdateBookingRules,
  type BookingRules,
} from "#tools/salons/booking-schema.ts";
import { updateBookingRules } from "#ui/api/booking-rules.ts";
import { lengthWords } from "#ui/cards/booking-rules/booking-words.ts";
import { Button } from "#ui/components/button.tsx";
import { FieldNumber } from "#ui/components/field-number.tsx";
import { Field } from "#ui/components/field.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { Select } from "#ui/components/select.tsx";
import { Switch } from "#ui/components/switch.tsx";
import { issueFor, wholeIssue } from "#ui/lib/issues.ts";
import { minutes, plural } from "#ui/lib/format.ts";
import { numberProblem } from "#ui/lib/number-problem.ts";
import { TimeZoneField } from "./time-zone-field.tsx";

/** The rules as they are being written: a number may be empty for the moment. */
type Draft = { [Rule in keyof BookingRules]: BookingRules[Rule] | undefined };
type NumberRule = "minNoticeMinutes" | "horizonDays" | "bufferMinutes" | "dailyCap" | "cutoffHours";

const asked = (rule: "stepMinutes" | "requirePatchTest") => {
  const { label, hint } = BOOKING_FIELDS[rule];
  return { label, hint };
};

/** The rules in fields, each with its unit and what it does. Only what was changed is sent. */
export function BookingRulesForm({ rules }: { rules: BookingRules }) {
  const [draft, setDraft] = useState<Draft>(rules);
  const save = useMutation(updateBookingRules);
  const changes = Object.fromEntries(
    Object.entries(draft).filter(([rule, value]) => value !== rules[rule as keyof BookingRules]),
  );
  const body = Object.values(changes).includes(undefined)
    ? undefined
    : UpdateBookingRules.safeParse(changes).data;
  const change = (changed: Partial<Draft>) => setDraft({ ...draft, ...changed });
  const number = (rule: NumberRule, hint?: string) => (
    <FieldNumber
      field={BOOKING_FIELDS[rule]}
      {...(hint && { hint })}
      value={draft[rule]}
      error={numberProblem(BOOKING_FIELDS[rule], draft[rule]) ?? issueFor(save.error, rule)}
      onChange={(value) => change({ [rule]: value ?? (rule === "dailyCap" ? null : undefined) })}
    />
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (body) save.mutate(body);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6">
      <FormAlert>{wholeIssue(save.error, Object.keys(rules))}</FormAlert>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <TimeZoneField
          value={draft.timeZone ?? rules.timeZone}
          kept={rules.timeZone}
          onChange={(timeZone) => change({ timeZone })}
        />
        {number(
          "minNoticeMinutes",
          `Clients book at least this long ahead: ${lengthWords(draft.minNoticeMinutes ?? 0)}.`,
        )}
        {number("horizonDays")}
        <Field {...asked("stepMinutes")}>
          <Select
            value={draft.stepMinutes}
            onChange={({ target }) => change({ stepMinutes: Number(target.value) })}
          >
            {STEPS.map((step) => (
              <option key={step} value={step}>
                {minutes(step)}
              </option>
            ))}
          </Select>
        </Field>
        {number("bufferMinutes")}
        {number("dailyCap")}
        {number(
          "cutoffHours",
          draft.cutoffHours === 0
            ? "They may cancel or move until it begins."
            : `They may cancel or move until ${plural(draft.cutoffHours ?? 24, "hour")} before.`,
        )}
        <Field
          label={BOOKING_FIELDS.confirmation.label}
          hint={
            draft.confirmation === "automatic"
              ? "A client's booking stands at once."
              : "A client's booking waits for your yes. Its time is taken meanwhile."
          }
        >
          <Select
            value={draft.confirmation}
            onChange={({ target }) => change({ confirmation: Confirmation.parse(target.value) })}
          >
            <option value="by_hand">By the salon</option>
            <option value="automatic">At once</option>
          </Select>
        </Field>
      </div>
      <Switch
        {...asked("requirePatchTest")}
        on={draft.requirePatchTest ?? rules.requirePatchTest}
        onChange={(requirePatchTest) => change({ requirePatchTest })}
      />
      <Button
        type="submit"
        kind="primary"
        className="self-start"
        disabled={!body || Object.keys(changes).length === 0}
        pending={save.isPending}
      >
        Save booking rules
      </Button>
    </form>
  );
}
