import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { Item } from "#tools/inventory/schema.ts";
import { plainBarcode } from "#tools/inventory/items/stock-rules.ts";
import { findByBarcode } from "#ui/api/desk/inventory.ts";
import { ScanDialog } from "#ui/cards/inventory/barcode/scan-dialog.tsx";
import { useWedge } from "#ui/cards/inventory/barcode/use-wedge.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/layers/dialog.tsx";
import { sentenceOf } from "#ui/lib/http/api-error.ts";
import { toast } from "#ui/lib/toast.ts";

/**
 * A scanned barcode finds its item; one that nothing has may be given to a new item. A scanner is heard while the screen
 * is open, `ask` opens the camera, `look` takes a code that was heard elsewhere. `dialogs` has to be rendered.
 */
export function useItemScan({
  onFound,
  onAdd,
}: {
  onFound: (item: Item) => void;
  onAdd?: ((barcode: string) => void) | undefined;
}): { ask: () => void; look: (barcode: string) => void; dialogs: ReactNode } {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [unknown, setUnknown] = useState<string>();
  const find = async (scanned: string) => {
    const barcode = plainBarcode(scanned);
    setAsking(false);
    try {
      const item = await client.fetchQuery(findByBarcode(barcode));
      if (item) onFound(item);
      else setUnknown(barcode);
    } catch (error) {
      toast({ tone: "destructive", title: "Error", description: sentenceOf(error) });
    }
  };
  const look = (barcode: string) => void find(barcode);
  useWedge(look);
  const dialogs = (
    <>
      {asking && <ScanDialog onScan={look} onClose={() => setAsking(false)} />}
      {unknown !== undefined && (
        <UnknownBarcode
          barcode={unknown}
          onClose={() => setUnknown(undefined)}
          onAgain={() => {
            setUnknown(undefined);
            setAsking(true);
          }}
          onAdd={
            onAdd &&
            (() => {
              setUnknown(undefined);
              onAdd(unknown);
            })
          }
        />
      )}
    </>
  );
  return { ask: () => setAsking(true), look, dialogs };
}

function UnknownBarcode({
  barcode,
  onClose,
  onAgain,
  onAdd,
}: {
  barcode: string;
  onClose: () => void;
  onAgain: () => void;
  onAdd: (() => void) | undefined;
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="No item has this barcode"
      actions={
        <>
          <Button onClick={onAgain}>Scan again</Button>
          {onAdd && (
            <Button kind="primary" onClick={onAdd}>
              Add an item with it
            </Button>
          )}
        </>
      }
    >
      <p className="font-mono text-lg tabular-nums">{barcode}</p>
    </Dialog>
  );
}
