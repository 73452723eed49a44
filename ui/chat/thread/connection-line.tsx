import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { useEffect, useRef } from "react";
import { sessionQuery } from "#ui/api/session.ts";
import { TextLink } from "#ui/components/text-link.tsx";
import { api } from "#ui/lib/http/api.ts";
import { useConnection } from "#ui/lib/http/connection.ts";
import { plural } from "#ui/lib/format.ts";
import { useOutgoing } from "./outgoing.ts";

/** How often a server that did not answer is asked again, in milliseconds. */
const ASK_EVERY = 4_000;

const SAID = {
  offline: "You are offline.",
  unreachable: "Undertone cannot be reached at the moment.",
  online: "",
} as const;

/** Says that there is no network, and what waits for it; once there is, what could not be read is read. */
export function ConnectionLine() {
  const connection = useConnection();
  const { data: session } = useQuery(sessionQuery);
  const waiting = useOutgoing(session?.user.id ?? "")?.filter(({ refused }) => !refused) ?? [];
  useReadAgain(connection === "online");
  useEffect(() => {
    if (connection !== "unreachable") return undefined;
    // its answer, or none, is noted where all requests pass
    const ask = () => void api.health.$get().catch(() => undefined);
    const asking = setInterval(ask, ASK_EVERY);
    return () => clearInterval(asking);
  }, [connection]);
  const [first] = waiting;
  return (
    <div role="status" aria-label="Connection">
      {connection !== "online" && (
        <p className="flex items-start gap-2.5 border-b border-line-soft bg-sunken px-4 py-2.5 text-sm text-ink-2">
          <CloudOff size={17} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span className="min-w-0">
            {SAID[connection]}{" "}
            {first ? (
              <TextLink to={`/chat/${first.chat}`}>
                {plural(waiting.length, "message")} {waiting.length === 1 ? "waits" : "wait"} and{" "}
                {waiting.length === 1 ? "goes by itself" : "go by themselves"}
              </TextLink>
            ) : (
              "Timers go on, and messages wait and go by themselves."
            )}
          </span>
        </p>
      )}
    </div>
  );
}

/** What was kept for a look without a network is read anew, and what failed. */
function useReadAgain(online: boolean): void {
  const queryClient = useQueryClient();
  const was = useRef(online);
  useEffect(() => {
    if (online && !was.current) {
      for (const queryKey of [["session"], ["timers"], ["chats"]] as const)
        void queryClient.invalidateQueries({ queryKey });
      void queryClient.refetchQueries({ predicate: ({ state }) => state.status === "error" });
    }
    was.current = online;
  }, [queryClient, online]);
}
