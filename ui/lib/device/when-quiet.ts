/** How long after a page stands what may wait is left alone, in milliseconds. */
const STANDS_FOR = 2_000;

/** Does what may wait once the page stands and the browser has nothing else to do, so that it takes nothing from the first screen. @returns how to leave it */
export function whenQuiet(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    timer = setTimeout(() => {
      // absent in Safari
      if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 5_000 });
      else work();
    }, STANDS_FOR);
  };
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
  return () => {
    window.removeEventListener("load", begin);
    clearTimeout(timer);
  };
}
