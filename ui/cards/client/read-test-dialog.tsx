import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { tooEarly } from "#tools/clients/patch-rules.ts";
import { ReadClientTest, type ClientTest } from "#tools/clients/schema.ts";
import { readClientTest } from "#ui/api/desk/clients.ts";
import { Field } from "#ui/components/fields/field.tsx";
import { FormDialog } from "#ui/components/fields/form.tsx";
import { SegmentedControl } from "#ui/components/fields/segmented-control.tsx";
import { Textarea } from "#ui/components/fields/textarea.tsx";
import { timeAgo } from "#ui/lib/format.ts";
import { useForm } from "#ui/lib/use-form.ts";
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
  const save = useMutation(readClientTest);
  const [opened] = useState(() => new Date());
  const form = useForm({
    words: ReadClientTest,
    values: { result: undefined as ReadClientTest["result"] | undefined, note: test.note },
    saving: save,
    send: (told) => save.mutate({ clientId, testId: test.id, ...told }, { onSuccess: onClose }),
  });
  const { result } = form.typed;
  const early = result && tooEarly({ ...test, doneAt: new Date(test.doneAt) }, result, opened);
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={`Read the ${TESTS[test.kind].toLowerCase()}`}
      description={`Put on ${timeAgo(test.doneAt)}.`}
      submit="Save the result"
      ready={result !== undefined && early === undefined}
      className="flex flex-col gap-5"
    >
      <SegmentedControl
        label="Result"
        options={RESULTS}
        value={result}
        onChange={(to) => form.set({ result: to })}
      />
      {early && (
        <p role="alert" className="-mt-3 text-xs font-medium text-bad">
          {early}
        </p>
      )}
      <Field label="Note" error={form.errorOf("note")}>
        <Textarea
          maxLength={500}
          placeholder="What the skin or the strand showed."
          {...form.input("note")}
        />
      </Field>
    </FormDialog>
  );
}
