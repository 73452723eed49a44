import { useMutation, useQuery } from "@tanstack/react-query";
import { useState, type FormEvent, type ReactNode } from "react";
import { tooEarly } from "#tools/clients/patch-rules.ts";
import type { ClientTestKind, ClientTestResult, RecordClientTest } from "#tools/clients/schema.ts";
import { listColorBrands } from "#ui/api/brands.ts";
import { recordClientTest } from "#ui/api/clients.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/dialog.tsx";
import { Field } from "#ui/components/field.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { Input } from "#ui/components/input.tsx";
import { SegmentedControl } from "#ui/components/segmented-control.tsx";
import { Select } from "#ui/components/select.tsx";
import { Textarea } from "#ui/components/textarea.tsx";
import { issueFor, wholeIssue } from "#ui/lib/issues.ts";
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
  const [kind, setKind] = useState<ClientTestKind>("patch");
  const [when, setWhen] = useState<"now" | "earlier">("now");
  const [doneAt, setDoneAt] = useState("");
  const [brandId, setBrandId] = useState("");
  const [result, setResult] = useState<ClientTestResult>("pending");
  const [note, setNote] = useState("");
  const [missing, setMissing] = useState(false);
  const { data: brands = [] } = useQuery(listColorBrands);
  const save = useMutation(recordClientTest);
  const [opened] = useState(() => new Date());
  const done = when === "earlier" && doneAt ? new Date(doneAt) : opened;
  const early = tooEarly({ kind, doneAt: done }, result, opened);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (when === "earlier" && !doneAt) {
      setMissing(true);
      return;
    }
    const test: RecordClientTest = {
      kind,
      result,
      note: note.trim(),
      brandId: brandId || null,
      ...(when === "earlier" && { doneAt: new Date(doneAt).toISOString() }),
    };
    save.mutate({ clientId, ...test }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Test for ${name}`}
      description={`A patch test is made with the colour itself and read after ${READ_AFTER} hours.`}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            kind="primary"
            type="submit"
            form="client-test"
            disabled={early !== undefined}
            pending={save.isPending}
          >
            Save the {TESTS[kind].toLowerCase()}
          </Button>
        </>
      }
    >
      <form id="client-test" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <FormAlert>{wholeIssue(save.error, FIELDS)}</FormAlert>
        <Labelled text="Kind">
          <SegmentedControl label="Kind" options={KINDS} value={kind} onChange={setKind} />
        </Labelled>
        <Labelled text="Put on">
          <SegmentedControl
            label="Put on"
            options={[
              { value: "now", label: "Just now" },
              { value: "earlier", label: "Earlier" },
            ]}
            value={when}
            onChange={setWhen}
          />
        </Labelled>
        {when === "earlier" && (
          <Field
            label="Day and time"
            required
            error={missing ? "Say when it was put on." : issueFor(save.error, "doneAt")}
          >
            <Input
              type="datetime-local"
              value={doneAt}
              onChange={({ target }) => {
                setDoneAt(target.value);
                setMissing(false);
              }}
            />
          </Field>
        )}
        <Field
          label="Brand"
          hint="It counts for this brand; another brand is another test."
          error={issueFor(save.error, "brandId")}
        >
          <Select value={brandId} onChange={({ target }) => setBrandId(target.value)}>
            <option value="">Not said</option>
            {brands.map(({ id, name: brand }) => (
              <option key={id} value={id}>
                {brand}
              </option>
            ))}
          </Select>
        </Field>
        <Labelled text="Result">
          <SegmentedControl label="Result" options={RESULTS} value={result} onChange={setResult} />
          {early && (
            <p role="alert" className="text-xs font-medium text-bad">
              {early}
            </p>
          )}
        </Labelled>
        <Field label="Note" error={issueFor(save.error, "note")}>
          <Textarea
            maxLength={500}
            value={note}
            placeholder="Where it was put, the shade, what the skin showed."
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}

const FIELDS = ["doneAt", "brandId", "note"];

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
