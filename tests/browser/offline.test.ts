import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hairPhoto } from "#tests/hair.ts";
import { keptByDevice } from "./kept-by-device.ts";
import { openStage, type Stage } from "./stage.ts";
import { greeted, logOf, say } from "./talk.ts";
import type { Visit } from "./visit.ts";

let stage: Stage;
let sql: postgres.Sql;
beforeAll(async () => {
  stage = await openStage();
  sql = postgres(stage.databaseUrl, { max: 1 });
});
afterAll(async () => {
  await sql.end();
  await stage.close();
});

/** Somebody whose device keeps the app. */
const member = async (device: Visit["device"]) => {
  const visitor = await stage.member(device, { serviceWorkers: "allow" });
  await keptByDevice(visitor.page);
  return visitor;
};

const waitingIn = ({ page }: Visit) => page.getByRole("list", { name: "Messages that wait" });
/** What a browser that loads a page while a test keeps the network from it takes itself for differs. */
const CUT_OFF = /You are offline\.|Undertone cannot be reached/;
const connection = ({ page }: Visit) => page.getByRole("status", { name: "Connection" });

const timerShown = ({ page }: Visit) =>
  page
    .getByText(/Toner, Lena|Lena, toner/)
    .first()
    .waitFor({ state: "attached" });

/** What this device keeps for a look without a network, each as JSON. */
const keptBy = ({ page }: Visit) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open("undertone-kept");
        opening.addEventListener("success", () => {
          const asked = opening.result.transaction("kept").objectStore("kept").getAll();
          asked.addEventListener("success", () =>
            resolve(asked.result.map((each) => JSON.stringify(each))),
          );
        });
      }),
  );

it("opens without a network, shows the chat last opened and the timers, and says so: phone", async () => {
  const visitor = await member("phone");
  const { page, context } = visitor;
  const made = await page.evaluate(() =>
    fetch("/api/timers", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ label: "Toner, Lena", minutes: 30 }),
    }).then((answer) => answer.status),
  );
  expect(made).toBe(201);
  await page.reload();
  await say(visitor, "hello");
  await greeted(visitor);
  await timerShown(visitor);
  expect(await connection(visitor).textContent()).toBe("");
  // what was read is kept a moment after it is shown
  for (const words of ["Hello.", "Toner, Lena"])
    await expect.poll(async () => (await keptBy(visitor)).join()).toContain(words);

  await context.setOffline(true);
  await connection(visitor).getByText("You are offline.").waitFor();
  await page.reload();
  await connection(visitor).getByText(CUT_OFF).waitFor();
  await greeted(visitor);
  await timerShown(visitor);

  await context.setOffline(false);
  await connection(visitor).getByText(CUT_OFF).waitFor({ state: "detached" });
  await visitor.close();
});

it("keeps nothing of the server's in the caches, and nothing of one person's after they have left", async () => {
  const visitor = await member("desk");
  const { page, press } = visitor;
  await say(visitor, "hello");
  await greeted(visitor);
  await page.reload();
  await greeted(visitor);
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached.length).toBeGreaterThan(20);
  const ours = /^\/(assets\/.+|index\.html|theme\.js|favicon\.svg|manifest\.webmanifest)$/;
  expect(cached.filter((path) => !ours.test(path))).toEqual([]);
  await expect.poll(async () => (await keptBy(visitor)).length).toBeGreaterThan(1);
  await press(page.getByRole("button", { name: /Maren Falk/ }));
  await press(page.getByRole("menuitem", { name: "Sign out" }));
  await page.waitForURL(/\/(sign-in|welcome)/);
  await expect.poll(async () => (await keptBy(visitor)).length).toBeLessThanOrEqual(1);
  await visitor.close();
});

it("keeps a message and its photo over a reload without a network, and sends both once: desk", async () => {
  const visitor = await member("desk");
  const { page, context } = visitor;
  await page.getByRole("heading", { name: "Welcome to Undertone" }).waitFor();
  const before = await counts(visitor);
  await context.setOffline(true);
  await page.getByLabel("Choose photos").setInputFiles({
    name: "hair.jpg",
    mimeType: "image/jpeg",
    buffer: await hairPhoto({ level: 6 }),
  });
  await page.getByRole("list", { name: "Photos" }).getByText("Waits").waitFor();
  await say(visitor, "hello from the train");
  const waiting = waitingIn(visitor);
  await waiting.getByText("Waiting for the network").waitFor();
  await say(visitor, "thank you");
  await expect.poll(() => waiting.getByText("Waiting for the network").count()).toBe(2);
  await page.reload();
  await expect.poll(() => waiting.getByText("Waiting for the network").count()).toBe(2);
  await waiting.getByRole("img").waitFor();
  await connection(visitor)
    .getByRole("link", { name: /2 messages wait/ })
    .waitFor();

  await context.setOffline(false);
  await waiting.waitFor({ state: "detached" });
  const log = logOf(visitor);
  await log.getByText("You are welcome.").waitFor();
  expect(await log.getByText("hello from the train").count()).toBe(1);
  await page.reload();
  await log.getByText("You are welcome.").waitFor();
  expect(await log.getByText("hello from the train").count()).toBe(1);
  const after = await counts(visitor);
  expect([after.photos - before.photos, after.said - before.said]).toEqual([1, 2]);
  const said = await sql`
      select parts from chat_messages where role = 'user' order by created_at desc, id desc limit 2`;
  expect(JSON.stringify(said)).toMatch(/thank you[\s\S]*hello from the train/);

  // the photo is seen without a network too
  await context.setOffline(true);
  await page.reload();
  const photo = log.getByRole("img", { name: /photo$/ });
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await visitor.close();
});

it("sends what waits when the app is opened again on another screen, and takes back what is cancelled", async () => {
  const visitor = await member("desk");
  const { page, context, press } = visitor;
  await page.getByRole("heading", { name: "Welcome to Undertone" }).waitFor();
  const before = await counts(visitor);
  await context.setOffline(true);
  await say(visitor, "hello from the cellar");
  const waiting = waitingIn(visitor);
  await waiting.getByText("Waiting for the network").waitFor();
  await say(visitor, "never mind this");
  await expect.poll(() => waiting.getByRole("listitem").count()).toBe(2);
  await press(waiting.getByRole("button", { name: "Cancel" }).last());
  await expect.poll(() => waiting.getByRole("listitem").count()).toBe(1);
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto("/settings");
  await expect.poll(async () => (await counts(visitor)).said - before.said).toBe(1);
  await again
    .getByRole("link", { name: /hello from the cellar/i })
    .first()
    .waitFor();
  await visitor.close();
});

async function counts(_visitor: Visit) {
  const [row] = await sql<{ photos: number; said: number }[]>`
    select (select count(*) from photos)::int as photos,
      (select count(*) from chat_messages where role = 'user')::int as said`;
  return row ?? { photos: 0, said: 0 };
}
