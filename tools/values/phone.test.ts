import { expect, test } from "vitest";
import { phoneKeyOf } from "./phone.ts";

test.each([
  ["0151 234 567 89", "Europe/Berlin", "+4915123456789"],
  ["+49 (0)151 23456789", "Europe/Berlin", "+4915123456789"],
  ["0049 151 23456789", "Europe/Berlin", "+4915123456789"],
  ["(212) 555-0100", "America/New_York", "+12125550100"],
  ["1-212-555-0100", "America/New_York", "+12125550100"],
  ["098765 43210", "Asia/Kolkata", "+919876543210"],
  ["+34 612 345 678", "UTC", "+34612345678"],
  ["0151 234 567 89", "UTC", "015123456789"],
  ["112", "Europe/Berlin", null],
  ["", "Europe/Berlin", null],
  [null, "Europe/Berlin", null],
])("%j in %s is recognised as %s", (phone, timeZone, key) => {
  expect(phoneKeyOf(phone, timeZone)).toBe(key);
});
