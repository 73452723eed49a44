import { expect, it } from "vitest";
import { admitFiles } from "./intake-rules.ts";

const MEGABYTE = 1024 * 1024;
const five = { title: "Current hair", max: 5 };

function file(name: string, type = "image/jpeg", size = 1000): File {
  const made = new File(["x"], name, { type });
  Object.defineProperty(made, "size", { value: size });
  return made;
}

it.each([
  ["a.jpg", "image/jpeg"],
  ["a.png", "image/png"],
  ["a.webp", "image/webp"],
  ["a.heic", "image/heic"],
  ["IMG_1.HEIC", ""],
  ["a.heif", "application/octet-stream"],
])("takes %s (%s)", (name, type) => {
  expect(admitFiles(five, 0, [file(name, type)]).taken).toHaveLength(1);
});

it.each<[string, string, number, RegExp]>([
  ["a.gif", "image/gif", 1000, /Only JPEG, PNG, WebP or HEIC/],
  ["a.svg", "image/svg+xml", 1000, /Only JPEG/],
  ["notes.txt", "", 1000, /Only JPEG/],
  ["renamed.jpg", "application/pdf", 1000, /Only JPEG/],
  ["empty.jpg", "image/jpeg", 0, /empty/],
  ["big.jpg", "image/jpeg", 10 * MEGABYTE + 1, /10\.0 MB; a photo may have up to 10 MB/],
])("refuses %s with its reason", (name, type, size, reason) => {
  const { taken, refused } = admitFiles(five, 0, [file(name, type, size)]);
  expect(taken).toEqual([]);
  expect(refused).toEqual([{ name, reason: expect.stringMatching(reason) as string }]);
});

it("takes exactly 10 MB", () => {
  expect(admitFiles(five, 0, [file("a.jpg", "image/jpeg", 10 * MEGABYTE)]).taken).toHaveLength(1);
});

it("fills the room that is left and names every file beyond it", () => {
  const { taken, refused } = admitFiles(
    five,
    3,
    ["a", "b", "c", "d"].map((name) => file(`${name}.jpg`)),
  );
  expect(taken.map(({ name }) => name)).toEqual(["a.jpg", "b.jpg"]);
  expect(refused.map(({ name }) => name)).toEqual(["c.jpg", "d.jpg"]);
  expect(refused[0]?.reason).toBe("Current hair takes up to 5 photos.");
});

it("a wrong file takes no one's place", () => {
  const { taken, refused } = admitFiles({ title: "Target", max: 1 }, 0, [
    file("a.txt", "text/plain"),
    file("b.jpg"),
  ]);
  expect([taken.length, refused.length]).toEqual([1, 1]);
});
