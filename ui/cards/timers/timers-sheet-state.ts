import { create } from "zustand";

/** Whether all timers are shown, with the form for another one or without. */
export const useTimersSheet = create<{ open: "no" | "list" | "new" }>(() => ({ open: "no" }));

/** Shows all timers. */
export function openTimers(): void {
  useTimersSheet.setState({ open: "list" });
}

/** Shows all timers, with the form for another one. */
export function openNewTimer(): void {
  useTimersSheet.setState({ open: "new" });
}

/** Puts the timers away. */
export function closeTimers(): void {
  useTimersSheet.setState({ open: "no" });
}
