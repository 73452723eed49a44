import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { MakeApiToken, type MadeApiToken, type TokenScope } from "#tools/tokens/schema.ts";
import { makeApiToken } from "#ui/api/api-tokens.ts";
import { Button } from "#ui/components/button.tsx";
import { CopyLine } from "#ui/components/copy-line.tsx";
import { Dialog } from "#ui/components/dialog.tsx";
import { Field } from "#ui/components/field.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { Input } from "#ui/components/input.tsx";
import { SegmentedControl } from "#ui/components/segmented-control.tsx";
import { Select } from "#ui/components/select.tsx";
import { issueFor, wholeIssue } from "#ui/lib/issues.ts";

const FORM = "make-token";
const REACHES = [
  { value: "read", label: "Only read" },
  { value: "both", label: "Read and change" },
] as const;
const SCOPES: Record<(typeof REACHES)[number]["value"], TokenScope[]> = {
  read: ["read"],
  both: ["read", "write"],
};
const LIVES: [value: string, label: string][] = [
  ["30", "30 days"],
  ["90", "90 days"],
  ["365", "A year"],
  ["", "Until it is revoked"],
];

/** Makes a token and shows it this once. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const make = useMutation(makeApiToken);
  return make.data ? (
    <Made made={make.data} onClose={onClose} />
  ) : (
    <Form
      pending={make.isPending}
      error={make.error}
      onMake={(asked) => make.mutate(asked)}
      onClose={onClose}
    />
  );
}

function Form({
  pending,
  error,
  onMake,
  onClose,
}: {
  pending: boolean;
  error: Error | null;
  onMake: (asked: MakeApiToken) => void;
  onClose: () => void;
}) {
  const [name, setName] = useState("");
  const [reach, setReach] = useState<keyof typeof SCOPES>("read");
  const [days, setDays] = useState("90");
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = { name, scopes: SCOPES[reach], days: days === "" ? null : Number(days) };
    const read = MakeApiToken.safeParse(asked);
    setProblem(read.error?.issues[0]?.message);
    if (read.success) onMake(read.data);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Make a token"
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM} kind="primary" pending={pending}>
            Make token
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <FormAlert>{wholeIssue(error, ["name"])}</FormAlert>
        <Field
          label="What uses it"
          required
          hint="Such as Website or Till: so that you know it again."
          error={problem ?? issueFor(error, "name")}
        >
          <Input
            autoComplete="off"
            value={name}
            maxLength={80}
            onChange={({ target }) => {
              setName(target.value);
              setProblem(undefined);
            }}
          />
        </Field>
        <div className="flex flex-col items-start gap-1.5">
          <p className="text-sm font-semibold" aria-hidden="true">
            What it may do
          </p>
          <SegmentedControl
            label="What it may do"
            options={REACHES}
            value={reach}
            onChange={setReach}
          />
          <p className="text-xs text-ink-3">
            {reach === "read"
              ? "It sees what you see and changes nothing."
              : "It does what you may do, but for account, team, plan, keys and tokens."}
          </p>
        </div>
        <Field label="How long it works">
          <Select value={days} onChange={({ target }) => setDays(target.value)}>
            {LIVES.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </form>
    </Dialog>
  );
}

function Made({ made: { name, token }, onClose }: { made: MadeApiToken; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`The token for ${name}`}
      actions={
        <Button kind="primary" onClick={onClose}>
          I have copied it
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-2">
          Copy it now: it is shown this once, and nobody can read it again. Whoever has it acts as
          you.
        </p>
        <CopyLine label="Copy token" what="Token" text={token}>
          <span className="flex min-h-11 min-w-0 flex-1 items-center">
            <span className="py-2 font-mono text-sm break-all">{token}</span>
          </span>
        </CopyLine>
        <p className="text-sm text-ink-2">
          A program sends it with each request, as{" "}
          <code className="font-mono text-xs">Authorization: Bearer ut_…</code>
        </p>
      </div>
    </Dialog>
  );
}
