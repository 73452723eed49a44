import { useMutation } from "@tanstack/react-query";
import {
  StartMigration,
  type Migration,
  type MigrationPlatform,
  type PlatformShown,
} from "#tools/migration/schema.ts";
import { startMigration } from "#ui/api/house/migration.ts";
import { Button } from "#ui/components/button.tsx";
import { FieldSelect } from "#ui/components/fields/field-select.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Form } from "#ui/components/fields/form.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { PasswordInput } from "#ui/components/fields/password-input.tsx";
import { useForm } from "#ui/lib/use-form.ts";

const EMPTY = { username: "", password: "", apiKey: "", subdomain: "" };
const NEW: typeof EMPTY & { platform: MigrationPlatform | "" } = { platform: "", ...EMPTY };

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
  const start = useMutation(startMigration);
  const labelsOf = (chosen: string) => platforms.find(({ id }) => id === chosen)?.labels;
  const form = useForm({
    words: StartMigration,
    values: NEW,
    told: ({ apiKey, subdomain, ...typed }) => ({
      ...typed,
      stylistId,
      ...(labelsOf(typed.platform)?.apiKey && apiKey.trim() && { apiKey }),
      ...(labelsOf(typed.platform)?.subdomain && subdomain.trim() && { subdomain }),
    }),
    check: ({ platform }) => (platform ? {} : { platform: "Please choose a system." }),
    saving: start,
    send: (told) => start.mutate(told, { onSuccess: onStarted }),
  });
  const { typed, set, errorOf } = form;
  const platform = platforms.find(({ id }) => id === typed.platform);
  const labels = platform?.labels;
  const bind = (name: keyof typeof EMPTY) => ({ ...form.input(name), autoComplete: "off" });
  if (platforms.length === 0)
    return <p className="text-ink-2">No system can be read from here. Bring its export files.</p>;
  return (
    <Form form={form} className="flex flex-col gap-5">
      <FieldSelect
        label="Platform"
        required
        error={errorOf("platform")}
        value={typed.platform}
        none="Choose a system"
        options={platforms.map(({ id, name }) => [id, name])}
        onChange={(chosen) => {
          form.discard();
          set({ platform: chosen as MigrationPlatform | "" });
        }}
      />
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
      <div className="flex flex-wrap justify-end gap-2">
        <Button kind="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" kind="primary" pending={form.pending}>
          Start Migration
        </Button>
      </div>
    </Form>
  );
}
