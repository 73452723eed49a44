import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { Composer, type ComposerProps } from "./composer.tsx";
import type { Draft } from "./threads.ts";

/** Starts a chat from wherever it stands: the reply begins while its page opens. The chat's own code comes only then. */
export function StartComposer(look: Pick<ComposerProps, "placeholder" | "autoFocus">) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const start = async (draft: Draft) => {
    const { startThread } = await import("./threads.ts");
    void navigate(`/chat/${startThread(queryClient, draft)}`);
  };
  return <Composer big remember="new" onSend={start} {...look} />;
}
