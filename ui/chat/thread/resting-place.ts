type Places = { scrollElement: HTMLElement; contentElement: HTMLElement };

/** Above a card that must be seen from its top. */
const MARGIN = 12;
/** How much of the height the question before it may take. */
const QUESTION = 0.35;

/**
 * Where the thread comes to rest: at its end, or at the top of what the newest reply wants read first, where that stands
 * higher; with the question that led to it, as long as that leaves it its room.
 */
export function restingPlace(end: number, { scrollElement, contentElement }: Places): number {
  const newest = [...contentElement.children].slice(-2);
  const held = newest.flatMap((each) => [...each.querySelectorAll("[data-read-first]")]).at(-1);
  if (!held) return end;
  const topOf = (each: Element) =>
    each.getBoundingClientRect().top - scrollElement.getBoundingClientRect().top;
  const top = topOf(held);
  const question = newest.find((each) => each.contains(held))?.previousElementSibling;
  const asked = question ? topOf(question) : top;
  const seen = top - asked <= scrollElement.clientHeight * QUESTION ? asked : top;
  return Math.max(0, Math.min(end, scrollElement.scrollTop + seen - MARGIN));
}
