import { create } from "zustand";

const KEPT = "replies:aloud";

/** Whether replies are read aloud as they come, on this device. */
export const useReadAloud = create<{ on: boolean }>(() => ({
  on: typeof localStorage !== "undefined" && localStorage.getItem(KEPT) === "yes",
}));

/** Reads replies aloud from now on, or not any more. */
export function setReadAloud(on: boolean): void {
  useReadAloud.setState({ on });
  if (on) localStorage.setItem(KEPT, "yes");
  else localStorage.removeItem(KEPT);
}
