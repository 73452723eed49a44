import { useMutation } from "@tanstack/react-query";
import { CreateHoursException } from "#tools/hours/schema.ts";
import { createException } from "#ui/api/desk/hours.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Form } from "#ui/components/fields/form.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { Switch } from "#ui/components/fields/switch.tsx";
import { useForm } from "#ui/lib/use-form.ts";
import { HoursConflicts } from "./hours-conflicts.tsx";
import { SpanInput } from "./span-input.tsx";

/** Says that days differ: closed, or with hours of their own. Stays to tell what is left outside. */
export function DaysOffForm({
  stylistId,
  onClose,
}: {
  stylistId: string | null;
  onClose: () => void;
}) {
  const save = useMutation(createException);
  const form = useForm({
    words: CreateHoursException,
    values: {
      from: "",
      to: "",
      closed: true,
      span: { from: "10:00", to: "16:00" },
      reason: "",
    },
    told: ({ from, to, closed, span, reason }) => ({
      stylistId,
      from,
      to: to || from,
      hours: closed ? null : { ...span, breaks: [] },
      reason,
    }),
    saving: save,
    send: (exception) =>
      save.mutate(exception, {
        onSuccess: ({ conflicts }) => {
          if (conflicts.length === 0) onClose();
        },
      }),
  });
  const { typed, set, input, errorOf } = form;
  if (save.data) {
    return (
      <div className="flex w-full flex-col items-start gap-3">
        <HoursConflicts conflicts={save.data.conflicts} />
        <Button onClick={onClose}>Done</Button>
      </div>
    );
  }
  return (
    <Form form={form} className="flex w-full flex-col gap-4 rounded-m border border-line-soft p-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="From" required error={errorOf("from")}>
          <Input type="date" {...input("from")} />
        </Field>
        <Field label="To" hint="Leave empty for one day." error={errorOf("to")}>
          <Input type="date" min={typed.from} {...input("to")} />
        </Field>
      </div>
      <Switch
        label={stylistId === null ? "Closed" : "Off all day"}
        on={typed.closed}
        onChange={(closed) => set({ closed })}
      />
      {!typed.closed && (
        <div className="flex flex-col gap-1">
          <SpanInput label="Hours" span={typed.span} onChange={(span) => set({ span })} />
          {errorOf("hours") && (
            <p role="alert" className="text-xs font-medium text-bad">
              {errorOf("hours")}
            </p>
          )}
        </div>
      )}
      <Field label="Reason" hint="For the team; clients do not see it.">
        <Input
          maxLength={120}
          placeholder={stylistId === null ? "Christmas" : "Training"}
          {...input("reason")}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary" pending={form.pending}>
          Save
        </Button>
        <Button kind="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
