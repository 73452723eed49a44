import { useMutation } from "@tanstack/react-query";
import { ArrowUp } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { SmsConversation } from "#tools/messages/sms-schema.ts";
import { writeText } from "#ui/api/desk/sms.ts";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { Spinner } from "#ui/components/page/spinner.tsx";
import { cx } from "#ui/lib/cx.ts";
import { TOUCH, useMedia } from "#ui/lib/device/media.ts";
import { nameOf } from "./inbox-words.ts";
import { TextLength } from "./text-length.tsx";

/** What was begun and not sent, by conversation, for as long as the page lives. */
const drafts = new Map<string, string>();

/** Writes to them. Enter sends on a keyboard and makes a new line on touch. Whoever has opted out cannot be written to. */
export function TextComposer({ conversation }: { conversation: SmsConversation }) {
  const { id, answering, consent } = conversation;
  const touch = useMedia(TOUCH);
  const field = useRef<HTMLTextAreaElement>(null);
  const [body, setBody] = useState(() => drafts.get(id) ?? "");
  const write = useMutation(writeText);
  useEffect(() => {
    if (body) drafts.set(id, body);
    else drafts.delete(id);
  }, [id, body]);

  if (consent === "revoked")
    return (
      <p className="px-5 py-4 text-sm text-ink-2 max-md:px-4">
        This number has opted out of texts, so nothing can be sent to it. It can again once they
        text START. Please call instead.
      </p>
    );

  const submit = () => {
    if (body.trim() === "" || write.isPending) return;
    write.mutate(
      { id, body: body.trim() },
      {
        onSuccess: () => {
          setBody("");
          field.current?.focus();
        },
      },
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    const sends = touch ? event.ctrlKey || event.metaKey : !event.shiftKey;
    if (!sends) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      aria-label="Text to them"
      className="flex flex-col gap-2 px-5 py-4 max-md:px-3 max-md:py-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FormAlert error={write.error} />
      <div className="flex items-end gap-1 rounded-[26px] border border-line bg-field p-2 transition-colors duration-150 focus-within:border-ink-3">
        <textarea
          ref={field}
          rows={1}
          value={body}
          autoFocus={!touch}
          aria-label="Text"
          placeholder={`Text ${nameOf(conversation)}`}
          maxLength={1000}
          readOnly={write.isPending}
          enterKeyHint={touch ? "enter" : "send"}
          onChange={({ target }) => setBody(target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-48 min-w-0 flex-1 resize-none bg-transparent px-2.5 py-2 outline-none placeholder:text-ink-3 touch:py-2.5 touch:text-[16px]"
        />
        <IconButton
          label={write.isPending ? "Sending" : "Send"}
          type="submit"
          kind="primary"
          disabled={body.trim() === "" || write.isPending}
          icon={
            write.isPending ? (
              <Spinner className="text-current" />
            ) : (
              <ArrowUp size={20} aria-hidden="true" />
            )
          }
          tip="top"
        />
      </div>
      <div
        className={cx(
          "flex flex-wrap justify-between gap-x-4 gap-y-1 px-1 text-xs text-ink-3",
          // the header says who answers: on a phone the room is the thread's until something is typed
          body === "" && "max-md:sr-only",
        )}
      >
        <p>{answering === "assistant" && "Sending takes over: the assistant then stays silent."}</p>
        <TextLength body={body} />
      </div>
    </form>
  );
}
