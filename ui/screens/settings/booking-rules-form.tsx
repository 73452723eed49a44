import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { Confirmation, type BookingRules } from "#tools/salons/booking-schema.ts";
import { updateBookingRules } from "#ui/api/booking-rules.ts";
import { lengthWords } from "#ui/cards/booking-rules/booking-words.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/field.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { NumberInput } from "#ui/components/number-input.tsx";
import { Select } from "#ui/components/select.tsx";
import { Switch } from "#ui/components/switch.tsx";
import { issueFor, wholeIssue } from "#ui/lib/issues.ts";
import { minutes, plural } from "#ui/lib/format.ts";
import { bodyOf, BOUNDS, changesOf, problemOf, STEPS, type BookingDraft } from "./booking-draft.ts";
import { TimeZoneField } from "./time-zone-field.tsx";

/** The rules in fields, each with its unit and what it does. Only what was changed is sent. */
export function BookingRulesForm({ rules }: { rules: BookingRules }) {
  const [draft, setDraft] = useState<BookingDraft>(rules);
  const save = useMutation(updateBookingRules);
  const changes = changesOf(draft, rules);
  const body = bodyOf(changes);
  const change = (changed: Partial<BookingDraft>) => setDraft({ ...draft, ...changed });
  const number = (rule: keyof typeof BOUNDS, label: string, hint: string) => (
    <Field label={label} hint={hint} error={problemOf(draft, rule) ?? issueFor(save.error, rule)}>
      <NumberInput
        value={draft[rule] ?? undefined}
        max={BOUNDS[rule].max}
        onChange={(value) => change({ [rule]: value ?? (rule === "dailyCap" ? null : undefined) })}
        placeholder={rule === "dailyCap" ? "As many as fit" : undefined}
        className="font-mono placeholder:font-sans"
      />
    </Field>
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
          "Notice (minutes)",
          `Clients book at least this long ahead: ${lengthWords(draft.minNoticeMinutes ?? 0)}.`,
        )}
        {number(
          "horizonDays",
          "Bookable ahead (days)",
          "Clients see free times this far into the calendar.",
        )}
        <Field label="Starts every (minutes)" hint="The grid of times that clients are offered.">
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
        {number(
          "bufferMinutes",
          "Kept free after each (minutes)",
          "To clean up and breathe. Clients are offered nothing in it; you may still book there.",
        )}
        {number(
          "dailyCap",
          "Appointments a day, for each stylist",
          "Clients find the day full from then on. Empty: as many as fit.",
        )}
        {number(
          "cutoffHours",
          "Changes by clients (hours before)",
          draft.cutoffHours === 0
            ? "They may cancel or move until it begins."
            : `They may cancel or move until ${plural(draft.cutoffHours ?? 24, "hour")} before.`,
        )}
        <Field
          label="Confirmation"
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
        label="Require a patch test"
        hint="A colour service of a known client is not booked or mixed without a valid one, unless somebody signs for it."
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
