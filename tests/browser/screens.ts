import type { BrowserContext, Page, Request } from "playwright-core";
import { OWN_SCREENS } from "#ui/screen-list.ts";

/** A screen, at the address where it is looked at. */
export type Place = { path: string; title: string; at: string; gated: boolean };

/** Which list gives the id of an address. A screen with an id whose list is not named here cannot be looked at, and fails. */
const LISTS: Record<string, string> = {
  "/approve/:id": "/api/act-requests",
  "/chat/:id": "/api/chats",
  "/consultation/:id/corrective": "/api/consultations?limit=1",
  "/history/:id": "/api/consultations?limit=1",
  "/history/:id/why": "/api/consultations?limit=1",
  "/library/:id": "/api/formulas/library?limit=1",
  // of the demo's clients one whose hair has a past
  "/clients/:id": "/api/clients?search=Nora%20Whitfield&limit=1",
  "/messages/:id": "/api/sms/conversations",
};

/** Every screen beside the sidebar, as the product lists them. An id is the first that the salon has, or one that nobody has. */
export function placesOf(context: BrowserContext): Promise<Place[]> {
  return Promise.all(
    OWN_SCREENS.map(async ({ path, title, gate }) => ({
      path,
      title,
      at: path.includes(":id") ? path.replace(":id", await firstId(context, path)) : path,
      gated: gate !== undefined,
    })),
  );
}

async function firstId({ request }: BrowserContext, path: string): Promise<string> {
  const list = LISTS[path];
  if (!list) throw new Error(`Name the list of ${path} in tests/browser/screens.ts.`);
  const answer = await request.get(list);
  if (!answer.ok()) throw new Error(`${list}: ${answer.status()} ${await answer.text()}`);
  const found = (await answer.json()) as { id: string }[] | { items: { id: string }[] };
  const [first] = Array.isArray(found) ? found : found.items;
  return first?.id ?? crypto.randomUUID();
}

/** Skeletons, and whatever else says that it is on its way. */
export const BUSY = `main .animate-pulse-soft, main .animate-spin, main [aria-busy=true], main[aria-busy=true], [role=status][aria-label^=Loading]`;

/** Watches what a window asks of the API. */
export function watchAsking(page: Page) {
  const open = new Set<Request>();
  page.on("request", (request) => {
    if (request.resourceType() === "fetch" && request.url().includes("/api/")) open.add(request);
  });
  page.on("response", (response) => void open.delete(response.request()));
  page.on("requestfailed", (request) => void open.delete(request));
  return {
    /** Forgets what was asked, before the next screen. */
    fresh: () => open.clear(),
    /** What has no answer yet. */
    open: () => [...open].map((request) => new URL(request.url()).pathname),
  };
}

/**
 * Has the window ask before it reads anything of the API: true lets it, false answers that the server cannot. Within the page,
 * since with a route of the browser's own every screen would be fetched and compiled anew.
 */
export async function guardReads(
  page: Page,
  mayRead: (path: string) => boolean | Promise<boolean>,
): Promise<void> {
  await page.exposeFunction("mayRead", mayRead);
  await page.addInitScript(() => {
    const ask = (window as unknown as { mayRead: (path: string) => Promise<boolean> }).mayRead;
    const read = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      const method = init?.method ?? (input instanceof Request ? input.method : "GET");
      if (method !== "GET" || !pathname.startsWith("/api/") || (await ask(pathname)))
        return read(input, init);
      const body = {
        error: "Nothing can be read or saved right now. Please try again in a moment.",
        code: "unavailable",
      };
      return Response.json(body, { status: 503 });
    };
  });
}

/**
 * Goes to a screen as a link of the app does: within the page, which a load of its own would have to read and run anew. The
 * window's first screen is loaded.
 */
export async function walkTo(
  page: Page,
  { at, title }: Pick<Place, "at" | "title">,
): Promise<void> {
  if (page.url() === "about:blank") return void (await page.goto(at));
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, at);
  await page.waitForFunction((named) => document.title === named, `${title} · Undertone`);
}

/** Waits until the screen's code is there and nothing is on its way any more; says so where that does not come. */
export async function settled(page: Page, open: () => string[]): Promise<string[]> {
  const until = Date.now() + 15_000;
  for (let calm = 0; calm < 3;) {
    if (Date.now() > until) {
      const busy = await page
        .locator(BUSY)
        .first()
        .evaluate((each) => each.outerHTML)
        .catch(() => "");
      return [`still busy after 15 s: ${open().join(", ")} ${busy.slice(0, 200)}`];
    }
    const busy = await page.evaluate(
      (selector) =>
        !document.querySelector("main h1, main h2, main [role=alert]") ||
        !!document.querySelector(selector),
      BUSY,
    );
    calm = busy || open().length > 0 ? 0 : calm + 1;
    await page.waitForTimeout(20);
  }
  return [];
}

/** What nobody wrote, in the words of the screen. */
export async function strayWords(page: Page): Promise<string[]> {
  const said = await page.locator("body").innerText();
  const stray = /.{0,40}(\bundefined\b|\bNaN\b|\bnull\b|\[object|Invalid Date).{0,40}/.exec(said);
  return stray ? [`says “${stray[0]}”`] : [];
}

/** What a screen may move by once it is seen, as browsers measure it. */
const MOST_SHIFT = 0.05;

/** What moved under the eyes of somebody who has touched nothing. */
export async function moved(page: Page): Promise<string[]> {
  const seen = await page.evaluate(() => {
    const { shifted, moved: what } = window as unknown as { shifted: number; moved: string[] };
    return { shifted, what };
  });
  if (seen.shifted <= MOST_SHIFT) return [];
  return [`moves by ${seen.shifted.toFixed(3)} once it is seen: ${seen.what.join(", ")}`];
}
