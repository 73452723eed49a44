import { setTimeout as pause } from "node:timers/promises";

type Answer = { id: number; result?: { usedSize?: number } };

/** The variables that open a server process's inspector on a port of this machine. */
export const inspected = (port: number) => ({ NODE_OPTIONS: `--inspect=127.0.0.1:${port}` });

/** The heap of an inspected process after its garbage was collected, in MB. */
export async function heapOf(port: number): Promise<number> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  if (!target) throw new Error("The process cannot be inspected.");
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((opened, failed) => {
    socket.addEventListener("open", opened, { once: true });
    socket.addEventListener("error", failed, { once: true });
  });
  let asked = 0;
  const ask = (method: string) =>
    new Promise<Answer>((answered) => {
      const id = (asked += 1);
      socket.addEventListener("message", function hear({ data }) {
        const answer = JSON.parse(String(data)) as Answer;
        if (answer.id !== id) return;
        socket.removeEventListener("message", hear);
        answered(answer);
      });
      socket.send(JSON.stringify({ id, method }));
    });
  try {
    // what is let go by finalizers goes with the collection after
    for (let round = 0; round < 3; round += 1) {
      await ask("HeapProfiler.collectGarbage");
      await pause(200);
    }
    const { result } = await ask("Runtime.getHeapUsage");
    return (result?.usedSize ?? Number.NaN) / 1e6;
  } finally {
    socket.close();
  }
}
