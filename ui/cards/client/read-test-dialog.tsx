import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { tooEarly } from "#tools/clients/patch-rules.ts";
import type { ClientTest, ReadClientTest } from "#tools/clients/schema.ts";
import { readClientTest } from "#ui/api/clients.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/dialog.tsx";
import { Field } from "#ui/components/field.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { SegmentedControl } from "#ui/components/segmented-control.tsx";
import { Textarea } from "#ui/components/textarea.tsx";
import { timeAgo } from "#ui/lib/format.ts";
import { issueFor, wholeIssue } from "#ui/lib/issues.ts";
import { TESTS } from "./client-words.ts";

const RESULTS: { value: ReadClientTest["result"]; label: string }[] = [
  { value: "passed", label: "Passed, skin calm" },
  { value: "failed", label: "Failed, reacted" },
];

/** What a test that was put on has shown. */
export function ReadTestDialog({
  clientId,
  test,
  onClose,
}: {
  clientId: string;
  test: ClientTest;
  onClose: () => void;
}) {
  const [result, setResult] = useState<ReadClientTest["result"]>();
  const [note, setNote] = useState(test.note);
  const save = useMutation(readClientTest);
  const [opened] = useState(() => new Date());
  const early = result && tooEarly({ ...test, doneAt: new Date(test.doneAt) }, result, opened);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!result) return;
    save.mutate({ clientId, testId: test.id, result, note: note.trim() }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Read the ${TESTS[test.kind].toLowerCase()}`}
      description={`Put on ${timeAgo(test.doneAt)}.`}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            kind="primary"
            type="submit"
            form="read-test"
            disabled={!result || early !== undefined}
            pending={save.isPending}
          >
            Save the result
          </Button>
        </>
      }
    >
      <form id="read-test" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <FormAlert>{wholeIssue(save.error, ["note"])}</FormAlert>
        <SegmentedControl label="Result" options={RESULTS} value={result} onChange={setResult} />
        {early && (
          <p role="alert" className="-mt-3 text-xs font-medium text-bad">
            {early}
          </p>
        )}
        <Field label="Note" error={issueFor(save.error, "note")}>
          <Textarea
            maxLength={500}
            value={note}
            placeholder="What the skin or the strand showed."
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
