import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { sessionQuery } from "#ui/api/session.ts";
import { useConnection } from "#ui/lib/http/connection.ts";
import { readOutgoing, useOutgoing } from "./outgoing.ts";

/** How long until what could not be sent is tried again, in milliseconds. */
const AGAIN_EVERY = 5_000;

/** Sends what waits on this device for whoever is signed in, on whatever screen: as soon as there is a network, and from time to time. */
export function OutgoingPost() {
  const queryClient = useQueryClient();
  const { data: session } = useQuery(sessionQuery);
  const waits = useOutgoing(session?.user.id ?? "")?.some(({ refused }) => !refused) ?? false;
  const connection = useConnection();
  useEffect(() => void readOutgoing(), []);
  useEffect(() => {
    if (!waits || connection === "offline") return undefined;
    const post = async () => {
      const { postWaiting } = await import("./posting.ts");
      await postWaiting(queryClient);
    };
    // what fails is tried again
    const quietly = () => void post().catch(() => undefined);
    quietly();
    const again = setInterval(quietly, AGAIN_EVERY);
    return () => clearInterval(again);
  }, [queryClient, waits, connection]);
  return null;
}
