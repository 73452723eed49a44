import { useEffect, useState } from "react";

/** How long the tick stays, in milliseconds. */
const TICK_MS = 2000;

/** Copies words, with a tick that goes after two seconds. `copy` says whether the browser let it. */
export function useCopied() {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0) return undefined;
    const timer = setTimeout(() => setTimes(0), TICK_MS);
    return () => clearTimeout(timer);
  }, [times]);
  return {
    copied: times > 0,
    copy: async (words: string): Promise<boolean> => {
      try {
        await navigator.clipboard.writeText(words);
        setTimes((before) => before + 1);
        return true;
      } catch {
        return false;
      }
    },
  };
}
