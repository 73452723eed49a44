import { Timer } from "lucide-react";
import { clock } from "#ui/lib/format.ts";
import { useNow } from "#ui/lib/now.ts";
import type { Kept } from "./use-hold.ts";

const TEN_MINUTES = 600;

/** How long the chosen time is kept, quietly: only that it is kept, and that it no longer is, is read out. */
export function HoldLine({ kept }: { kept: Kept | null }) {
  const now = useNow();
  if (!kept) return <p role="status" className="sr-only" />;
  // the clock of this page may be a second behind
  const left = Math.min(TEN_MINUTES, Math.ceil((kept.endsAt - now) / 1000));
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-ink-2">
      <Timer size={17} aria-hidden="true" />
      {left > 0 ? (
        <span>
          Held for you <span className="sr-only">for ten minutes</span>
          <span aria-hidden="true">
            for <span className="font-mono">{clock(left)}</span>
          </span>
        </span>
      ) : (
        "This time is no longer held for you. It may still be free: book it, or choose again."
      )}
    </p>
  );
}
