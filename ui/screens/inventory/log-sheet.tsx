import { Sheet } from "#ui/components/layers/sheet.tsx";
import { MovementList } from "./movement-list.tsx";

/** The log of everything. */
export function LogSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title="Log" className="w-[min(30rem,100vw)]">
      <p className="mb-3 text-sm text-ink-2">
        What came and went, newest first. A line is never changed: what is in stock is their sum.
      </p>
      <MovementList />
    </Sheet>
  );
}
