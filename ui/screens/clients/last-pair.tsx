import { useQuery } from "@tanstack/react-query";
import { listClientPhotos } from "#ui/api/desk/clients.ts";
import { shortDay } from "#ui/lib/format.ts";
import { pairsOf } from "./pairs.ts";

/** The hair before and after the last visit of which there are both, side by side; nothing without. */
export function LastPair({ clientId, onOpen }: { clientId: string; onOpen: () => void }) {
  const { data: photos } = useQuery(listClientPhotos(clientId));
  const pair = pairsOf(photos ?? []).find(
    ({ before, after }) => before.length > 0 && after.length > 0,
  );
  const [first] = pair?.before ?? [];
  const [last] = pair?.after ?? [];
  if (!pair || !first || !last) return null;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-w-0 items-center gap-4 rounded-card border border-line-soft bg-surface p-3 text-left text-sm shadow-edge"
    >
      <span className="grid shrink-0 grid-cols-2 gap-1 overflow-hidden rounded-[14px]">
        <img src={first.thumbnailUrl} alt="Before" className="size-20 object-cover" />
        <img src={last.thumbnailUrl} alt="After" className="size-20 object-cover" />
      </span>
      <span className="min-w-0">
        <span className="block text-ink-3">Before and after</span>
        <span className="block font-semibold">{shortDay(pair.takenOn)}</span>
        <span className="mt-1 block underline decoration-line underline-offset-4">All photos</span>
      </span>
    </button>
  );
}
