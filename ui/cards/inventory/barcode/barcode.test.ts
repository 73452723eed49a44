import { expect, it } from "vitest";
import { cameraRefusal } from "./camera-rules.ts";
import { NOTHING_TYPED, wedged } from "./wedge-rules.ts";

/** The codes that are heard of keys typed so many milliseconds apart. */
function heard(keys: string[], apart: number): string[] {
  let typed = NOTHING_TYPED;
  return keys.flatMap((key, at) => {
    const next = wedged(typed, key, 1000 + at * apart);
    typed = next.typed;
    return next.code ?? [];
  });
}

it.each([
  ["a scanner", [...Array.from("4015600123456"), "Enter"], 8, ["4015600123456"]],
  [
    "a scanner that holds Shift for letters",
    ["Shift", ...Array.from("AB"), ...Array.from("12345"), "Enter"],
    8,
    ["AB12345"],
  ],
  [
    "two codes, one after the other",
    [...Array.from("4015600"), "Enter", ...Array.from("1234567"), "Enter"],
    8,
    ["4015600", "1234567"],
  ],
  ["a hand", [...Array.from("4015600123456"), "Enter"], 140, []],
  ["too few characters", [...Array.from("40156"), "Enter"], 8, []],
  ["no Enter", Array.from("4015600123456"), 8, []],
])("hears %s", (_who, keys, apart, codes) => {
  expect(heard(keys, apart)).toEqual(codes);
});

it("takes no slow key into a quick code", () => {
  const slow = wedged(NOTHING_TYPED, "x", 100).typed;
  expect(wedged(slow, "4", 900).typed.text).toBe("4");
});

it.each([
  ["NotAllowedError", true, /not allowed.*type the barcode/i],
  ["NotFoundError", true, /no camera/i],
  ["NotReadableError", true, /another app/i],
  ["TypeError", false, /https/],
  ["AbortError", true, /could not be started/i],
])("says why there is no picture: %s", (name, secure, said) => {
  expect(cameraRefusal(Object.assign(new Error("no"), { name }), secure)).toMatch(said);
});
