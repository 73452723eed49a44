import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { may } from "#tools/access/permissions-rules.ts";
import type { Memories } from "#tools/memory/schema.ts";
import { forgetAll, getMemories, learnFromTaps } from "#ui/api/house/memory.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { Button } from "#ui/components/button.tsx";
import { ConfirmDialog } from "#ui/components/layers/confirm-dialog.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { Switch } from "#ui/components/fields/switch.tsx";
import { plural } from "#ui/lib/format.ts";
import { MemoryDialog } from "./memory-dialog.tsx";
import { MemoryRow } from "./memory-row.tsx";
import { SettingsCard } from "#ui/screens/settings/settings-card.tsx";

/** What the assistant keeps in mind of the salon: seen, put right and forgotten. */
export function MemorySection() {
  const { data: session } = useQuery(sessionQuery);
  const kept = useQuery(getMemories);
  if (!session) return null;
  const runs = may(session.salon.role, "manage_memory");
  return (
    <SettingsCard
      of="memory"
      lead="Notes and words of this salon that the assistant keeps in mind in every chat. Nothing of a client belongs here: that stands in their record."
    >
      <QueryView query={kept} name="what is remembered" shape={["h-14 w-full", "h-14 w-full"]}>
        {(read) => <Kept kept={read} runs={runs} own={session.user.name} />}
      </QueryView>
    </SettingsCard>
  );
}

function Kept({
  kept: { learnsFromTaps, memories },
  runs,
  own,
}: {
  kept: Memories;
  /** They may change what others told. */
  runs: boolean;
  own: string;
}) {
  const learn = useMutation(learnFromTaps);
  const clear = useMutation(forgetAll);
  const [open, setOpen] = useState<"add" | "clear">();
  return (
    <>
      <Switch
        label="Learn words from taps"
        hint="When you tap one of several services or goods, what you called it is kept as its name here. Names of clients never are."
        on={learnsFromTaps}
        disabled={!runs || learn.isPending}
        onChange={(on) => learn.mutate(on)}
      />
      {memories.length === 0 ? (
        <p role="status" className="text-ink-2">
          Nothing is kept in mind. Add a note here, or tell the assistant: “remember that we call
          the toner room the bar”.
        </p>
      ) : (
        <ul aria-label="What is remembered" className="flex flex-col divide-y divide-line-soft">
          {memories.map((memory) => (
            <MemoryRow key={memory.id} memory={memory} mayChange={runs || memory.by === own} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpen("add")}>Add a note</Button>
        {runs && memories.length > 0 && (
          <Button kind="ghost" onClick={() => setOpen("clear")}>
            Forget all of it
          </Button>
        )}
      </div>
      {open === "add" && <MemoryDialog onClose={() => setOpen(undefined)} />}
      {open === "clear" && (
        <ConfirmDialog
          title={`Forget ${plural(memories.length, "thing")}?`}
          act="Forget all"
          pending={clear.isPending}
          onConfirm={() => clear.mutate(undefined, { onSettled: () => setOpen(undefined) })}
          onClose={() => setOpen(undefined)}
        >
          The assistant knows none of it from the next message on. It cannot be brought back.
        </ConfirmDialog>
      )}
    </>
  );
}
