import { create } from "zustand";

/** Whether the palette is over the screen. */
export const usePalette = create<{ open: boolean }>(() => ({ open: false }));

/** Takes the palette out, or puts it away. */
export function togglePalette(): void {
  usePalette.setState(({ open }) => ({ open: !open }));
}

/** Puts the palette away. */
export function closePalette(): void {
  usePalette.setState({ open: false });
}
