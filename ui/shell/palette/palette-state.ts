import { create } from "zustand";

/** Whether the palette is over the screen, and whether a key took it out. */
export const usePalette = create<{ open: boolean; byKey: boolean }>(() => ({
  open: false,
  byKey: false,
}));

/** Takes the palette out, or puts it away. */
export function togglePalette(): void {
  usePalette.setState(({ open }) => ({ open: !open, byKey: false }));
}

/** The same by a key: whoever pressed it goes on typing, on a tablet too. */
export function togglePaletteByKey(): void {
  usePalette.setState(({ open }) => ({ open: !open, byKey: true }));
}

/** Puts the palette away. */
export function closePalette(): void {
  usePalette.setState({ open: false });
}
