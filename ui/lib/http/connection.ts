import { create } from "zustand";

/** Whether this device has a network, and whether the server answered last. */
export type Connection = "online" | "offline" | "unreachable";

const useLink = create<{ reached: boolean; networked: boolean }>(() => ({
  reached: true,
  networked: globalThis.navigator?.onLine ?? true,
}));

// a network that comes back is taken at its word until a request says otherwise
globalThis.window?.addEventListener("online", () =>
  useLink.setState({ networked: true, reached: true }),
);
globalThis.window?.addEventListener("offline", () => useLink.setState({ networked: false }));

const said = ({ reached, networked }: { reached: boolean; networked: boolean }): Connection =>
  networked ? (reached ? "online" : "unreachable") : "offline";

/** How this device stands to the server now, and from now on. */
export const useConnection = (): Connection => useLink(said);

/** The same, at this moment. */
export const connectionNow = (): Connection => said(useLink.getState());

let answeredAt = 0;

/** Notes whether a request that went out then reached the server. One that was lost says nothing where another was answered since. */
export function noteReached(reached: boolean, sentAt: number): void {
  if (reached) answeredAt = Date.now();
  else if (answeredAt > sentAt) return;
  if (useLink.getState().reached !== reached) useLink.setState({ reached });
}
