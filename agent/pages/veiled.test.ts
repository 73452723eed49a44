import { expect, it } from "vitest";
import { veiled } from "./veiled.ts";

it.each([
  ["Call Dana: 0171 2345678", "Call Dana: [phone number]"],
  ["+49 (30) 901-820 55", "[phone number]"],
  ["555-123-4567, please", "[phone number], please"],
  ["dana.w+hair@mail.example.com", "[e-mail address]"],
  ["see 01980000-0000-7000-8000-000000000001", "see …"],
])("hides what reaches a person in %s", (said, shown) => {
  expect(veiled(said)).toBe(shown);
});

it.each([
  "30 g 7/1 + 60 g 20 vol, 1:2, 35-45 min",
  "7/1 30 20 10 60",
  "on 2026-03-02 at 14:30",
  "6N/6A 40g + 20v 60g 1:1.5",
  "level 6 to 8, $1,250.00",
])("leaves %s as it is", (said) => {
  expect(veiled(said)).toBe(said);
});
