import { useState } from "react";

/** How many lines of a list stand in the thread at once. */
const SHOWN = 8;

/** A long list as it stands in the thread: the first lines, `most` of them, and `unfold` while there are more, which shows all. */
export function useFolded<Item>(items: readonly Item[], most = SHOWN) {
  const [all, setAll] = useState(false);
  // a fold for one or two more would only cost a tap
  const folded = !all && items.length > most + 2;
  return {
    shown: folded ? items.slice(0, most) : items,
    unfold: folded ? () => setAll(true) : undefined,
  };
}
