import { useMutation } from "@tanstack/react-query";
import { Camera } from "lucide-react";
import { useRef } from "react";
import type { CardNotation } from "#tools/bench/notation-schema.ts";
import { readCard } from "#ui/api/chair/notation.ts";
import { ACCEPTED_FILES } from "#ui/cards/photo-intake/intake-rules.ts";
import { Button } from "#ui/components/button.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";

const KINDS = Object.keys(ACCEPTED_FILES).join(",");

export type PaperCardProps = {
  /** The hair and the line that the card is read for. */
  context?: { line?: string; consultationId?: string };
  onRead: (read: CardNotation) => void;
};

/** A formula on a paper card, from a photo that is read and not kept. Where nothing can read it, it says so. */
export function PaperCard({ context = {}, onRead }: PaperCardProps) {
  const chosen = useRef<HTMLInputElement>(null);
  const stopped = useRef<AbortController>(undefined);
  const read = useMutation({
    ...readCard,
    onSuccess: (card, { signal }) => {
      if (!signal.aborted) onRead(card);
    },
  });
  const take = (photo: File | undefined) => {
    if (!photo || read.isPending) return;
    stopped.current = new AbortController();
    read.mutate({ ...context, photo, signal: stopped.current.signal });
  };
  const stop = () => {
    stopped.current?.abort();
    read.reset();
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button pending={read.isPending} icon={Camera} onClick={() => chosen.current?.click()}>
          {read.isPending ? "Reading the card" : "Photo of a paper card"}
        </Button>
        {read.isPending && (
          <Button kind="ghost" onClick={stop}>
            Stop
          </Button>
        )}
      </div>
      <input
        ref={chosen}
        type="file"
        hidden
        accept={KINDS}
        tabIndex={-1}
        aria-label="Photo of a paper card: choose a photo"
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = "";
        }}
      />
      <FormAlert error={read.error} />
      {read.data && (
        <p role="status" className="text-sm text-ink-2">
          {read.data.text.trim() === ""
            ? "No writing was found on the photo."
            : "Copied from the card. Compare it with the paper: handwriting is easily misread."}
        </p>
      )}
    </div>
  );
}
