import { beforeAll, expect, test } from "vitest";
import { buildUi } from "#agent/build.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import type { Client, ClientPhoto } from "#tools/clients/schema.ts";
import type { Photo } from "#tools/photos/schema.ts";

let here: TestApp;
let salon: Salon;

beforeAll(async () => {
  await buildUi();
  here = await startApp();
  salon = await openSalon(here, { email: "work@falk-salon.example" });
  await salon.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
  await salon.json("PATCH", `/api/stylists/${salon.actor.stylistId}`, { bookingSlug: "work" });
}, 120_000);

const sent = async (method: string, path: string, level: number) => {
  const body = new FormData();
  const bytes = new Uint8Array(await hairPhoto({ level }));
  body.set("photo", new File([bytes], "hair.jpg", { type: "image/jpeg" }));
  return salon.request(path, { method, body });
};
const stored = async (level: number) =>
  ((await (await sent("POST", "/api/photos", level)).json()) as Photo).id;
/** The addresses of the pictures that a visitor's page shows. */
const shown = async () => {
  const page = await (await here.app.request("/book/work")).text();
  return [...new Set([...page.matchAll(/src="(\/pictures\/[^"]+)"/g)].map(([, at = ""]) => at))];
};
const statusOf = async (path: string) => (await here.app.request(path)).status;

test("a portrait is on the page for everybody, another takes its place, and it can be taken away", async () => {
  const path = "/api/stylists/profile/portrait";
  expect((await sent("PUT", path, 4)).status).toBe(200);
  const [first = ""] = await shown();
  const picture = await here.app.request(first);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  await sent("PUT", path, 8);
  const [second = ""] = await shown();
  expect(second).not.toBe(first);
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  await salon.request(path, { method: "DELETE" });
  expect([await shown(), await statusOf(second)]).toEqual([[], 404]);
});

test("a head before and after is shown as long as its client agrees, and no other picture of the salon ever", async () => {
  const made = await salon.json("POST", "/api/clients", { name: "Ida Roth" });
  const client = (await made.json()) as Client;
  const [before, after, other] = [await stored(4), await stored(8), await stored(6)];
  const add = (body: object) => salon.json("POST", `/api/clients/${client.id}/photos`, body);
  const { pairId } = (await (
    await add({ photoId: before, moment: "before" })
  ).json()) as ClientPhoto;
  await add({ photoId: after, moment: "after", pairId });
  const agree = async (portfolioConsent: boolean) => {
    const { version } = (await (await salon.request(`/api/clients/${client.id}`)).json()) as Client;
    await salon.json("PATCH", `/api/clients/${client.id}`, { version, portfolioConsent });
  };
  expect(await shown()).toEqual([]);
  expect(await statusOf(`/pictures/work/${after}`)).toBe(404);
  await agree(true);
  expect(await shown()).toEqual([`/pictures/work/${before}`, `/pictures/work/${after}`]);
  expect(await statusOf(`/pictures/work/${after}`)).toBe(200);
  expect(await statusOf(`/pictures/work/${other}`)).toBe(404);
  await agree(false);
  expect(await shown()).toEqual([]);
  expect(await statusOf(`/pictures/work/${after}`)).toBe(404);
});
