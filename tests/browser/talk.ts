import type { Locator, Page } from "playwright-core";
import type { Visit } from "./visit.ts";

export const logOf = ({ page }: Pick<Visit, "page">): Locator =>
  page.getByRole("log", { name: "Conversation" });

export async function say({ page, press }: Pick<Visit, "page" | "press">, words: string) {
  await page.getByRole("textbox", { name: "Message" }).fill(words);
  await press(page.getByRole("button", { name: "Send", exact: true }));
}

/** Says it, and waits until the server has it: a page that is left before that takes it along. */
export async function sayHeard(visitor: Pick<Visit, "page" | "press">, words: string) {
  const heard = visitor.page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().endsWith("/api/chat"),
  );
  await say(visitor, words);
  await heard;
}

/** The reply is there to its end: with the network cut before that, the rest of it is not on this device. */
export async function greeted(visitor: Pick<Visit, "page">): Promise<void> {
  const log = logOf(visitor);
  await log.getByText(/^Hello\./).waitFor();
  await log.and(visitor.page.locator("[aria-busy=false]")).waitFor();
}

/** The chat's own code is there, which follows the first paint: without it nothing can be said offline. */
export async function readyToTalk(page: Page): Promise<void> {
  const urls = await Promise.all(["posting", "chat-screen"].map((part) => codeOf(page, part)));
  // as text: what is written here as an import is none of the page's
  await page.evaluate(`Promise.all(${JSON.stringify(urls)}.map((url) => import(url)))`);
}

async function codeOf(page: Page, part: string) {
  const found = await page.waitForFunction(
    (start) =>
      performance.getEntriesByType("resource").find(({ name }) => name.includes(start))?.name,
    `/assets/${part}-`,
  );
  return found.jsonValue();
}
