import { useId, type ReactNode } from "react";
import type { FormState } from "#ui/lib/use-form.ts";
import type { ButtonKind } from "#ui/components/button-look.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog, type DialogProps } from "#ui/components/layers/dialog.tsx";
import { FormAlert } from "./form-alert.tsx";

/** The fields of a form under why it was refused, if it was. */
export function Form({
  form: { attach, submit, refusal },
  id,
  className,
  children,
}: {
  form: FormState;
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <form ref={attach} id={id} noValidate onSubmit={submit} className={className}>
      <div className="col-span-full empty:hidden">
        <FormAlert>{refusal}</FormAlert>
      </div>
      {children}
    </form>
  );
}

/** A form in a dialog: "Cancel", and a button that says what is sent. */
export function FormDialog({
  form,
  submit,
  kind = "primary",
  ready = true,
  cancel = "Cancel",
  onClose,
  className = "grid gap-4 md:grid-cols-2",
  children,
  ...rest
}: Omit<DialogProps, "open" | "actions"> & {
  form: FormState;
  /** What the button says. */
  submit: string;
  kind?: ButtonKind;
  /** Waits for what is no field. */
  ready?: boolean;
  cancel?: string;
  className?: string;
}) {
  const id = useId();
  return (
    <Dialog
      {...rest}
      open
      onClose={onClose}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            {cancel}
          </Button>
          <Button kind={kind} type="submit" form={id} disabled={!ready} pending={form.pending}>
            {submit}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className={className}>
        {children}
      </Form>
    </Dialog>
  );
}
