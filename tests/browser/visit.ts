import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";

/**
 * What the stylist holds: a desk with mouse and keys, or a phone. What is measured are words and boxes, for which the pixels need not
 * be drawn twice as fine, and nothing moves, so that it stands still.
 */
export const DEVICES = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  },
} as const satisfies Record<string, BrowserContextOptions>;

export type Device = keyof typeof DEVICES;
export const devices = Object.keys(DEVICES) as Device[];

export type Visit = Awaited<ReturnType<typeof visit>>;

/** Opens a window of its own on the app, as somebody who was never there, and watches what goes wrong in it. */
export async function visit(
  browser: Browser,
  url: string,
  device: Device,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({
    ...DEVICES[device],
    baseURL: url,
    reducedMotion: "reduce",
    timezoneId: "Europe/Berlin",
    locale: "en-GB",
    permissions: ["clipboard-read", "clipboard-write"],
    // what is kept on a device would stand between a test and the server it looks at
    serviceWorkers: "block",
    ...options,
  });
  context.setDefaultTimeout(60_000);
  const troubles = watch(context, url);
  await context.addInitScript(countShifts);
  const page = await context.newPage();
  return {
    page,
    context,
    device,
    /** Console errors (a breach of the CSP is one), exceptions, requests to other hosts. */
    troubles,
    /** A click at the desk, a tap on the phone. */
    press: (target: Locator) => (device === "phone" ? target.tap() : target.click()),
    close: () => context.close(),
  };
}

function watch(context: Awaited<ReturnType<Browser["newContext"]>>, url: string): string[] {
  const troubles: string[] = [];
  const { host } = new URL(url);
  context.on("console", (message) => {
    if (message.type() === "error")
      troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => troubles.push(`exception: ${error.error().message}`));
  context.on("request", (request) => {
    const asked = new URL(request.url());
    if (asked.protocol.startsWith("http") && asked.host !== host)
      troubles.push(`another host: ${asked.href}`);
  });
  return troubles;
}

/** Looks at a page on a phone as it stands at a desk: of its width, with a mouse for a finger. Then it is on the phone again. */
export async function atDesk<T>(
  { page, context }: Pick<Visit, "page" | "context">,
  look: () => Promise<T>,
): Promise<T> {
  const session = await context.newCDPSession(page);
  const screen = { ...DEVICES.desk.viewport, deviceScaleFactor: 1, mobile: false };
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: false });
  await session.send("Emulation.setDeviceMetricsOverride", screen);
  const seen = await look();
  await session.send("Emulation.clearDeviceMetricsOverride");
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await session.detach();
  return seen;
}

/** Shows the sidebar: it is there at a desk, and behind More on a phone. */
export async function openMenu({ page, device, press }: Visit): Promise<void> {
  if (device !== "phone") return;
  const places = page.getByRole("navigation", { name: "Places" });
  await press(places.getByRole("button", { name: /^More/ }));
}

/** Goes to a screen by the sidebar. */
export async function go(visitor: Visit, label: string): Promise<void> {
  await openMenu(visitor);
  const main = visitor.page.getByRole("navigation", { name: "Main" });
  await visitor.press(main.getByRole("link", { name: label, exact: true }).first());
}

/** A heading of the screen that is shown. */
export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("heading", { name });

/** Adds up, in the page, how far things moved that nobody had touched: each move by its share of the window and of its way. */
function countShifts(): void {
  const seen = Object.assign(window, { shifted: 0, moved: [] as string[] });
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      seen.shifted += value;
      const [first] = sources;
      if (first?.node instanceof Element) seen.moved.push(first.node.outerHTML.slice(0, 120));
    }
  }).observe({ type: "layout-shift", buffered: true });
}
