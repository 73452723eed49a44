import { useMutation, useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { tooEarly } from "#tools/clients/patch-rules.ts";
import {
  RecordClientTest,
  type ClientTestKind,
  type ClientTestResult,
} from "#tools/clients/schema.ts";
import { listColorBrands } from "#ui/api/chair/brands.ts";
import { recordClientTest } from "#ui/api/desk/clients.ts";
import { Field } from "#ui/components/fields/field.tsx";
import { FormDialog } from "#ui/components/fields/form.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { SegmentedControl } from "#ui/components/fields/segmented-control.tsx";
import { Select } from "#ui/components/fields/select.tsx";
import { Textarea } from "#ui/components/fields/textarea.tsx";
import { useForm } from "#ui/lib/use-form.ts";
import { READ_AFTER, TESTS } from "./client-words.ts";

const KINDS: { value: ClientTestKind; label: string }[] = [
  { value: "patch", label: "Patch" },
  { value: "strand", label: "Strand" },
];

const RESULTS: { value: ClientTestResult; label: string }[] = [
  { value: "pending", label: "Not read yet" },
  { value: "passed", label: "Passed" },
  { value: "failed", label: "Failed" },
];

const NEW: Pick<RecordClientTest, "kind" | "result"> & {
  when: "now" | "earlier";
  doneAt: string;
  brandId: string;
  note: string;
} = { kind: "patch", result: "pending", when: "now", doneAt: "", brandId: "", note: "" };

/** Notes that a test was put on, now or earlier, and what it showed where that is known. */
export function TestDialog({
  clientId,
  name,
  onClose,
}: {
  clientId: string;
  name: string;
  onClose: () => void;
}) {
  const { data: brands = [] } = useQuery(listColorBrands);
  const save = useMutation(recordClientTest);
  const [opened] = useState(() => new Date());
  const form = useForm({
    words: RecordClientTest,
    values: NEW,
    told: ({ when, doneAt, ...test }) => ({
      ...test,
      ...(when === "earlier" && doneAt && { doneAt: new Date(doneAt).toISOString() }),
    }),
    check: ({ when, doneAt }) =>
      when === "earlier" && !doneAt ? { doneAt: "Say when it was put on." } : {},
    saving: save,
    send: (test) => save.mutate({ clientId, ...test }, { onSuccess: onClose }),
  });
  const { typed, set, input, errorOf } = form;
  const { kind, when, doneAt, result } = typed;
  const done = when === "earlier" && doneAt ? new Date(doneAt) : opened;
  const early = tooEarly({ kind, doneAt: done }, result, opened);
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={`Test for ${name}`}
      description={`A patch test is made with the color itself and read after ${READ_AFTER} hours.`}
      submit={`Save the ${TESTS[kind].toLowerCase()}`}
      ready={early === undefined}
      className="flex flex-col gap-5"
    >
      <Labelled text="Kind">
        <SegmentedControl
          label="Kind"
          options={KINDS}
          value={kind}
          onChange={(to) => set({ kind: to })}
        />
      </Labelled>
      <Labelled text="Put on">
        <SegmentedControl
          label="Put on"
          options={[
            { value: "now", label: "Just now" },
            { value: "earlier", label: "Earlier" },
          ]}
          value={when}
          onChange={(to) => set({ when: to })}
        />
      </Labelled>
      {when === "earlier" && (
        <Field label="Day and time" required error={errorOf("doneAt")}>
          <Input type="datetime-local" {...input("doneAt")} />
        </Field>
      )}
      <Field
        label="Brand"
        hint="It counts for this brand; another brand is another test."
        error={errorOf("brandId")}
      >
        <Select {...input("brandId")}>
          <option value="">Not said</option>
          {brands.map(({ id, name: brand }) => (
            <option key={id} value={id}>
              {brand}
            </option>
          ))}
        </Select>
      </Field>
      <Labelled text="Result">
        <SegmentedControl
          label="Result"
          options={RESULTS}
          value={result}
          onChange={(to) => set({ result: to })}
        />
        {early && (
          <p role="alert" className="text-xs font-medium text-bad">
            {early}
          </p>
        )}
      </Labelled>
      <Field label="Note" error={errorOf("note")}>
        <Textarea
          maxLength={500}
          placeholder="Where it was put, the shade, what the skin showed."
          {...input("note")}
        />
      </Field>
    </FormDialog>
  );
}

function Labelled({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-1.5">
      <span aria-hidden="true" className="text-sm font-semibold">
        {text}
      </span>
      {children}
    </div>
  );
}
