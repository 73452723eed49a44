import { create } from "zustand";
import type { Beside, PhotoReference, SheetReference } from "#tools/chats/schema.ts";
import type { PhotoRole } from "#tools/photos/schema.ts";
import { deviceStore } from "#ui/lib/device/device-store.ts";

/** A photo that the server has not got yet, and what it shows. */
export type UnsentPhoto = { file: File; role: PhotoRole };

/** A message on its way, kept on this device until the server has it. */
export type Outgoing = {
  /** The message's own: under it the server takes it once. */
  id: string;
  owner: string;
  chat: string;
  text: string;
  photos: (PhotoReference | UnsentPhoto)[];
  sheets: SheetReference[];
  beside?: Beside | undefined;
  /** When it was said, in milliseconds: they go in this order. */
  at: number;
  /** It was said while a reply was written: it goes after that, and after the cards that it ends with. */
  behind?: boolean | undefined;
  /** Why the server does not take it; then it waits for a person. */
  refused?: string | undefined;
};

/** As long as a draft: what nobody came back for is not kept on a device for ever. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

const store = deviceStore<Outgoing>("outgoing");
/** Other windows of this device hear of every change. */
const others = "BroadcastChannel" in globalThis ? new BroadcastChannel("outgoing") : undefined;

const useAll = create<{ all: readonly Outgoing[]; read: boolean }>(() => ({
  all: [],
  read: false,
}));

others?.addEventListener("message", () => void readOutgoing());

/** Reads what waits on this device, the first to go first. */
export async function readOutgoing(): Promise<readonly Outgoing[]> {
  const found = await store.all().catch(() => []);
  const all = found.filter(({ at }) => Date.now() - at < KEPT_MS);
  for (const { id, at } of found)
    if (Date.now() - at >= KEPT_MS) await store.delete(id).catch(() => undefined);
  const sorted = all.toSorted((a, b) => a.at - b.at);
  useAll.setState({ all: sorted, read: true });
  return sorted;
}

/** Keeps a message, or what became of it. @throws where the device keeps nothing more */
export async function keepOutgoing(message: Outgoing): Promise<void> {
  await store.set(message.id, message);
  await changed();
}

/** Lets a message go: the server has it, or nobody wants it sent any more. */
export async function dropOutgoing(id: string): Promise<void> {
  await store.delete(id).catch(() => undefined);
  await changed();
}

/** Whether something waits in a chat already, behind which the next has to go. */
export const hasOutgoing = ({ owner, chat }: Pick<Outgoing, "owner" | "chat">): boolean =>
  useAll.getState().all.some((each) => each.owner === owner && each.chat === chat && !each.refused);

/** Whether something waits in a chat for the cards of a reply. */
export const hasBehind = ({ owner, chat }: Pick<Outgoing, "owner" | "chat">): boolean =>
  useAll.getState().all.some((each) => each.owner === owner && each.chat === chat && each.behind);

/** A message as it waits now; undefined once it is gone. */
export const waitingNow = (id: string): Promise<Outgoing | undefined> =>
  store.get(id).catch(() => undefined);

/** What somebody's messages wait for, in one chat or in all; undefined until that is known. */
export function useOutgoing(owner: string, chat?: string): readonly Outgoing[] | undefined {
  const { all, read } = useAll();
  if (!read) return undefined;
  return all.filter((each) => each.owner === owner && (chat === undefined || each.chat === chat));
}

async function changed(): Promise<void> {
  others?.postMessage("changed");
  await readOutgoing();
}
