import { useState } from "react";
import { Button } from "#ui/components/button.tsx";

/** A sent message, to be said differently: the old version stays beside the new one. */
export function EditMessage({
  text,
  mayBeEmpty,
  onSave,
  onCancel,
}: {
  text: string;
  /** It has photos, which say enough. */
  mayBeEmpty: boolean;
  onSave: (text: string) => void;
  onCancel: () => void;
}) {
  const [changed, setChanged] = useState(text);
  const ready = mayBeEmpty || changed.trim() !== "";
  return (
    <form
      aria-label="Edit message"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onSave(changed);
      }}
      onKeyDown={(event) => event.key === "Escape" && onCancel()}
      className="flex w-full flex-col gap-2 rounded-[18px] border border-line bg-raised p-3"
    >
      <textarea
        autoFocus
        aria-label="Message"
        value={changed}
        maxLength={4000}
        onChange={(event) => setChanged(event.target.value)}
        className="field-sizing-content min-h-11 resize-none bg-transparent px-1.5 py-1 outline-none touch:text-[16px]"
      />
      <div className="flex justify-end gap-2">
        <Button kind="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button kind="primary" type="submit" disabled={!ready}>
          Send again
        </Button>
      </div>
    </form>
  );
}
