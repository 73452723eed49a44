import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ConsultationFailed } from "#ui/api/chair/test-lab.ts";
import { sentenceOf } from "#ui/lib/http/api-error.ts";
import { refresh } from "#ui/lib/http/query.ts";
import { toast } from "#ui/lib/toast.ts";
import { TESTS, type TestId } from "./lab-tests.ts";

/** How a test stands; `result` is the raw answer, `ms` how long it took and `at` when it ended. */
export type Run =
  | { state: "idle" | "running" | "stopped" }
  | { state: "done"; result: unknown; ms: number; at: number }
  | { state: "failed"; message: string; said: string | undefined };

const IDLE: Record<TestId, Run> = {
  example: { state: "idle" },
  conversions: { state: "idle" },
  consultation: { state: "idle" },
};

/** Runs the lab's tests, alone or one after the other, until one fails or the run is stopped. */
export function useLab(stylistId: string | undefined) {
  const [runs, setRuns] = useState(IDLE);
  const [running, setRunning] = useState(false);
  const control = useRef<AbortController>(undefined);
  const client = useQueryClient();
  useEffect(() => () => control.current?.abort(), []);

  const put = (id: TestId, run: Run) => setRuns((all) => ({ ...all, [id]: run }));

  /** Whether it passed. @throws nothing: what went wrong is kept with the run */
  async function one(id: TestId, signal: AbortSignal): Promise<Run> {
    const { run, refreshes } = TESTS[id];
    put(id, { state: "running" });
    const began = performance.now();
    let end: Run;
    try {
      const result = await run(signal, stylistId);
      end = { state: "done", result, ms: Math.round(performance.now() - began), at: Date.now() };
      refresh(client, refreshes);
    } catch (error) {
      end = signal.aborted ? { state: "stopped" } : failure(error);
    }
    put(id, end);
    return end;
  }

  async function start(ids: readonly TestId[]) {
    const own = new AbortController();
    control.current = own;
    setRunning(true);
    setRuns((all) => ({ ...all, ...Object.fromEntries(ids.map((id) => [id, IDLE[id]])) }));
    const together = ids.length > 1;
    for (const id of ids) {
      const end = await one(id, own.signal);
      if (end.state === "done") {
        toast(TESTS[id].done);
        continue;
      }
      if (end.state === "failed") sayFailed(id, end.message, together);
      setRunning(false);
      return;
    }
    setRunning(false);
    if (together) toast("All tests complete!");
  }

  return {
    runs,
    running,
    run: (id: TestId) => void start([id]),
    runAll: () => void start(["example", "conversions", "consultation"]),
    stop: () => control.current?.abort(),
  };
}

function failure(error: unknown): Run {
  if (error instanceof ConsultationFailed)
    return { state: "failed", message: error.message, said: error.said };
  return { state: "failed", message: sentenceOf(error), said: undefined };
}

function sayFailed(id: TestId, message: string, together: boolean) {
  const { failed } = TESTS[id];
  toast(
    together
      ? { tone: "destructive", title: "Test sequence failed", description: `${failed}. ${message}` }
      : { tone: "destructive", title: failed, description: message },
  );
}
