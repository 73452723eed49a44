import { create } from "zustand";

/** How much of each bowl is mixed now, in grams, by its id: the same wherever it is shown. Left out, it is as formulated. */
export const useBowlTotals = create<Record<string, number>>(() => ({}));

/** Mixes that much of a bowl, in grams of colour and developer together. */
export const scaleTo = (id: string, total: number) => useBowlTotals.setState({ [id]: total });
