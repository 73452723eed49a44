import { useMutation, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { lengthOf } from "#tools/messages/outbox/sms-length-rules.ts";
import { previewMany, textMany } from "#ui/api/desk/text-many.ts";
import { Recipients, TextedCard } from "#ui/cards/texted-card.tsx";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/layers/dialog.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { Skeleton } from "#ui/components/page/skeleton.tsx";
import { Textarea } from "#ui/components/fields/textarea.tsx";
import { sentenceOf } from "#ui/lib/http/api-error.ts";
import { longDay, plural } from "#ui/lib/format.ts";
import type { Named } from "./calendar/use-columns.ts";

const LONGEST = 480;

/** The same words to everybody of a day: who gets them and how stands there before anything goes. */
export function TextDayDialog({
  date,
  stylist,
  onClose,
}: {
  date: string;
  /** Whose clients; left out, those of all. */
  stylist: Named | undefined;
  onClose: () => void;
}) {
  const [words, setWords] = useState("");
  const [from, setFrom] = useState("");
  const send = useMutation(textMany);
  const who = {
    date,
    ...(stylist ? { stylistId: stylist.id } : { stylists: "all" as const }),
    ...(from && { from }),
  };
  // who gets it does not hang on the words
  const preview = useQuery(previewMany({ ...useDeferredValue(who), body: "…" }));
  const reached = preview.data?.recipients.filter(({ channel }) => channel !== null).length ?? 0;
  const body = words.trim();
  if (send.data)
    return (
      <Dialog
        open
        onClose={onClose}
        title="It waits a moment"
        description="Until it goes you can take it back."
        actions={<Button onClick={onClose}>Close</Button>}
      >
        <TextedCard value={send.data} />
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title="Write to everybody"
      description={`${stylist ? `${stylist.name}’s clients` : "The clients of all stylists"}, ${longDay(date)}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="primary"
            disabled={body === "" || reached === 0}
            pending={send.isPending}
            onClick={() => send.mutate({ ...who, body })}
          >
            {reached === 0 ? "Send" : `Send to ${reached}`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label="Message" hint={lengthHint(body)}>
          <Textarea
            value={words}
            maxLength={LONGEST}
            rows={4}
            placeholder="We are running about 20 minutes late. Sorry for the wait."
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
        <Field label="Only from this time on">
          <Input type="time" value={from} onChange={({ target }) => setFrom(target.value)} />
        </Field>
        {preview.isPending && <Skeleton className="h-24 rounded-card" />}
        {preview.error && <FormAlert>{sentenceOf(preview.error)}</FormAlert>}
        {preview.data?.recipients.length === 0 && (
          <p className="text-ink-2">Nobody has an appointment then.</p>
        )}
        {preview.data && <Recipients all={preview.data.recipients} />}
        {send.error && <FormAlert>{sentenceOf(send.error)}</FormAlert>}
      </div>
    </Dialog>
  );
}

function lengthHint(body: string): string {
  if (body === "") return "By text to who agreed to texts, by mail to the others.";
  const { segments } = lengthOf(body);
  return `${body.length} of ${LONGEST} characters. A text of ${plural(segments, "part")}, with the salon's name a little more.`;
}
