import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";

const at = (path: string) => join(import.meta.dirname, "public", path);

it("names icons that are there, in the sizes it says, one of them for any shape", async () => {
  const page = await readFile(join(import.meta.dirname, "index.html"), "utf8");
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  const { icons } = JSON.parse(await readFile(at("manifest.webmanifest"), "utf8")) as {
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(icons.map(({ purpose }) => purpose)).toContain("maskable");
  for (const { src, sizes } of icons) {
    const { width, height, format } = await sharp(at(src)).metadata();
    expect([src, format, `${width}x${height}`]).toEqual([src, "png", sizes]);
  }
});
