import { useMutation, useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { listActionsOf, undoAction } from "#ui/api/actions.ts";
import { Button } from "#ui/components/button.tsx";
import { useNow } from "#ui/lib/now.ts";
import { nameOf, resultOf, type ToolPart } from "./tool-parts.ts";

/** What is taken back on its own card, and for longer. */
const ON_THE_CARD = new Set(["mix_bowl"]);

/** Takes back what was just done, while that is possible; afterwards says that it was. */
export function UndoLine({ part, chatId }: { part: ToolPart; chatId: string }) {
  const result = ON_THE_CARD.has(nameOf(part)) ? undefined : resultOf(part);
  const action = result?.ok ? result.action : undefined;
  return action?.undoUntil ? (
    <Undo id={action.id} until={Date.parse(action.undoUntil)} chatId={chatId} />
  ) : null;
}

function Undo({ id, until, chatId }: { id: string; until: number; chatId: string }) {
  const { data: actions } = useQuery(listActionsOf(chatId));
  const undo = useMutation(undoAction);
  const undone = undo.isSuccess || actions?.some((each) => each.id === id && each.undoneAt);
  if (undone)
    return (
      <p className="flex items-center gap-2.5 text-sm text-ink-3">
        <Undo2 size={18} aria-hidden="true" />
        Taken back. It is as it was before.
      </p>
    );
  return <Countdown until={until} pending={undo.isPending} onUndo={() => undo.mutate({ id })} />;
}

function Countdown({
  until,
  pending,
  onUndo,
}: {
  until: number;
  pending: boolean;
  onUndo: () => void;
}) {
  const left = Math.ceil((until - useNow()) / 1000);
  if (left <= 0 && !pending) return null;
  return (
    <Button
      kind="ghost"
      className="-my-2 -ml-4 self-start"
      pending={pending}
      icon={<Undo2 size={16} aria-hidden="true" />}
      onClick={onUndo}
    >
      Undo <span className="text-ink-3 tabular-nums">{Math.max(0, left)} s</span>
    </Button>
  );
}
