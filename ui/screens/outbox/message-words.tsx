import { useMutation } from "@tanstack/react-query";
import { Link2 } from "lucide-react";
import { useState } from "react";
import type { Message } from "#tools/messages/schema.ts";
import { readWholeMessage } from "#ui/api/desk/outbox.ts";
import { Button } from "#ui/components/button.tsx";
import { PasswordDialog } from "#ui/components/layers/password-dialog.tsx";

/** What a message says; its private links come after the password, and go again with the page. */
export function MessageWords({
  message: { id, recipient, subject, body, withheld },
}: {
  message: Message;
}) {
  const whole = useMutation(readWholeMessage);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <div className="rounded-m bg-field px-4 py-3.5">
        {subject && <p className="mb-2 font-semibold wrap-anywhere">{subject}</p>}
        <p className="max-w-[68ch] wrap-anywhere whitespace-pre-wrap text-ink-2">
          {whole.data?.text ?? body}
        </p>
      </div>
      {withheld && !whole.data && (
        <Button icon={Link2} onClick={() => setAsking(true)} className="self-start">
          Show its links
        </Button>
      )}
      {asking && (
        <PasswordDialog
          title="Show the links of this message"
          description={`Whoever opens them acts as ${recipient}. Pass them on to nobody else.`}
          act="Show them"
          pending={whole.isPending}
          error={whole.error}
          onClose={() => setAsking(false)}
          onPassword={(password) =>
            whole.mutate({ id, password }, { onSuccess: () => setAsking(false) })
          }
        />
      )}
    </>
  );
}
