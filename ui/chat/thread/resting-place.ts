type Places = { scrollElement: HTMLElement; contentElement: HTMLElement };

/** Above a card that must be seen from its top. */
const MARGIN = 12;

/** Where the thread comes to rest: at its end, or at the top of what the newest reply wants read first, where that stands higher. */
export function restingPlace(end: number, { scrollElement, contentElement }: Places): number {
  const newest = [...contentElement.children].slice(-2);
  const held = newest.flatMap((each) => [...each.querySelectorAll("[data-read-first]")]).at(-1);
  if (!held) return end;
  const top = held.getBoundingClientRect().top - scrollElement.getBoundingClientRect().top;
  return Math.max(0, Math.min(end, scrollElement.scrollTop + top - MARGIN));
}
