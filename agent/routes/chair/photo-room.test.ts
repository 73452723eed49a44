import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { photos } from "#db/schema/photos.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import { removePhotos } from "#tools/photos/photos.ts";
import type { Photo } from "#tools/photos/schema.ts";
import type { Attention } from "#tools/reports/attention-schema.ts";
import type { SubscriptionStatus } from "#tools/subscription/schema.ts";

/** What Colorist Essential has room for, in bytes. */
const ROOM = 1_000_000_000;

let here: TestApp;
let maren: Salon;
let neighbour: Salon;
let first: Photo;

beforeAll(async () => {
  here = await startApp();
  [maren, neighbour] = [await openSalon(here), await openSalon(here, joaquin)];
  first = (await (await upload(maren)).json()) as Photo;
});
beforeEach(() => weigh(first.bytes));

async function upload(by: Salon): Promise<Response> {
  const body = new FormData();
  const bytes = new Uint8Array(await hairPhoto());
  body.set("photo", new File([bytes], "hair.png", { type: "image/png" }));
  return by.request("/api/photos", { method: "POST", body });
}

/** Makes the first photo weigh as much, and the only one. */
async function weigh(bytes: number): Promise<void> {
  const { db, ...ctx } = maren.ctx();
  const others = (await db.select({ id: photos.id }).from(photos)).filter(
    ({ id }) => id !== first.id,
  );
  await removePhotos(
    { ...ctx, db },
    others.map(({ id }) => id),
  );
  await db.update(photos).set({ bytes }).where(eq(photos.id, first.id));
}

const told = async () =>
  ((await (await maren.request("/api/attention")).json()) as Attention[]).filter(
    ({ kind }) => kind === "storage",
  );
const used = async () =>
  ((await (await maren.request("/api/subscription/status")).json()) as SubscriptionStatus)
    .storageUsed;

it("takes what has just room, and refuses the next, for this salon alone", async () => {
  await weigh(ROOM - first.bytes);
  expect((await upload(maren)).status).toBe(201);
  const refused = await upload(maren);
  expect([refused.status, await refused.json()]).toMatchObject([
    402,
    { code: "quota_exceeded", requiredTier: "pro" },
  ]);
  expect((await upload(neighbour)).status).toBe(201);
});

it("lets one of two in where there is room for one", async () => {
  await weigh(ROOM - first.bytes);
  const came = await Promise.all([upload(maren), upload(maren)]);
  expect(came.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 402]);
});

it("tells at 80 %, and what was deleted or a larger plan makes room again", async () => {
  await weigh(ROOM * 0.8 - 1);
  expect(await told()).toEqual([]);
  await weigh(ROOM * 0.8);
  expect(await used()).toBeCloseTo(0.8);
  expect(await told()).toMatchObject([{ sentence: "Your photos take 80% of your plan's room." }]);
  await weigh(ROOM);
  expect((await upload(maren)).status).toBe(402);
  await weigh(first.bytes);
  expect((await upload(maren)).status).toBe(201);
  await weigh(ROOM);
  await putOnTier(maren, "pro");
  expect((await upload(maren)).status).toBe(201);
  expect(await told()).toEqual([]);
});
