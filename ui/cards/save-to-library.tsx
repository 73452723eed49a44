import { useMutation } from "@tanstack/react-query";
import { BookmarkPlus } from "lucide-react";
import { useState, type FormEvent } from "react";
import { saveLibraryFormula } from "#ui/api/chair/library.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { FormDialog } from "#ui/components/fields/form.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { sentenceOf } from "#ui/lib/http/api-error.ts";

export type SaveToLibraryProps = {
  /** The formula of a consultation that is copied. */
  formulaId: string;
  /** What it may be called. */
  name: string;
  className?: string;
};

/** Keeps a copy of a consultation's formula in the library, under a name. */
export function SaveToLibrary({ formulaId, name, className }: SaveToLibraryProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...(className && { className })} icon={BookmarkPlus} onClick={() => setOpen(true)}>
        Save to library
      </Button>
      {open && <NameDialog formulaId={formulaId} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

function NameDialog({ formulaId, name, onClose }: SaveToLibraryProps & { onClose: () => void }) {
  const [called, setCalled] = useState(name);
  const [tried, setTried] = useState(false);
  const save = useMutation(saveLibraryFormula);
  const missing = called.trim() === "" ? "Give it a name." : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!missing) save.mutate({ formulaId, name: called.trim() }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      onClose={onClose}
      title="Save to library"
      description="A copy, found again under its name. The consultation stays as it is."
      form={{ submit, pending: save.isPending }}
      submit="Save"

      className=""
    >
      <Field
        label="Name"
        required
        hint="Such as house gloss."
        error={save.error ? sentenceOf(save.error) : tried ? missing : undefined}
      >
        <Input maxLength={120} value={called} onChange={({ target }) => setCalled(target.value)} />
      </Field>
    </FormDialog>
  );
}
