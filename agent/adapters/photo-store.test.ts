import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { fakeS3 } from "#tests/fakes/s3.ts";
import { createPhotoStore } from "./photo-store.ts";

const folder = await mkdtemp(join(tmpdir(), "files-"));
const s3 = await fakeS3();
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const stores = [
  ["a folder", createPhotoStore({ STORAGE_URL: undefined, dataDir: folder })],
  ["an S3 bucket", createPhotoStore({ STORAGE_URL: s3.url, dataDir: folder })],
] as const;
const key = "salon/0198-a/photo one.jpg";
const bytes = new Uint8Array([0xff, 0xd8, 1, 2, 3]);

describe.each(stores)("%s", (_name, store) => {
  it("gives back what was put, until it is deleted", async () => {
    expect(await store.get(key)).toBeNull();
    await store.put(key, bytes, "image/jpeg");
    expect(new Uint8Array((await store.get(key)) ?? [])).toEqual(bytes);
    await store.delete(key);
    expect(await store.get(key)).toBeNull();
    await store.delete(key);
  });

  it("gives up everything of one salon, and nothing of another", async () => {
    const theirs = Array.from({ length: 5 }, (_, at) => `salon/going/${at}/photo.jpg`);
    const others = ["salon/going-not/photo.jpg", "salon/staying/photo.jpg"];
    for (const each of [...theirs, ...others]) await store.put(each, bytes, "image/jpeg");
    await store.deleteAll("going");
    await store.deleteAll("going");
    for (const each of theirs) expect(await store.get(each)).toBeNull();
    for (const each of others) expect(await store.get(each)).not.toBeNull();
  });
});

describe("the folder", () => {
  it("never leaves its root", async () => {
    const store = createPhotoStore({ STORAGE_URL: undefined, dataDir: folder });
    await expect(store.put("../../escaped.jpg", bytes, "image/jpeg")).rejects.toThrow(
      /leaves its folder/,
    );
    expect(await readdir(folder)).toEqual(["files"]);
  });
});

describe("the bucket", () => {
  it("fails in words for people when the storage does not answer", async () => {
    s3.objects.clear();
    s3.fail(503, 503, 503, 503);
    const store = createPhotoStore({ STORAGE_URL: s3.url, dataDir: folder });
    await expect(store.put(key, bytes, "image/jpeg")).rejects.toMatchObject({
      code: "unavailable",
    });
    expect(s3.objects.size).toBe(0);
  });

  it("is refused with a wrong secret", async () => {
    const store = createPhotoStore({
      STORAGE_URL: s3.url.replace("secret", "guess"),
      dataDir: folder,
    });
    await expect(store.put(key, bytes, "image/jpeg")).rejects.toMatchObject({
      code: "unavailable",
    });
    await expect(store.get(key)).rejects.toMatchObject({ code: "unavailable" });
  });

  it("recovers from one failing answer", async () => {
    s3.fail(500);
    const store = createPhotoStore({ STORAGE_URL: s3.url, dataDir: folder });
    await store.put(key, bytes, "image/jpeg");
    expect(s3.objects.get(key)).toEqual(Buffer.from(bytes));
  });
});
