import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import {
  StartMigration,
  type Migration,
  type MigrationPlatform,
  type PlatformShown,
} from "#tools/migration/schema.ts";
import { startMigration } from "#ui/api/migration.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/field.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { Input } from "#ui/components/input.tsx";
import { PasswordInput } from "#ui/components/password-input.tsx";
import { Select } from "#ui/components/select.tsx";
import { issueFor, wholeIssue } from "#ui/lib/issues.ts";

const FIELDS = ["username", "password", "apiKey", "subdomain"] as const;
type Name = (typeof FIELDS)[number];
const EMPTY = { username: "", password: "", apiKey: "", subdomain: "" };

/** Where from and by which account: the other system is read by its own door. */
export function FetchForm({
  platforms,
  stylistId,
  onStarted,
  onClose,
}: {
  platforms: readonly PlatformShown[];
  stylistId: string;
  onStarted: (migration: Migration) => void;
  onClose: () => void;
}) {
  const [chosen, setChosen] = useState<MigrationPlatform | "">("");
  const [draft, setDraft] = useState(EMPTY);
  const [problems, setProblems] = useState<Partial<Record<Name | "platform", string>>>({});
  const start = useMutation(startMigration);
  const platform = platforms.find(({ id }) => id === chosen);
  const labels = platform?.labels;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!platform) return setProblems({ platform: "Please choose a system" });
    const { username, password, apiKey, subdomain } = draft;
    const read = StartMigration.safeParse({
      stylistId,
      platform: platform.id,
      username,
      password,
      ...(labels?.apiKey && apiKey.trim() && { apiKey }),
      ...(labels?.subdomain && subdomain.trim() && { subdomain }),
    });
    if (read.success) return start.mutate(read.data, { onSuccess: onStarted });
    return setProblems(
      Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message])),
    );
  };
  const bind = (name: Name) => ({
    name,
    value: draft[name],
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) => {
      setDraft({ ...draft, [name]: target.value });
      setProblems({ ...problems, [name]: undefined });
    },
  });
  const errorOf = (name: Name) => problems[name] ?? issueFor(start.error, name);
  if (platforms.length === 0)
    return <p className="text-ink-2">No system can be read from here. Bring its export files.</p>;
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Field
        label="Platform"
        required
        error={problems.platform ?? issueFor(start.error, "platform")}
      >
        <Select
          value={chosen}
          onChange={({ target }) => {
            setChosen(target.value as MigrationPlatform | "");
            setDraft(EMPTY);
            setProblems({});
          }}
        >
          <option value="">Choose a system</option>
          {platforms.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {labels && (
        <div className="grid items-start gap-5 md:grid-cols-2">
          <Field label={labels.username} required error={errorOf("username")}>
            <Input autoCapitalize="none" spellCheck={false} {...bind("username")} />
          </Field>
          <Field label={labels.password} required error={errorOf("password")}>
            <PasswordInput {...bind("password")} autoComplete="new-password" />
          </Field>
          {labels.apiKey && (
            <Field label={labels.apiKey} error={errorOf("apiKey")}>
              <Input autoCapitalize="none" spellCheck={false} {...bind("apiKey")} />
            </Field>
          )}
          {labels.subdomain && (
            <Field label={labels.subdomain} error={errorOf("subdomain")}>
              <Input autoCapitalize="none" spellCheck={false} {...bind("subdomain")} />
            </Field>
          )}
        </div>
      )}
      <p className="text-sm text-ink-2">
        What you enter is used to read {platform?.name ?? "that system"} for this migration alone.
        It is kept encrypted while it runs and deleted as soon as it ends.
      </p>
      <FormAlert>{wholeIssue(start.error, [...FIELDS, "platform"])}</FormAlert>
      <div className="flex flex-wrap justify-end gap-2">
        <Button kind="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" kind="primary" pending={start.isPending}>
          Start Migration
        </Button>
      </div>
    </form>
  );
}
