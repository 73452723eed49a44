import { useMutation } from "@tanstack/react-query";
import { PASSWORD_LENGTH } from "#tools/salons/data.ts";
import { ChangePassword } from "#tools/salons/schema.ts";
import { changePassword } from "#ui/api/session.ts";
import { Field } from "#ui/components/fields/field.tsx";
import { FormDialog } from "#ui/components/fields/form.tsx";
import { PasswordInput } from "#ui/components/fields/password-input.tsx";
import { useForm } from "#ui/lib/use-form.ts";

/** Asks for the present password and a new one. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const change = useMutation(changePassword);
  const form = useForm({
    words: ChangePassword,
    values: { currentPassword: "", newPassword: "" },
    saving: change,
    send: (told) => change.mutate(told, { onSuccess: onClose }),
  });
  const weak = form.errorOf("newPassword");
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Change password"
      submit="Change password"
      className="flex flex-col gap-5"
    >
      <Field label="Current password" error={form.errorOf("currentPassword")}>
        <PasswordInput autoComplete="current-password" {...form.input("currentPassword")} />
      </Field>
      <Field
        label="New password"
        hint={weak ? undefined : `At least ${PASSWORD_LENGTH.min} characters.`}
        error={weak}
      >
        <PasswordInput autoComplete="new-password" {...form.input("newPassword")} />
      </Field>
    </FormDialog>
  );
}
