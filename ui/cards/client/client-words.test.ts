import { expect, it } from "vitest";
import { phoneText } from "./client-words.ts";

it.each([
  ["5185550199", "(518) 555-0199"],
  ["+15185550166", "(518) 555-0166"],
  ["518-555-0110", "(518) 555-0110"],
  ["+49 151 2345678", "+49 151 2345678"],
  ["+43 664 1234567", "+43 664 1234567"],
])("says the number %s as %s", (typed, said) => {
  expect(phoneText(typed)).toBe(said);
});
