import { useMutation } from "@tanstack/react-query";
import { MakeApiToken, type MadeApiToken, type TokenScope } from "#tools/tokens/schema.ts";
import { makeApiToken } from "#ui/api/house/api-tokens.ts";
import { Button } from "#ui/components/button.tsx";
import { CopyLine } from "#ui/components/copy-line.tsx";
import { Dialog } from "#ui/components/layers/dialog.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { FormDialog } from "#ui/components/fields/form.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { FieldSegments } from "#ui/components/fields/segmented-control.tsx";
import { FieldSelect } from "#ui/components/fields/field-select.tsx";
import { useForm } from "#ui/lib/use-form.ts";

const REACHES = [
  { value: "read", label: "Only read" },
  { value: "both", label: "Read and change" },
] as const;
const SCOPES: Record<(typeof REACHES)[number]["value"], TokenScope[]> = {
  read: ["read"],
  both: ["read", "write"],
};
const NEW: { name: string; reach: keyof typeof SCOPES; days: string } = {
  name: "",
  reach: "read",
  days: "90",
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
  const form = useForm({
    words: MakeApiToken,
    values: NEW,
    told: ({ name, reach, days }) => ({ name, scopes: SCOPES[reach], days: Number(days) || null }),
    saving: make,
    send: (asked) => make.mutate(asked),
  });
  const { typed, set, input } = form;
  if (make.data) return <Made made={make.data} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Make a key"
      submit="Make key"
      className="flex flex-col gap-5"
    >
      <Field
        label="What uses it"
        required
        hint="Such as Website or Till: so that you know it again."
        error={form.errorOf("name")}
      >
        <Input autoComplete="off" maxLength={80} {...input("name")} />
      </Field>
      <FieldSegments
        label="What it may do"
        hint={
          typed.reach === "read"
            ? "It sees what you see and changes nothing."
            : "It does what you may do, but for account, team, plan and keys."
        }
        options={REACHES}
        value={typed.reach}
        onChange={(reach) => set({ reach })}
      />
      <FieldSelect
        label="How long it works"
        error={form.errorOf("days")}
        value={typed.days}
        options={LIVES}
        onChange={(days) => set({ days })}
      />
    </FormDialog>
  );
}

function Made({ made: { name, token }, onClose }: { made: MadeApiToken; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`The key for ${name}`}
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
        <CopyLine label="Copy key" what="Key" text={token}>
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
