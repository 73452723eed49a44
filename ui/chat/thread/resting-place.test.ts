import { expect, it } from "vitest";
import { restingPlace } from "./resting-place.ts";

const at = (element: Element, top: number) => {
  element.getBoundingClientRect = () => ({ top }) as DOMRect;
};

/** A thread of 600 px scrolled to 1000, whose card stands 300 above the top of the window, and the question 60 or, a long one, 360 above that. */
function thread(messages: string) {
  const scrollElement = document.createElement("div");
  scrollElement.innerHTML = `<div>${messages}</div>`;
  scrollElement.scrollTop = 1000;
  at(scrollElement, 60);
  Object.defineProperty(scrollElement, "clientHeight", { value: 600 });
  for (const question of scrollElement.querySelectorAll("p"))
    at(question, question.className === "long" ? -600 : -300);
  for (const held of scrollElement.querySelectorAll("[data-read-first]")) at(held, -240);
  return { scrollElement, contentElement: scrollElement.firstElementChild as HTMLElement };
}
const card = "<article><i data-read-first></i></article>";

it.each([
  ["at the question to what is to be read first", `<p>help</p>${card}`, 628],
  ["there too with choices below it", `<p>help</p>${card}<nav></nav>`, 628],
  ["at the top of that itself under a long question", `<p class="long">help</p>${card}`, 688],
  ["at the end without such a thing", "<p>hello</p><article>Hi</article>", 1000],
  ["at the end once something newer was said", `${card}<p>thanks</p><article>Good</article>`, 1000],
])("rests %s", (_, messages, place) => {
  expect(restingPlace(1000, thread(messages))).toBe(place);
});

it("rests at the end when all of it is in sight", () => {
  expect(restingPlace(500, thread(card))).toBe(500);
});
