import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Memory } from "#tools/memory/schema.ts";
import { forget } from "#ui/api/house/memory.ts";
import { Button } from "#ui/components/button.tsx";
import { shortMoment } from "#ui/lib/format.ts";
import { MemoryDialog } from "./memory-dialog.tsx";

/** One thing that is kept in mind, with where it came from and when. */
export function MemoryRow({ memory, mayChange }: { memory: Memory; mayChange: boolean }) {
  const { id, words, means, source, by, createdAt, changedAt } = memory;
  const [editing, setEditing] = useState(false);
  const drop = useMutation(forget);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3.5 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium wrap-anywhere first-letter:uppercase">
          {means ? `“${words}” is the ${means.kind} ${means.name}` : words}
        </p>
        <p className="text-sm text-ink-2">
          {source === "tap" ? `A tap of ${by}` : `Told by ${by}`}, {shortMoment(createdAt)}.
          {changedAt && ` Changed ${shortMoment(changedAt)}.`}
        </p>
      </div>
      {mayChange && (
        <div className="-ml-4 flex">
          <Button kind="ghost" aria-label={`Edit ${words}`} onClick={() => setEditing(true)}>
            Edit
          </Button>
          <Button
            kind="ghost"
            aria-label={`Forget ${words}`}
            pending={drop.isPending}
            onClick={() => drop.mutate(id)}
          >
            Forget
          </Button>
        </div>
      )}
      {editing && <MemoryDialog memory={memory} onClose={() => setEditing(false)} />}
    </li>
  );
}
