import { useMutation } from "@tanstack/react-query";
import { SetAccountStatus, type AccountToVerify } from "#tools/verification/schema.ts";
import { setAccountStatus } from "#ui/api/house/verification.ts";
import { Field } from "#ui/components/fields/field.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { Textarea } from "#ui/components/fields/textarea.tsx";
import { FormDialog } from "#ui/components/fields/form.tsx";
import { useForm } from "#ui/lib/use-form.ts";
import { Licence } from "./account-facts.tsx";
import { LookupLink } from "./lookup-link.tsx";
import type { Act } from "./status-words.ts";

/** Decides: says what follows, and takes what was seen, until when the licence holds, and a word to the stylist. */
export function DecisionDialog({
  account,
  act,
  onClose,
}: {
  account: AccountToVerify;
  act: Act;
  onClose: () => void;
}) {
  const decide = useMutation(setAccountStatus);
  const licence = act.to === "verified" && account.isLicensed;
  const { id, accountStatus: from } = account;
  const form = useForm({
    words: SetAccountStatus,
    values: { evidence: "", note: "", licenseExpiresOn: "" },
    told: ({ evidence, note, licenseExpiresOn }) => ({
      status: act.to,
      from,
      ...(evidence.trim() && { evidence }),
      ...(note.trim() && { note }),
      ...(licenseExpiresOn && { licenseExpiresOn }),
    }),
    saving: decide,
    send: (told) => decide.mutate({ id, ...told }, { onSuccess: onClose }),
  });
  const { input, errorOf } = form;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={`${act.label}: ${account.name}`}
      description={act.means}
      kind={act.main ? "primary" : "danger"}
      submit={act.label}
      className="flex flex-col gap-5"
    >
      {licence && (
        <div className="flex flex-col items-start gap-2 rounded-m bg-sunken px-4 py-3 text-sm">
          <p>
            <Licence account={account} />
          </p>
          <LookupLink authority={account.licenseAuthority} />
        </div>
      )}
      <Field
        label="What you saw"
        hint="Kept with the decision; the stylist does not see it."
        error={errorOf("evidence")}
      >
        <Textarea
          maxLength={1000}
          placeholder={licence ? "Board register, active, name matches" : ""}
          {...input("evidence")}
        />
      </Field>
      {licence && (
        <Field
          label="License valid until"
          hint="They are reminded 30 days before, and reviewed again afterwards."
          error={errorOf("licenseExpiresOn")}
        >
          <Input type="date" {...input("licenseExpiresOn")} />
        </Field>
      )}
      <Field
        label="A word to the stylist"
        hint="Goes into the mail that tells them."
        error={errorOf("note")}
      >
        <Textarea maxLength={1000} {...input("note")} />
      </Field>
    </FormDialog>
  );
}
