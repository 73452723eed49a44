import { expect, it } from "vitest";
import { wording } from "./messages/conversations.ts";

it.each([
  ["she can come 10 min early", "You can come 10 min early"],
  ["her toner is on us", "Your toner is on us"],
  ["she needs to bring her glasses", "You need to bring your glasses"],
  ["he's booked at 4", "You're booked at 4"],
  ["to bring a photo", "Please bring a photo"],
  ["friday at 11", "Friday at 11"],
  ["marisol is ill, she calls you", "Marisol is ill, she calls you"],
])("“%s” is sent as it is said to whoever reads it", (said, sent) => {
  expect(wording(said)).toBe(sent);
});
