import type { Page } from "playwright-core";

/** Waits until the device keeps the app, and its worker is in charge of the page. */
export const keptByDevice = (page: Page) =>
  page.waitForFunction(() => Boolean(navigator.serviceWorker.controller));
