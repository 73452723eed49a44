import { create } from "zustand";

/** Whether the assistant is docked beside the screen. */
export const useDock = create<{ open: boolean }>(() => ({ open: false }));

/** Docks the assistant, or puts it away. */
export function toggleDock(): void {
  useDock.setState(({ open }) => ({ open: !open }));
}

/** Puts the docked assistant away. */
export function closeDock(): void {
  useDock.setState({ open: false });
}
