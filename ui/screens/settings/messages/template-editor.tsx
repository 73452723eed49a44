import { useMutation } from "@tanstack/react-query";
import { useRef, useState, type FormEvent } from "react";
import type { Template } from "#tools/messages/settings-schema.ts";
import { resetTemplate, updateTemplate } from "#ui/api/desk/messages.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { Sheet } from "#ui/components/layers/sheet.tsx";
import { Textarea } from "#ui/components/fields/textarea.tsx";
import { sentenceOf } from "#ui/lib/http/api-error.ts";
import { issueWithin } from "#ui/lib/http/issues.ts";
import { Placeholders } from "./placeholders.tsx";
import { TemplatePreview } from "./template-preview.tsx";
import { CHANNEL_WORDS, TEMPLATE_WORDS } from "./template-words.ts";

/** The words of one message, with an example of how it arrives beside them. What is not saved is not thrown away unasked. */
export function TemplateEditor({
  template,
  currency,
  writes,
  onClose,
}: {
  template: Template;
  currency: string | undefined;
  /** Whether one may change the words. */
  writes: boolean;
  onClose: () => void;
}) {
  const { kind, channel, own } = template;
  const [subject, setSubject] = useState(template.subject ?? "");
  const [body, setBody] = useState(template.body);
  const [leaving, setLeaving] = useState(false);
  const subjectField = useRef<HTMLInputElement>(null);
  const bodyField = useRef<HTMLTextAreaElement>(null);
  const last = useRef<"subject" | "body">("body");
  const save = useMutation(updateTemplate);
  const reset = useMutation(resetTemplate);
  const dirty = body !== template.body || subject !== (template.subject ?? "");
  const words = { body, ...(channel === "mail" && { subject }) };
  const insert = (placeholder: string) => {
    const [field, set] =
      last.current === "subject" && subjectField.current
        ? ([subjectField.current, setSubject] as const)
        : ([bodyField.current, setBody] as const);
    if (!field) return;
    const at = field.selectionStart ?? field.value.length;
    const end = field.selectionEnd ?? at;
    set(`${field.value.slice(0, at)}{${placeholder}}${field.value.slice(end)}`);
    const caret = at + placeholder.length + 2;
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(caret, caret);
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ kind, channel, ...words }, { onSuccess: onClose });
  };
  const named = issueWithin(save.error, "subject") ?? issueWithin(save.error, "body");
  return (
    <Sheet
      open
      onClose={() => (dirty && writes ? setLeaving(true) : onClose())}
      title={`${TEMPLATE_WORDS[kind].name} by ${CHANNEL_WORDS[channel].toLowerCase()}`}
      className="w-[min(560px,100vw)]"
    >
      <form onSubmit={submit} noValidate className="flex min-h-full flex-col gap-5">
        <p className="text-sm text-ink-2">
          {TEMPLATE_WORDS[kind].when} {own ? "In your words." : "In Undertone's words."}
        </p>
        {leaving && (
          <div
            role="alertdialog"
            aria-label="Not saved yet"
            className="flex flex-wrap items-center justify-between gap-3 rounded-m bg-warn-soft px-4 py-3"
          >
            <p className="text-sm text-warn">What you wrote is not saved.</p>
            <span className="flex flex-wrap gap-2">
              <Button onClick={onClose}>Discard it</Button>
              <Button kind="primary" autoFocus onClick={() => setLeaving(false)}>
                Keep writing
              </Button>
            </span>
          </div>
        )}
        {writes && (
          <>
            <FormAlert>{save.error && !named ? sentenceOf(save.error) : undefined}</FormAlert>
            {channel === "mail" && (
              <Field label="Subject" error={issueWithin(save.error, "subject")}>
                <Input
                  ref={subjectField}
                  value={subject}
                  maxLength={150}
                  onFocus={() => (last.current = "subject")}
                  onChange={({ target }) => setSubject(target.value)}
                />
              </Field>
            )}
            <Field label="Words" error={issueWithin(save.error, "body")}>
              <Textarea
                ref={bodyField}
                rows={6}
                value={body}
                maxLength={1500}
                onFocus={() => (last.current = "body")}
                onChange={({ target }) => setBody(target.value)}
              />
            </Field>
            <Placeholders names={template.placeholders} onInsert={insert} />
          </>
        )}
        <TemplatePreview words={{ kind, channel, ...words }} currency={currency} />
        {writes && (
          <div className="sticky -bottom-5 -mx-5 mt-auto flex flex-wrap justify-between gap-2 border-t border-line-soft bg-sunken px-5 py-4">
            {own ? (
              <Button
                kind="ghost"
                pending={reset.isPending}
                onClick={() => reset.mutate({ kind, channel }, { onSuccess: onClose })}
                className="-ml-3"
              >
                Back to the original words
              </Button>
            ) : (
              <span />
            )}
            <Button
              type="submit"
              kind="primary"
              disabled={!dirty || body.trim() === "" || (channel === "mail" && !subject.trim())}
              pending={save.isPending}
            >
              Save the words
            </Button>
          </div>
        )}
      </form>
    </Sheet>
  );
}
