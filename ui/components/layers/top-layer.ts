import { create } from "zustand";

/** Open modals, the topmost last: what must be seen and touched above a modal is rendered within it. */
export const useTopLayer = create<{ open: HTMLElement[] }>(() => ({ open: [] }));

/** Puts a modal on top; returns what takes it away. */
export function enterTopLayer(modal: HTMLElement): () => void {
  useTopLayer.setState(({ open }) => ({ open: [...open, modal] }));
  return () =>
    useTopLayer.setState(({ open }) => ({ open: open.filter((other) => other !== modal) }));
}
