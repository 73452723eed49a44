import { ScanBarcode } from "lucide-react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { ITEM_FIELDS } from "#tools/inventory/items/item-fields.ts";
import { plainBarcode } from "#tools/inventory/items/stock-rules.ts";
import { Field } from "#ui/components/fields/field.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { ScanDialog } from "./scan-dialog.tsx";

/** A barcode within a form: typed, by a scanner or by the camera. The scanner's Enter does not send the form. */
export function BarcodeField({
  value,
  onChange,
  error,
  className,
}: {
  value: string;
  onChange: (barcode: string) => void;
  error?: string | undefined;
  className?: string;
}) {
  const [scanning, setScanning] = useState(false);
  return (
    <Field label="Barcode" error={error} {...(className && { className })}>
      <span className="flex items-center gap-1.5">
        <Input
          inputMode="numeric"
          autoComplete="off"
          maxLength={ITEM_FIELDS.barcode.longest}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            onChange(plainBarcode(value));
          }}
          className="font-mono"
        />
        <IconButton
          label="Scan with the camera"
          kind="outline"
          icon={ScanBarcode}
          onClick={() => setScanning(true)}
        />
      </span>
      {scanning &&
        // a form within the form is none
        createPortal(
          <ScanDialog
            onClose={() => setScanning(false)}
            onScan={(barcode) => {
              onChange(barcode);
              setScanning(false);
            }}
          />,
          document.body,
        )}
    </Field>
  );
}
