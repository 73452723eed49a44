import { useMutation } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { AiConfiguration, AiKey } from "#tools/keys/schema.ts";
import { recheckAiKey, removeAiKey } from "#ui/api/house/ai-key.ts";
import { Button } from "#ui/components/button.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { shortDate, shortMoment } from "#ui/lib/format.ts";
import { ConfirmDialog } from "#ui/components/layers/confirm-dialog.tsx";

/** The key that is kept: how it is called, how it does, and the ways out of it. */
export function AiKeyKept({
  aiKey: { hint, problem, savedBy, savedAt, checkedAt },
  answering,
}: {
  aiKey: AiKey;
  answering: AiConfiguration["answering"];
}) {
  const [sure, setSure] = useState(false);
  const recheck = useMutation(recheckAiKey);
  const remove = useMutation(removeAiKey);
  const instead = answering === "builtin" ? "the built-in assistant" : "the installation's model";
  return (
    <div className="flex flex-col gap-3 rounded-m bg-sunken px-4 py-3.5">
      {problem && (
        <p role="alert" className="flex items-start gap-2.5 text-sm text-warn">
          <TriangleAlert size={18} aria-hidden="true" className="mt-px shrink-0" />
          {problem === "refused"
            ? `Gemini refuses this key now, so ${instead} answers. Look after it in Google AI Studio and try it again, or enter another.`
            : `This key can no longer be read here, so ${instead} answers. Please enter it again.`}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="font-mono text-sm font-semibold">
            <span aria-hidden="true">•••• </span>
            <span className="sr-only">The key ends in </span>
            {hint}
          </p>
          <p className="text-sm text-ink-2">
            Saved by {savedBy} on {shortDate(savedAt)}. Last taken {shortMoment(checkedAt)}.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {problem !== "unreadable" && (
            <Button pending={recheck.isPending} onClick={() => recheck.mutate()}>
              {problem ? "Try it again" : "Try it"}
            </Button>
          )}
          <Button kind="ghost" onClick={() => setSure(true)}>
            Remove key
          </Button>
        </div>
      </div>
      <FormAlert error={recheck.error} />
      {sure && (
        <ConfirmDialog
          title="Remove the salon's own key?"
          act="Remove key"
          pending={remove.isPending}
          onConfirm={() => remove.mutate(undefined, { onSettled: () => setSure(false) })}
          onClose={() => setSure(false)}
        >
          From then on whoever answered before answers again. The key itself stays as it is with
          Google: end it there if nobody is to use it.
        </ConfirmDialog>
      )}
    </div>
  );
}
