import { useState, type FormEvent } from "react";
import { ITEM_FIELDS } from "#tools/inventory/items/item-fields.ts";
import { plainBarcode } from "#tools/inventory/items/stock-rules.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/layers/dialog.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { CameraView } from "./camera-view.tsx";

const FORM = "barcode";

/** Asks for a barcode: by the camera, by a scanner that types, or by hand. */
export function ScanDialog({
  onScan,
  onClose,
}: {
  onScan: (barcode: string) => void;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState("");
  const code = plainBarcode(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // a portal lets it through to the form that the button stands in
    event.stopPropagation();
    if (code) onScan(code);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Scan a barcode"
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM} disabled={!code}>
            Use this barcode
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <CameraView onRead={(barcode) => onScan(plainBarcode(barcode))} />
        <form id={FORM} onSubmit={submit}>
          <Field label="Barcode" hint="A scanner types it here by itself.">
            <Input
              inputMode="numeric"
              autoComplete="off"
              maxLength={ITEM_FIELDS.barcode.longest}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              className="font-mono"
            />
          </Field>
        </form>
      </div>
    </Dialog>
  );
}
