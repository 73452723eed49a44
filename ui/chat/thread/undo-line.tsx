import { useQuery } from "@tanstack/react-query";
import { listActionsOf } from "#ui/api/actions.ts";
import { UndoAct } from "#ui/cards/acts/undo-act.tsx";
import { nameOf, resultOf, type ToolPart } from "./tool-parts.ts";

/** What is taken back on its own card. */
const ON_THE_CARD = new Set(["mix_bowl"]);

/** The way back from what was done here, while there is one; afterwards says that it was taken back. */
export function UndoLine({ part, chatId }: { part: ToolPart; chatId: string }) {
  const result = ON_THE_CARD.has(nameOf(part)) ? undefined : resultOf(part);
  const action = result?.ok ? result.action : undefined;
  return action?.undoUntil ? <OfThread action={action} chatId={chatId} /> : null;
}

function OfThread({
  action,
  chatId,
}: {
  action: { id: string; undoUntil: string | null };
  chatId: string;
}) {
  const { data: acts, isPending } = useQuery(listActionsOf(chatId));
  // how it stands is not known yet
  if (isPending) return null;
  return <UndoAct act={acts?.find(({ id }) => id === action.id) ?? action} />;
}
