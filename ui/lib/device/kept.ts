import { ApiError } from "#ui/lib/http/api-error.ts";
import { deviceStore } from "./device-store.ts";

/** The places of what is kept for a look without a network; each holds what was read there last. */
export type KeptPlace = "session" | "subscription" | "timers" | "chats" | "chat" | "thumbnails";

/** A browser that keeps nothing must not stand in the way. */
const store = deviceStore<{ of: string; value: unknown }>("kept");
const quietly = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

/**
 * Reads from the server and keeps a copy on this device; while the server cannot be reached, the copy.
 * @param of what of the place it is, such as the id of a chat: a copy of another one is none. `keeping` keeps it in another way
 * @throws what `read` throws, where there is no copy
 */
export async function keptOr<T>(
  place: KeptPlace,
  read: () => Promise<T>,
  {
    of = "",
    keeping = keep,
  }: { of?: string; keeping?: (place: KeptPlace, value: T, of?: string) => Promise<void> } = {},
): Promise<T> {
  try {
    const value = await read();
    void quietly(keeping(place, value, of));
    return value;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error;
    const copy = await keptAt<T>(place, of);
    if (copy === undefined) throw error;
    return copy;
  }
}

/** Keeps a copy, in place of the one before. */
export async function keep(place: KeptPlace, value: unknown, of = ""): Promise<void> {
  await quietly(store.set(place, { of, value }));
}

/** The copy that is kept at a place; undefined without one. */
export async function keptAt<T>(place: KeptPlace, of = ""): Promise<T | undefined> {
  const copy = await quietly(store.get(place));
  return copy && copy.of === of ? (copy.value as T) : undefined;
}

/** Forgets every copy: nobody is signed in any more, or somebody else. */
export async function forgetKept(): Promise<void> {
  await quietly(store.clear());
}
