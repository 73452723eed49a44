import { useMutation } from "@tanstack/react-query";
import { Hand, RotateCcw } from "lucide-react";
import type { Message } from "#tools/messages/schema.ts";
import { cancelMessage, retryMessage } from "#ui/api/desk/outbox.ts";
import { Button } from "#ui/components/button.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { retryWords } from "./outbox-words.ts";

/** Has a message tried now, or holds it back; says what the server refused. */
export function MessageActs({ message }: { message: Message }) {
  const retry = useMutation(retryMessage);
  const cancel = useMutation(cancelMessage);
  const again = retryWords(message);
  const busy = retry.isPending || cancel.isPending;
  const refused = retry.error ?? cancel.error;
  const run = (act: typeof retry) => {
    retry.reset();
    cancel.reset();
    act.mutate(message.id);
  };
  if (!again && !busy && !refused) return null;
  return (
    <div className="flex flex-col gap-3">
      <FormAlert error={refused} />
      <div className="flex flex-wrap gap-2">
        {again && (
          <Button
            icon={RotateCcw}
            pending={retry.isPending}
            disabled={busy}
            onClick={() => run(retry)}
          >
            {again}
          </Button>
        )}
        {message.status === "queued" && (
          <Button
            kind="ghost"
            icon={Hand}
            pending={cancel.isPending}
            disabled={busy}
            onClick={() => run(cancel)}
          >
            Hold back
          </Button>
        )}
      </div>
    </div>
  );
}
