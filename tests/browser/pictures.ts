import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { runnerImport } from "vite";
import { DEMO_SIGN_IN } from "#agent/demo/team.ts";
import { launchBrowser } from "./launch.ts";

/*
 * `npm run pictures -- http://localhost:3000`: every screen of a demo that runs there, as docs/screens.md shows it, into
 * docs/screens. More words after the address take only the screens with these names.
 */

/** The three widths, each with the share of its size that it has in the picture. */
const WIDTHS = [
  { width: 1440, height: 900, share: 0.54 },
  { width: 820, height: 1180, share: 0.4 },
  { width: 390, height: 844, share: 0.56 },
];
const THEMES = ["light", "dark"] as const;
const GAP = 8;
const OUT = join(import.meta.dirname, "../../docs/screens");
/** Pages of clients, which are no screens of the salon's. */
const PUBLIC = [{ path: "/book/june", at: "/book/june" }];

// the list of screens is the product's own, with the shapes that stand in for them: only Vite reads these
const { placesOf, settled, watchAsking } = (
  await runnerImport<typeof import("./screens.ts")>(join(import.meta.dirname, "screens.ts"))
).module;
const [url, ...only] = process.argv.slice(2);
if (!url)
  throw new Error(
    "Name the address of a demo that runs: npm run pictures -- http://localhost:3000",
  );
await mkdir(OUT, { recursive: true });
const browser = await launchBrowser();
const context = await browser.newContext({
  baseURL: url,
  reducedMotion: "reduce",
  timezoneId: "America/New_York",
  locale: "en-US",
  serviceWorkers: "block",
});
const signedIn = await context.request.post("/api/auth/sign-in/email", {
  headers: { origin: url },
  data: DEMO_SIGN_IN,
});
if (!signedIn.ok()) throw new Error(await signedIn.text());
await askAsProgram();
const page = await context.newPage();
const asking = watchAsking(page);
await open(page, "/");
for (const { path, at } of [...(await placesOf(context)), ...PUBLIC]) {
  const name = path.replaceAll(/[/:]+/g, "-").replace(/^-/, "") || "dashboard";
  if (only.length === 0 || only.includes(name)) console.log(name, await picture(name, at));
}
await browser.close();

/** Draws a screen at each width in both themes into one picture. @returns its size in kB */
async function picture(name: string, at: string): Promise<number> {
  const views: { input: Buffer; width: number; height: number }[] = [];
  for (const theme of THEMES) {
    await page.evaluate((kept) => localStorage.setItem("theme", kept), theme);
    for (const { share, ...size } of WIDTHS) {
      await page.setViewportSize(size);
      await open(page, at);
      const shot = sharp(await page.screenshot());
      const [width, height] = [size.width, size.height].map((side) => Math.round(side * share));
      if (!width || !height) continue;
      views.push({ input: await shot.resize({ width, height }).png().toBuffer(), width, height });
    }
  }
  const height = Math.max(...views.map((view) => view.height));
  const width = views.reduce((sum, view) => sum + view.width + GAP, -GAP);
  let left = 0;
  const placed = views.map(({ input, width: own }) => {
    const part = { input, left, top: 0 };
    left += own + GAP;
    return part;
  });
  const { size } = await sharp({ create: { width, height, channels: 3, background: "#808080" } })
    .composite(placed)
    .webp({ quality: 50, effort: 6 })
    .toFile(join(OUT, `${name}.webp`));
  return Math.round(size / 1000);
}

/** Has a program that is connected to the demo ask for something, since its request is a screen of its own. */
async function askAsProgram(): Promise<void> {
  const made = await context.request.post("/api/api-tokens", {
    headers: { origin: url ?? "" },
    data: { name: "Desk helper", scopes: ["read", "write"], days: 1 },
  });
  const { token } = (await made.json()) as { token: string };
  const stock = await context.request.get("/api/inventory/items?q=Foil");
  const [item] = (await stock.json()) as { id: string }[];
  const call = { name: "delete_item", arguments: { itemId: item?.id } };
  // without the cookies of whoever is signed in
  const asked = await fetch(new URL("/mcp", url), {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: call }),
  });
  if (!asked.ok) throw new Error(await asked.text());
}

async function open(shown: Page, at: string): Promise<void> {
  asking.fresh();
  await shown.goto(at);
  await settled(shown, asking.open);
}
