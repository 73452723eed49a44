import { ShelfQuestion } from "#ui/cards/shelf-question.tsx";
import { Composer, type ComposerProps } from "./composer.tsx";
import { useStartChat } from "./use-start-chat.ts";

/** Starts a chat from wherever it stands: the reply begins while its page opens. */
export function StartComposer(look: Pick<ComposerProps, "placeholder" | "autoFocus" | "initial">) {
  const start = useStartChat();
  return (
    <>
      <ShelfQuestion />
      <Composer big remember="new" onSend={start} {...look} />
    </>
  );
}
