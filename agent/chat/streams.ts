import { isLive, readChunks } from "#tools/chats/chunks.ts";
import type { Ctx, Db, Log } from "#tools/core/context.ts";
import { noteIds } from "#agent/watch/ids.ts";
import { repliesLive } from "#agent/watch/meters.ts";
import { chunkWriter, type KeptStream } from "./chunk-writer.ts";

export const CHANNELS = ["chat_chunks", "chat_stop"] as const;
/** A lost notification is made up for, and a silent connection kept open, after this time. */
const POLL_MS = 5_000;

/** What a reply gets to save itself when the process ends; a later start closes what did not. */
const CLOSING_MS = 5_000;

/** Notifications of all instances, as the wiring opens them. */
export type Signals = { on(channel: string, heard: (payload: string) => void): void };

/** Why a reply was aborted. */
export type StopReason = "stopped" | "closing";

/** The replies this process is writing, and the way to follow those of any process. */
export type Replies = {
  /** Registers a reply that this process writes; it is aborted with a StopReason. */
  open(runId: string): AbortController;
  /** Stores the stream of a reply as it is sent, after what `prefix` says; ends with it. */
  record(ctx: Ctx, runId: string, sse: ReadableStream<string>, prefix?: string): Promise<void>;
  /** The stream of a reply from its beginning, then live until it ends. */
  follow(ctx: Ctx, runId: string): ReadableStream<string>;
  /** Aborts what is being written here and waits until it is saved. */
  close(): Promise<void>;
};

/** @param signals channels `chat_chunks` and `chat_stop`, whose payloads are run ids, apart by commas in the first */
export function openReplies(everySalon: Db, signals: Signals, log: Log): Replies {
  const keep = chunkWriter(everySalon);
  const writing = new Map<
    string,
    { abort: AbortController; recorded: PromiseWithResolvers<void> }
  >();
  const followers = new Map<string, Set<() => void>>();
  signals.on("chat_stop", (runId) =>
    writing.get(runId)?.abort.abort("stopped" satisfies StopReason),
  );
  signals.on("chat_chunks", (runIds) => {
    if (followers.size === 0) return;
    for (const runId of runIds.split(",")) followers.get(runId)?.forEach((wake) => wake());
  });

  return {
    open(runId) {
      const abort = new AbortController();
      writing.set(runId, { abort, recorded: Promise.withResolvers() });
      repliesLive.inc();
      noteIds({ run: runId });
      return abort;
    },
    async record(ctx, runId, sse, prefix) {
      try {
        await recordStream(keep({ salonId: ctx.actor.salonId, runId }), sse, prefix);
      } catch (error) {
        log.warn({ err: error, runId }, "the stream of a reply could not be kept for resuming");
      } finally {
        writing.get(runId)?.recorded.resolve();
        writing.delete(runId);
        repliesLive.dec();
      }
    },
    follow: (ctx, runId) => followStream(ctx, runId, followers),
    async close() {
      const open = [...writing.values()];
      for (const { abort } of open) abort.abort("closing" satisfies StopReason);
      const saved = Promise.all(open.map(({ recorded }) => recorded.promise));
      await Promise.race([
        saved,
        new Promise((resolve) => setTimeout(resolve, CLOSING_MS).unref()),
      ]);
    },
  };
}

async function recordStream(
  kept: KeptStream,
  sse: ReadableStream<string>,
  prefix?: string,
): Promise<void> {
  if (prefix) kept.add(prefix);
  // read to the end whatever happens: this branch keeps the reply going when the client has left
  for await (const text of sse) kept.add(text);
  await kept.end();
}

function followStream(
  ctx: Ctx,
  runId: string,
  followers: Map<string, Set<() => void>>,
): ReadableStream<string> {
  let last = -1;
  let due = true;
  let wake: (() => void) | undefined;
  const heard = () => {
    due = true;
    wake?.();
  };
  // listen before the first look: nothing falls between
  const peers = followers.get(runId) ?? new Set();
  followers.set(runId, peers.add(heard));
  const leave = () => {
    peers.delete(heard);
    if (peers.size === 0) followers.delete(runId);
    wake?.();
  };
  return new ReadableStream<string>({
    async pull(controller) {
      for (;;) {
        if (!due && !(await signalled((resolve) => (wake = resolve)))) {
          if (!(await isLive(ctx, runId))) {
            // what was written between the last look and the end
            for (const { data } of await readChunks(ctx, runId, last))
              if (data) controller.enqueue(data);
            leave();
            return controller.close();
          }
          controller.enqueue(": keep-alive\n\n");
        }
        due = false;
        const chunks = await readChunks(ctx, runId, last);
        last = chunks.at(-1)?.seq ?? last;
        const data = chunks.map((chunk) => chunk.data).join("");
        if (data) controller.enqueue(data);
        if (chunks.some(({ done }) => done)) {
          leave();
          return controller.close();
        }
        if (data) return;
      }
    },
    cancel: leave,
  });
}

/** Waits to be woken; false when nothing came within the poll time. */
function signalled(register: (wake: () => void) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), POLL_MS);
    timer.unref();
    register(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
