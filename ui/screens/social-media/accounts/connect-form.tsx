import { useMutation } from "@tanstack/react-query";
import { ConnectAccount, type Platform } from "#tools/social/schema.ts";
import { connectAccount } from "#ui/api/desk/social.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Form } from "#ui/components/fields/form.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { useForm } from "#ui/lib/use-form.ts";

/** The number of the page or account, and the token that it is published with. The token is tried at once. */
export function ConnectForm({
  platform,
  accountId,
  onClose,
}: {
  platform: Platform;
  accountId: string;
  onClose: () => void;
}) {
  const connect = useMutation(connectAccount);
  const label = platform === "facebook" ? "Page number" : "Account number";
  const form = useForm({
    words: ConnectAccount,
    fields: { accountId: { label }, token: { label: "Access token" } },
    values: { accountId, token: "" },
    saving: connect,
    send: (told) => connect.mutate({ platform, ...told }, { onSuccess: onClose }),
  });
  return (
    <Form form={form} className="flex flex-col gap-4">
      <Field label={label} required error={form.errorOf("accountId")}>
        <Input inputMode="numeric" autoComplete="off" {...form.input("accountId")} />
      </Field>
      <Field
        label="Access token"
        required
        error={form.errorOf("token")}
        hint="It is kept encrypted and never shown again."
      >
        <Input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="font-mono"
          {...form.input("token")}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary" pending={form.pending}>
          Connect
        </Button>
        <Button kind="ghost" onClick={onClose}>
          Not now
        </Button>
      </div>
    </Form>
  );
}
