import { useMutation } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import type { ChatAction } from "#tools/actions/schema.ts";
import { undoAction } from "#ui/api/actions.ts";
import { ApiError } from "#ui/lib/http/api-error.ts";
import { Button } from "#ui/components/button.tsx";

/**
 * The way back from an act, for as long as nothing has followed from it; then says what has. What has gone out is said beside it.
 * Nothing where there never was a way back.
 */
export function UndoAct({
  act,
}: {
  act: Pick<ChatAction, "id" | "undoUntil"> & Partial<ChatAction>;
}) {
  const { id, words, undoUntil, undoneAt, stays, goneOut } = act;
  const undo = useMutation(undoAction);
  if (undo.data || undoneAt)
    return <Line>{undo.data?.sentence ?? `Taken back: ${words ?? ""}.`}</Line>;
  if (!undoUntil) return null;
  // what followed since it was last looked at
  const { error } = undo;
  const why = error instanceof ApiError && error.code === "conflict" ? error.sentence : stays;
  if (why) return <Line>{why}</Line>;
  return (
    <div className="-my-2 flex flex-wrap items-center gap-x-2">
      <Button
        kind="ghost"
        className="-ml-4"
        pending={undo.isPending}
        icon={Undo2}
        onClick={() => undo.mutate({ id })}
      >
        Undo
      </Button>
      {goneOut && <span className="text-sm text-ink-3">{goneOut}</span>}
    </div>
  );
}

function Line({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-2.5 text-sm text-ink-3">
      <Undo2 size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span className="min-w-0 break-words">{children}</span>
    </p>
  );
}
