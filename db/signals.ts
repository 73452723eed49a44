import postgres from "postgres";
import { backoff } from "./client.ts";

export type Signals = {
  /** Hears every notification on a channel, from all instances, this one included. */
  on(channel: string, heard: (payload: string) => void): void;
  close(): Promise<void>;
};

/** One listening connection for the whole process; it reconnects by itself. `url` must reach the server directly, not through a transaction pooler. */
export async function openSignals(url: string, channels: readonly string[]): Promise<Signals> {
  const sql = postgres(url, {
    max: 1,
    prepare: false,
    onnotice: () => {},
    backoff,
    target_session_attrs: "primary",
  });
  const ears = new Map<string, ((payload: string) => void)[]>();
  for (const channel of channels) {
    await sql.listen(channel, (payload) => ears.get(channel)?.forEach((heard) => heard(payload)));
  }
  return {
    on: (channel, heard) => {
      ears.set(channel, [...(ears.get(channel) ?? []), heard]);
    },
    close: () => sql.end({ timeout: 1 }),
  };
}
