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
import { SayIt } from "#ui/screens/settings/say-it.tsx";

/** What the assistant keeps in mind of the salon: seen, put right and forgotten. */
export function MemorySection() {
  const { data: session } = useQuery(sessionQuery);
  const kept = useQuery(getMemories);
  const [adding, setAdding] = useState(false);
  if (!session) return null;
  const runs = may(session.salon.role, "manage_memory");
  return (
    <SettingsCard
      of="memory"
      aside={
        <Button onClick={() => setAdding(true)}>
          <span>
            Add<span className="sr-only"> a note</span>
          </span>
        </Button>
      }
      lead="Notes for every chat. What concerns one client goes in their record."
    >
      <QueryView query={kept} name="what is remembered" shape={["h-14 w-full", "h-14 w-full"]}>
        {(read) => <Kept kept={read} runs={runs} own={session.user.name} />}
      </QueryView>
      {adding && <MemoryDialog onClose={() => setAdding(false)} />}
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
  const [clearing, setClearing] = useState(false);
  return (
    <>
      {memories.length === 0 ? (
        <SayIt says="Remember that we call the toner room the bar">Nothing yet.</SayIt>
      ) : (
        <ul aria-label="What is remembered" className="flex flex-col divide-y divide-line-soft">
          {memories.map((memory) => (
            <MemoryRow key={memory.id} memory={memory} mayChange={runs || memory.by === own} />
          ))}
        </ul>
      )}
      <div className="border-t border-line-soft pt-3">
        <Switch
          label="Learn the words you use"
          hint="When you pick one of several services or products, it remembers what you called it. Never a client’s name."
          on={learnsFromTaps}
          disabled={!runs || learn.isPending}
          onChange={(on) => learn.mutate(on)}
        />
      </div>
      {runs && memories.length > 0 && (
        <Button kind="ghost" className="-ml-4 self-start" onClick={() => setClearing(true)}>
          Forget all of it
        </Button>
      )}
      {clearing && (
        <ConfirmDialog
          title={`Forget ${plural(memories.length, "thing")}?`}
          act="Forget all"
          pending={clear.isPending}
          onConfirm={() => clear.mutate(undefined, { onSettled: () => setClearing(false) })}
          onClose={() => setClearing(false)}
        >
          The assistant knows none of it from the next message on. It cannot be brought back.
        </ConfirmDialog>
      )}
    </>
  );
}
