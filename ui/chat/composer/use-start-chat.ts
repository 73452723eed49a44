import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { whenQuiet } from "#ui/lib/device/when-quiet.ts";
import type { Draft } from "#ui/chat/thread/threads.ts";

/** The thread and the page that shows it: without either, the words stay where they were typed. */
const loadChat = async () => {
  const [{ startThread }] = await Promise.all([
    import("#ui/chat/thread/posting.ts"),
    import("#ui/chat/chat-screen.tsx"),
  ]);
  return startThread;
};

/** Starts a chat with its first message, from wherever it stands: the reply begins while its page opens. The chat's own code follows once the page stands. */
export function useStartChat(): (draft: Draft) => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  useEffect(
    () => whenQuiet(() => void loadChat().catch(() => {})), // told when a chat is started
    [],
  );
  return async (draft) => {
    const startThread = await loadChat().catch(reloadedOnline);
    void navigate(`/chat/${startThread(queryClient, draft)}`);
  };
}

/** A browser remembers that a module could not be fetched: back online only a fresh page gets it. The composer keeps the words. */
function reloadedOnline(error: unknown): never {
  if (navigator.onLine) window.location.reload();
  throw error;
}
