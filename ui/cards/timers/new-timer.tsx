import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { startTimer } from "#ui/api/chair/timers.ts";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { Chip } from "#ui/components/chip.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { NumberInput } from "#ui/components/fields/number-input.tsx";

const USUAL = [10, 20, 35, 45];
const LONGEST = 180;

/** A timer by hand: on whose head, for how long, of what. */
export function NewTimer({ onDone }: { onDone: () => void }) {
  const start = useMutation(startTimer);
  const [minutes, setMinutes] = useState<number>();
  const [label, setLabel] = useState("");
  const [clientName, setClientName] = useState("");
  const name = clientName.trim();
  return (
    <Card aria-label="New timer">
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!minutes || start.isPending) return;
          start.mutate(
            { minutes, label: label.trim() || "Timer", ...(name && { clientName: name }) },
            { onSuccess: onDone },
          );
        }}
      >
        <Field label="Client">
          <Input
            value={clientName}
            maxLength={120}
            autoComplete="off"
            onChange={(event) => setClientName(event.target.value)}
          />
        </Field>
        <Field label="Minutes">
          <NumberInput
            max={LONGEST}
            value={minutes}
            onChange={setMinutes}
            className="font-mono text-md"
          />
        </Field>
        <div role="group" aria-label="Usual times" className="flex flex-wrap gap-2">
          {USUAL.map((each) => (
            <Chip key={each} on={minutes === each} onClick={() => setMinutes(each)}>
              {each} min
            </Chip>
          ))}
        </div>
        <Field label="What is processing">
          <Input
            value={label}
            maxLength={80}
            placeholder="Roots"
            onChange={(event) => setLabel(event.target.value)}
          />
        </Field>
        <Button type="submit" kind="primary" big disabled={!minutes} pending={start.isPending}>
          {minutes ? `Start ${minutes} min` : "Say how many minutes"}
        </Button>
      </form>
    </Card>
  );
}
