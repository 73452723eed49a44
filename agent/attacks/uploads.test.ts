import { crc32, deflateSync } from "node:zlib";
import { readdir } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";

let here: TestApp;
let maren: Salon;
let hair: Buffer;
beforeAll(async () => {
  here = await startApp();
  maren = await openSalon(here);
  hair = await hairPhoto({ level: 5, gps: true });
});

function upload(bytes: Uint8Array, name = "photo.jpg", type = "image/jpeg") {
  const form = new FormData();
  form.append("photo", new File([Buffer.from(bytes)], name, { type }));
  return maren.request("/api/photos", { method: "POST", body: form });
}

/** A grey PNG of any size, written by hand so that it costs nothing to make. */
function png(width: number, height: number, extra: [string, Buffer][] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const chunk = ([type, data]: [string, Buffer]) => {
    const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const framed = Buffer.alloc(named.length + 8);
    framed.writeUInt32BE(data.length, 0);
    named.copy(framed, 4);
    framed.writeUInt32BE(crc32(named), named.length + 4);
    return framed;
  };
  const pixels = deflateSync(Buffer.alloc((width + 1) * height));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    ...([["IHDR", header], ...extra, ["IDAT", pixels], ["IEND", Buffer.alloc(0)]] as const).map(
      ([type, data]) => chunk([type, data]),
    ),
  ]);
}

const stored = async () =>
  (await readdir(here.dataDir, { recursive: true })).filter((file) => file.endsWith(".jpg"));

describe("a file that was made to do harm", () => {
  test.each<[string, number, () => Buffer]>([
    ["one pixel wide and without end", 400, () => png(1, 4_000_000)],
    ["one pixel high and without end", 400, () => png(4_000_000, 1)],
    ["of more pixels than memory", 400, () => png(12_000, 12_000)],
    ["an SVG with a script", 415, () => Buffer.from("<svg><script>alert(1)</script></svg>")],
    [
      "an SVG behind a JPEG's first bytes",
      400,
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from("<svg/>")]),
    ],
    ["a GIF", 415, () => Buffer.from("R0lGODlhAQABAAAAACw=", "base64")],
    ["nothing", 415, () => Buffer.alloc(0)],
    [
      "one byte over 10 MB",
      413,
      () => Buffer.concat([hair, Buffer.alloc(10 * 1024 * 1024 + 1 - hair.length)]),
    ],
  ])("(%s) is refused at once and leaves no file", async (_what, status, make) => {
    const file = make();
    const before = await stored();
    const since = Date.now();
    expect((await upload(file)).status).toBe(status);
    expect(Date.now() - since).toBeLessThan(2_500);
    expect(await stored()).toEqual(before);
  });

  test.each<[string, () => Buffer]>([
    [
      "a page behind a photo",
      () => Buffer.concat([hair, Buffer.from("<script>alert(1)</script>")]),
    ],
    ["an archive behind a photo", () => Buffer.concat([hair, Buffer.from("PK\x03\x04<script>")])],
    [
      "200 MB of text folded into a picture",
      () =>
        png(40, 40, [
          ["zTXt", Buffer.concat([Buffer.from("a\0\0"), deflateSync(Buffer.alloc(200_000_000))])],
        ]),
    ],
  ])("(%s) is stored as the picture alone, and served as nothing else", async (_what, make) => {
    const response = await upload(make(), "evil.html", "text/html");
    expect(response.status).toBe(201);
    const { url } = (await response.json()) as { url: string };
    const served = await maren.request(url);
    expect(served.headers.get("content-type")).toBe("image/jpeg");
    expect(served.headers.get("x-content-type-options")).toBe("nosniff");
    expect(served.headers.get("cache-control")).toContain("no-store");
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(bytes.length).toBeLessThan(200_000);
    for (const trace of ["<script", "PK\x03\x04", "Exif"])
      expect(bytes.includes(trace)).toBe(false);
  });

  test.each(["../../../etc/passwd", "..\\..\\x", "a\0b.jpg", '"; filename="y', "x".repeat(255)])(
    "is not put where its name %j says",
    async (name) => {
      expect((await upload(hair, name)).status).toBe(201);
      for (const file of await stored())
        expect(file).toMatch(/salon\/[0-9a-f-]+\/[0-9a-f-]+(-small)?\.jpg$/);
    },
  );
});

test("of a thousand files in one form none is stored", async () => {
  const form = new FormData();
  for (let at = 0; at < 1000; at += 1)
    form.append("photo", new File([new Uint8Array(hair.subarray(0, 50))], "x"));
  const before = await stored();
  expect((await maren.request("/api/photos", { method: "POST", body: form })).status).toBe(413);
  expect(await stored()).toEqual(before);
});

test("thirty uploads at once are all taken, and others are answered meanwhile", async () => {
  const before = (await stored()).length;
  const uploads = Promise.all(Array.from({ length: 30 }, () => upload(hair)));
  const since = Date.now();
  expect((await maren.request("/api/health")).status).toBe(200);
  expect(Date.now() - since).toBeLessThan(1_000);
  expect(new Set((await uploads).map(({ status }) => status))).toEqual(new Set([201]));
  expect((await stored()).length).toBe(before + 60);
});
