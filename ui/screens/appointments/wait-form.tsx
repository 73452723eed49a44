import { useMutation, useQuery } from "@tanstack/react-query";
import { useState, type SyntheticEvent } from "react";
import { addDays } from "#tools/values/zone-rules.ts";
import { listServices } from "#ui/api/services.ts";
import { joinWaitlist } from "#ui/api/waitlist.ts";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/card.tsx";
import { Field } from "#ui/components/field.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { Input } from "#ui/components/input.tsx";
import { Select } from "#ui/components/select.tsx";
import { issueFor, wholeIssue } from "#ui/lib/issues.ts";
import type { Named } from "./use-columns.ts";

const NAMED = ["clientName", "clientEmail", "from", "to", "earliest", "latest"] as const;

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
  const [draft, setDraft] = useState({
    stylistId: stylists[0]?.id ?? "",
    clientName: "",
    clientEmail: "",
    clientPhone: "",
    serviceId: "",
    from: today,
    to: addDays(today, 14),
    earliest: "",
    latest: "",
  });
  const menu = useQuery(listServices(draft.stylistId));
  const bind = (field: keyof typeof draft) => ({
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft({ ...draft, [field]: target.value }),
  });
  const error = (field: (typeof NAMED)[number]) => issueFor(join.error, field);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    const { clientPhone, serviceId, earliest, latest, ...rest } = draft;
    join.mutate(
      {
        ...rest,
        anyStylist: false,
        ...(clientPhone && { clientPhone }),
        ...(serviceId && { serviceId }),
        ...(earliest && { earliest }),
        ...(latest && { latest }),
      },
      { onSuccess: onDone },
    );
  };
  return (
    <Card aria-label="Add somebody">
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        <Field label="Name" required error={error("clientName")}>
          <Input autoComplete="off" maxLength={120} {...bind("clientName")} />
        </Field>
        <Field
          label="Email"
          required
          hint="What is offered goes there."
          error={error("clientEmail")}
        >
          <Input type="email" autoComplete="off" maxLength={254} {...bind("clientEmail")} />
        </Field>
        <Field label="Phone">
          <Input type="tel" autoComplete="off" maxLength={40} {...bind("clientPhone")} />
        </Field>
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label="Stylist">
            <Select
              value={draft.stylistId}
              onChange={({ target }) =>
                setDraft({ ...draft, stylistId: target.value, serviceId: "" })
              }
            >
              {stylists.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Service">
            <Select {...bind("serviceId")}>
              <option value="">Any</option>
              {menu.data?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="From day" required error={error("from")}>
            <Input type="date" {...bind("from")} />
          </Field>
          <Field label="To day" required error={error("to")}>
            <Input type="date" {...bind("to")} />
          </Field>
          <Field label="Not before" error={error("earliest")}>
            <Input type="time" {...bind("earliest")} />
          </Field>
          <Field label="Not after" error={error("latest")}>
            <Input type="time" {...bind("latest")} />
          </Field>
        </div>
        <FormAlert>{wholeIssue(join.error, NAMED)}</FormAlert>
        <div className="flex gap-2">
          <Button type="submit" kind="primary" pending={join.isPending}>
            Put on the waitlist
          </Button>
          <Button kind="ghost" onClick={onDone}>
            Never mind
          </Button>
        </div>
      </form>
    </Card>
  );
}
