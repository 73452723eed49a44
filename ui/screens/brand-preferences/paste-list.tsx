import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { LineLeaflet, ShelfReading } from "#tools/brands/schema.ts";
import { readShelfCodes } from "#ui/api/chair/brands.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/layers/dialog.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Textarea } from "#ui/components/fields/textarea.tsx";
import { plural } from "#ui/lib/format.ts";
import { UnknownCodes } from "./unknown-codes.tsx";

/** A list of codes from an order or an inventory, read before anything is ticked. */
export function PasteList({
  leaflet,
  onRead,
  onClose,
}: {
  leaflet: LineLeaflet;
  onRead: (codes: string[]) => void;
  onClose: () => void;
}) {
  const [text, setText] = useState("");
  const [found, setFound] = useState<ShelfReading>();
  const read = useMutation(readShelfCodes);
  const { brandId, id: lineId, name } = leaflet;
  const replace = (code: string, nearest: string | null) =>
    setFound(
      (now) =>
        now && {
          codes: nearest && !now.codes.includes(nearest) ? [...now.codes, nearest] : now.codes,
          unknown: now.unknown.filter((each) => each.code !== code),
        },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      wide
      title={`Paste a list of ${name}`}
      description="Codes with commas, spaces or one a line. Counts and bullets are left out."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {found ? (
            <Button
              kind="primary"
              disabled={found.codes.length === 0}
              onClick={() => {
                onRead(found.codes);
                onClose();
              }}
            >
              Tick {plural(found.codes.length, "shade")}
            </Button>
          ) : (
            <Button
              kind="primary"
              disabled={text.trim() === ""}
              pending={read.isPending}
              onClick={() => read.mutate({ brandId, lineId, text }, { onSuccess: setFound })}
            >
              Read the list
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label="Codes">
          <Textarea
            rows={6}
            value={text}
            className="font-mono"
            onChange={({ target }) => {
              setText(target.value);
              setFound(undefined);
            }}
          />
        </Field>
        {found && (
          <p role="status" className="text-sm">
            {found.codes.length === 0
              ? `None of these is a shade of ${name}.`
              : `${plural(found.codes.length, "shade")} read: ${found.codes.join(", ")}`}
          </p>
        )}
        {found && <UnknownCodes unknown={found.unknown} lineName={name} onReplace={replace} />}
      </div>
    </Dialog>
  );
}
