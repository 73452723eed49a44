import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import {
  CONSENTABLE,
  ConsentedTool,
  MOST_CONSENTED,
  type ScheduledAsk,
} from "#tools/asks/schema.ts";
import { giveConsent } from "#ui/api/house/asks.ts";
import { Field } from "#ui/components/fields/field.tsx";
import { NumberInput } from "#ui/components/fields/number-input.tsx";
import { Switch } from "#ui/components/fields/switch.tsx";
import { ActDialog } from "#ui/components/layers/confirm-dialog.tsx";

const USUAL = 5;

/** What an ask may do without a tap, and how much of it. */
export function ConsentDialog({
  ask: { id, words, consent },
  onClose,
}: {
  ask: ScheduledAsk;
  onClose: () => void;
}) {
  const give = useMutation({ ...giveConsent, onSuccess: onClose });
  const [tools, setTools] = useState<readonly ConsentedTool[]>(consent?.tools ?? []);
  const [most, setMost] = useState<number | undefined>(consent?.most ?? USUAL);
  const given = tools.length === 0 ? null : { tools: [...tools], most: most ?? 0 };
  return (
    <ActDialog
      title="Without a tap"
      description={`What “${words}” may do while you are not there.`}
      act={given ? "Consent" : "Ask me each time"}
      ready={given?.most !== 0}
      pending={give.isPending}
      error={give.error}
      onConfirm={() => give.mutate({ id, consent: given })}
      onClose={onClose}
    >
      {ConsentedTool.options.map((tool) => (
        <Switch
          key={tool}
          label={CONSENTABLE[tool]}
          on={tools.includes(tool)}
          onChange={(on) => setTools(on ? [...tools, tool] : tools.filter((each) => each !== tool))}
        />
      ))}
      <Field
        label="At most, each time"
        hint="Clients written to and drafts made, together. What goes beyond waits for you."
      >
        <NumberInput value={most} max={MOST_CONSENTED} onChange={setMost} />
      </Field>
      <p className="text-sm text-ink-2">
        Money, deletions, safety and everything else always wait for your tap.
      </p>
    </ActDialog>
  );
}
