import { expect, it } from "vitest";
import { restingPlace } from "./resting-place.ts";

const at = (element: Element, top: number) => {
  element.getBoundingClientRect = () => ({ top }) as DOMRect;
};

/** A thread scrolled to 1000, whose card stands 300 above the top of the window. */
function thread(messages: string) {
  const scrollElement = document.createElement("div");
  scrollElement.innerHTML = `<div>${messages}</div>`;
  scrollElement.scrollTop = 1000;
  at(scrollElement, 60);
  for (const held of scrollElement.querySelectorAll("[data-read-first]")) at(held, -240);
  return { scrollElement, contentElement: scrollElement.firstElementChild as HTMLElement };
}
const card = "<article><i data-read-first></i></article>";

it.each([
  ["at the top of what is to be read first", `<p>help</p>${card}`, 688],
  ["there too with choices below it", `<p>help</p>${card}<nav></nav>`, 688],
  ["at the end without such a thing", "<p>hello</p><article>Hi</article>", 1000],
  ["at the end once something newer was said", `${card}<p>thanks</p><article>Good</article>`, 1000],
])("rests %s", (_, messages, place) => {
  expect(restingPlace(1000, thread(messages))).toBe(place);
});

it("rests at the end when all of it is in sight", () => {
  expect(restingPlace(500, thread(card))).toBe(500);
});
