import { isRefusal, type Db } from "#tools/core/context.ts";
import { appendChunks, type RunChunk } from "#tools/chats/chunks.ts";

/** What arrives within this time goes to the database together. */
const BATCH_MS = 40;
/** Of how many replies one statement takes what has come. */
const MOST = 1_000;

/** The stream of one reply, as it is kept. */
export type KeptStream = {
  add(text: string): void;
  /** Comes when all of it is kept. @throws what the database said of any of it */
  end(): Promise<void>;
};

/** What of a reply is still to be written. */
type Waiting = RunChunk & { ended: PromiseWithResolvers<void>; failure?: unknown };

type Sent = { stream: Waiting; chunk: RunChunk };

/**
 * Keeps the streams of all replies that this process writes: one statement at a time holds what has come of each meanwhile, so
 * that a thousand replies commit no more often than one.
 */
export function chunkWriter(everySalon: Db) {
  const due = new Set<Waiting>();
  let writing = false;
  let timer: NodeJS.Timeout | undefined;

  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    writing = true;
    while (due.size > 0) {
      const batch = [...due].slice(0, MOST);
      for (const stream of batch) due.delete(stream);
      await writeBatch(everySalon, batch);
    }
    writing = false;
  };
  const enter = (stream: Waiting) => {
    due.add(stream);
    if (writing) return;
    // whoever reads along sees the end as soon as it comes
    if (stream.done) void write();
    else timer ??= setTimeout(() => void write(), BATCH_MS);
  };

  return (of: Pick<RunChunk, "salonId" | "runId">): KeptStream => {
    const ended = Promise.withResolvers<void>();
    const stream: Waiting = { ...of, seq: 0, data: "", done: false, ended };
    return {
      add: (text) => {
        stream.data += text;
        enter(stream);
      },
      end: () => {
        stream.done = true;
        enter(stream);
        return ended.promise;
      },
    };
  };
}

/** Writes what waits of each stream; what has come again meanwhile waits for the next statement. */
async function writeBatch(everySalon: Db, batch: readonly Waiting[]): Promise<void> {
  const sent = batch
    .filter((stream) => !("failure" in stream))
    .map((stream) => {
      const { salonId, runId, seq, data, done } = stream;
      stream.data = "";
      stream.seq += 1;
      return { stream, chunk: { salonId, runId, seq, data, done } };
    });
  await keepAll(everySalon, sent);
  // whoever has not ended yet is told at the end
  for (const { ended, done, failure } of batch) if (failure && done) ended.reject(failure);
  for (const { stream, chunk } of sent) if (chunk.done && !stream.failure) stream.ended.resolve();
}

/** What one of them cannot be kept for, such as a chat that is deleted at this very moment, is no matter of the others. */
async function keepAll(everySalon: Db, sent: readonly Sent[]): Promise<void> {
  if (sent.length === 0) return;
  try {
    await appendChunks(
      everySalon,
      sent.map(({ chunk }) => chunk),
    );
  } catch (error) {
    if (sent.length > 1 && isRefusal(error))
      for (const one of sent) await keepAll(everySalon, [one]);
    else for (const { stream } of sent) stream.failure = error;
  }
}
