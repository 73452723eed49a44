import { setTimeout as after } from "node:timers/promises";
import postgres from "postgres";
import type { Cluster } from "./cluster.ts";

const EVERY_MS = 20;

/**
 * Writes down what is seen from now on, a line whenever that changes, with the milliseconds since: what each server of the database
 * says that it is, what each process answers to a write that goes to it alone, and what the processes log meanwhile.
 */
export function watch({ servers, url, caller: { cookie } }: Cluster) {
  const began = Date.now();
  const before = servers.map(({ said }) => said.length);
  const lines: { at: number; line: string }[] = [];
  const over = new AbortController();
  const follow = async (who: string, look: () => Promise<string>) => {
    let last = "";
    while (!over.signal.aborted) {
      const at = Date.now() - began;
      const seen = await look().catch((error: unknown) => codeOf(error));
      if (seen !== last)
        lines.push({ at, line: `${who}: ${seen} (${Date.now() - began - at} ms)` });
      last = seen;
      await after(EVERY_MS);
    }
  };
  const { username, password, host } = new URL(url.replace(/,[^/]*/, ""));
  const hosts = [host, /,([^/]*)/.exec(url)?.[1] ?? ""];
  const asked = hosts.map((each) =>
    postgres(`postgres://${username}:${password}@${each}/undertone`, {
      max: 1,
      connect_timeout: 1,
      backoff: () => 0,
      onnotice: () => {},
    }),
  );
  const looks = [
    ...asked.map((sql, at) =>
      follow(`database ${at + 1}`, async () => {
        const [row] = await sql`select pg_is_in_recovery() as standby`;
        return row?.["standby"] ? "standby" : "primary";
      }),
    ),
    ...servers.map(({ url: origin }, at) =>
      follow(`process ${at + 1}`, async () => {
        const headers = { cookie, origin, "content-type": "application/json" };
        const body = JSON.stringify({ name: "Seen" });
        const answer = await fetch(`${origin}/api/clients`, { method: "POST", headers, body });
        await answer.text();
        return String(answer.status);
      }),
    ),
  ];
  return async () => {
    over.abort();
    await Promise.all(looks);
    await Promise.all(asked.map((sql) => sql.end({ timeout: 1 })));
    const logged = servers.flatMap(({ said }, at) =>
      said.slice(before[at]).flatMap((text) => logLine(text, at + 1, began)),
    );
    return [...lines, ...logged]
      .toSorted((a, b) => a.at - b.at)
      .map(({ at, line }) => `${at} ms ${line}`);
  };
}

/** What a process logged beside its answers. */
function logLine(text: string, at: number, began: number) {
  try {
    const { time, level, msg, err } = JSON.parse(text);
    const when = new Date(time).getTime() - began;
    return level > 30
      ? [{ at: when, line: `process ${at} logged: ${msg} ${err?.code ?? ""}` }]
      : [];
  } catch {
    return [];
  }
}

const codeOf = (error: unknown) =>
  String(
    (error as { code?: string }).code ??
      (error as { cause?: { code?: string } }).cause?.code ??
      error,
  );
