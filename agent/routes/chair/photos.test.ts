import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { isNull } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { photos } from "#db/schema/photos.ts";
import { newId } from "#tools/core/id.ts";
import { addPhoto, sweepPhotos, uploadPhoto } from "#tools/photos/photos.ts";
import { isSure } from "#tools/colour/reading/certainty.ts";
import type { HairReading } from "#tools/colour/reading/schema.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { consultStored, newWords, storePhotos } from "#tests/consultation-form.ts";
import { joaquin, openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import { hairPhoto, scenePhoto } from "#tests/hair.ts";
import { pdfPages } from "#tests/pdf-text.ts";

let started: TestApp;
let salon: Salon;
let neighbour: Salon;
beforeAll(async () => {
  started = await startApp();
  salon = await openSalon(started);
  neighbour = await openSalon(started, joaquin);
});

const form = (bytes: Uint8Array, fields: Record<string, string> = {}) => {
  const body = new FormData();
  body.set("photo", new File([new Uint8Array(bytes)], "hair.jpg", { type: "image/jpeg" }));
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return { method: "POST", body };
};
const upload = async (by: Salon, bytes: Uint8Array) => {
  const response = await by.request("/api/photos", form(bytes));
  return {
    status: response.status,
    body: (await response.json()) as {
      id: string;
      url: string;
      thumbnailUrl: string;
      code?: string;
    },
  };
};
const files = async () =>
  (
    await readdir(join(started.dataDir, "files"), { recursive: true, withFileTypes: true }).catch(
      () => [],
    )
  )
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe("a photo of the salon", () => {
  it("is kept together with the answer to its key, or not at all", async () => {
    const kept = () => salon.ctx().db.select().from(photos).where(isNull(photos.instance));
    const before = await kept();
    const taken = { ...salon.ctx(), keep: () => Promise.reject(new Error("taken by another")) };
    await expect(uploadPhoto(taken, await hairPhoto())).rejects.toThrow("taken by another");
    expect(await kept()).toEqual(before);
  });

  it("is stored clean and served back with its thumbnail", async () => {
    const { status, body } = await upload(salon, await hairPhoto({ gps: true }));
    expect(status).toBe(201);
    const full = await salon.request(body.url);
    expect(full.headers.get("content-type")).toBe("image/jpeg");
    expect(full.headers.get("cache-control")).toBe("private, no-store");
    expect(full.headers.get("x-content-type-options")).toBe("nosniff");
    expect((await sharp(await full.arrayBuffer()).metadata()).exif).toBeUndefined();
    const small = await salon.request(body.thumbnailUrl);
    expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({
      width: 320,
      height: 320,
    });
  });

  it("does not exist for anybody else", async () => {
    const { body } = await upload(salon, await hairPhoto({}));
    for (const path of [body.url, body.thumbnailUrl, `${body.url}/info`]) {
      const foreign = await neighbour.request(path);
      const random = await neighbour.request(path.replace(body.id, newId()));
      expect([foreign.status, await foreign.text()]).toEqual([404, await random.text()]);
      expect((await started.app.request(path)).status).toBe(401);
    }
    expect((await neighbour.request("/api/photos/not-an-id")).status).toBe(404);
  });

  it("leaves nothing behind when it is no photo", async () => {
    const before = await files();
    const svg = await upload(salon, Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"));
    expect([svg.status, svg.body.code]).toEqual([415, "unsupported_type"]);
    const big = await upload(salon, Buffer.alloc(10 * 1024 * 1024 + 1, 0xff));
    expect([big.status, big.body.code]).toEqual([413, "too_large"]);
    const nothing = await salon.request("/api/photos", { method: "POST", body: new FormData() });
    expect([nothing.status, await nothing.json()]).toMatchObject([
      400,
      { code: "invalid", issues: [{ path: "photo" }] },
    ]);
    expect(await files()).toEqual(before);
  });

  it("is removed again when the storage fails half-way", async () => {
    const before = await files();
    const ctx = salon.ctx();
    let calls = 0;
    const failing = {
      ...ctx.photos,
      put: async (...args: Parameters<typeof ctx.photos.put>) => {
        calls += 1;
        if (calls === 2) throw new Error("disk gone");
        await ctx.photos.put(...args);
      },
    };
    await expect(addPhoto({ ...ctx, photos: failing }, await hairPhoto({}))).rejects.toThrow(
      "disk gone",
    );
    expect(await files()).toEqual(before);
  });

  it("of a process that died is swept with its files; that of a living one stays", async () => {
    const before = await files();
    const dead = await addPhoto({ ...salon.ctx(), instance: 77 }, await hairPhoto({}));
    const alive = await addPhoto(salon.ctx(), await hairPhoto({}));
    await sweepPhotos(started.services.tenancy.forPlatform(), started.services.photos);
    const left = (await files()).filter((name) => !before.includes(name));
    expect(left.sort()).toEqual([`${alive.id}-small.jpg`, `${alive.id}.jpg`]);
    expect((await salon.request(dead.url)).status).toBe(404);
    expect((await salon.request(alive.url)).status).toBe(200);
  });
});

it("is the gray card to print", async () => {
  const pdf = await salon.request("/api/photos/card.pdf");
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  const pages = pdfPages(Buffer.from(await pdf.arrayBuffer()));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain("Print in color, at full size");
});

describe("POST /api/colour/read", () => {
  const read = async (init: RequestInit) => {
    const response = await salon.request("/api/colour/read", init);
    return {
      status: response.status,
      body: (await response.json()) as HairReading & { code?: string },
    };
  };

  it("reads an upload and stores nothing", async () => {
    const before = await files();
    const { status, body } = await read(form(await hairPhoto({ level: 7 })));
    expect(status).toBe(200);
    expect(body.hairFound).toBe(true);
    expect(body.level?.value).toBeGreaterThanOrEqual(6);
    expect(body.level?.value).toBeLessThanOrEqual(8);
    expect(await files()).toEqual(before);
  });

  it("finds the gray card in the picture, and is sure of the level by it", async () => {
    const held = { level: 6, pose: "face", cast: "warm", exposure: -0.7 } as const;
    const card = { x: 0.78, y: 0.8, width: 0.36, turn: 6 };
    const { body } = await read(form(await hairPhoto({ ...held, card, width: 900, height: 1100 })));
    expect(body.quality.reference).toBe("card");
    expect(body.level && isSure(body.level)).toBe(true);
    expect(Math.abs((body.level?.value ?? 0) - 6)).toBeLessThanOrEqual(0.5);
  });

  it("says nothing of a picture that is black and white", async () => {
    const grey = await sharp(await hairPhoto({ level: 7, pose: "face" }))
      .greyscale()
      .toBuffer();
    const { body } = await read(form(grey));
    expect(body).toMatchObject({ hairFound: false, level: null, tone: null });
    expect(body.quality.flags).toContain("monochrome");
  });

  it("gives no level where there is no hair", async () => {
    const { body } = await read(form(await scenePhoto("sky")));
    expect(body).toMatchObject({ hairFound: false, level: null, tone: null });
  });

  it("remembers what the stylist tapped on a stored photo", async () => {
    const { body: photo } = await upload(salon, await hairPhoto({ level: 5 }));
    const points = [
      { x: 0.5, y: 0.3, zone: "roots" },
      { x: 0.5, y: 0.6, zone: "ends" },
    ];
    const tapped = await read(forms({ photoId: photo.id, points: JSON.stringify(points) }));
    expect(tapped.body.points).toMatchObject(points);
    const again = await read(forms({ photoId: photo.id }));
    expect(again.body).toEqual(tapped.body);
  });

  it("learns the salon's light and eye from the heads whose hair was tapped, and nobody else's", async () => {
    const own = await openSalon(started, { name: "Tess Taps", email: "tess@taps.example" });
    await putOnTier(own, "complete");
    const readBy = async (who: Salon) => {
      const init = form(await hairPhoto({ level: 5, seed: 41 }));
      return (await (await who.request("/api/colour/read", init)).json()) as HairReading;
    };
    expect((await readBy(own)).quality.learnt).toBeUndefined();
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const [photo = ""] = await storePhotos(own, await hairPhoto({ level: 5, seed }));
      const points = JSON.stringify([{ x: 0.5, y: 0.5 }]);
      const tapped = await own.request("/api/colour/read", forms({ photoId: photo, points }));
      const { level } = (await tapped.json()) as HairReading;
      await consultStored(own, {
        ...newWords,
        currentLevel: Math.ceil((level?.value ?? 5) + 1),
        desiredLevel: 8,
        currentPhotos: [photo],
        targetPhoto: photo,
      });
    }
    const [learnt, plain] = [await readBy(own), await readBy(salon)];
    expect(learnt.quality.learnt).toMatchObject({ heads: 6 });
    expect(learnt.level?.value).toBe((plain.level?.value ?? 0) + (learnt.quality.learnt?.by ?? 0));
    expect(learnt.quality.learnt?.by).toBeGreaterThan(0);
    expect(plain.quality.learnt).toBeUndefined();
  });

  it("takes a tap on something white, and is surer of the level for it", async () => {
    const picture = await hairPhoto({
      level: 6,
      pose: "face",
      background: "#f2f2f0",
      cast: "warm",
    });
    const plain = await read(form(picture));
    const white = await read(form(picture, { reference: JSON.stringify({ x: 0.05, y: 0.1 }) }));
    expect(white.body.confidence).toBeGreaterThan(plain.body.confidence);
    expect(white.body).toMatchObject({ hairFound: true, tone: "natural" });
  });

  it.each([
    ["points that are not JSON", { points: "{" }, "points"],
    ["points outside the photo", { points: '[{"x":2,"y":0}]' }, "points"],
    ["a region of two corners", { region: '[{"x":0,"y":0},{"x":1,"y":1}]' }, "region"],
    ["a reference beside the photo", { reference: '{"x":0.5,"y":-1}' }, "reference"],
  ])("refuses %s, by the field's name", async (_name, fields, field) => {
    const { status, body } = await read(form(await hairPhoto({}), fields));
    expect([status, body.code]).toEqual([400, "invalid"]);
    expect(JSON.stringify(body)).toContain(`"path":"${field}`);
  });
});

function forms(fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return { method: "POST", body };
}
