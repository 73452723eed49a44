import { useMutation } from "@tanstack/react-query";
import { useState, type SyntheticEvent } from "react";
import type { Platform } from "#tools/social/schema.ts";
import { connectAccount } from "#ui/api/social.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/field.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { Input } from "#ui/components/input.tsx";
import { issueFor, wholeIssue } from "#ui/lib/issues.ts";

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
  const [account, setAccount] = useState(accountId);
  const [token, setToken] = useState("");
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    connect.mutate(
      { platform, accountId: account.trim(), token: token.trim() },
      { onSuccess: onClose },
    );
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <Field
        label={platform === "facebook" ? "Page number" : "Account number"}
        required
        error={issueFor(connect.error, "accountId")}
      >
        <Input
          inputMode="numeric"
          autoComplete="off"
          value={account}
          onChange={({ target }) => setAccount(target.value)}
        />
      </Field>
      <Field
        label="Access token"
        required
        error={issueFor(connect.error, "token")}
        hint="It is kept encrypted and never shown again."
      >
        <Input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="font-mono"
          value={token}
          onChange={({ target }) => setToken(target.value)}
        />
      </Field>
      <FormAlert>{wholeIssue(connect.error, ["accountId", "token"])}</FormAlert>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary" pending={connect.isPending}>
          Connect
        </Button>
        <Button kind="ghost" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  );
}
