import { expect, it } from "vitest";
import { wordsTo } from "./messages/to-them.ts";

const OTHERS = new Set(["marisol"]);

it.each([
  ["she can come 10 min early", "You can come 10 minutes early"],
  ["her toner is on us", "Your toner is on us"],
  [
    "ur appt is fri at 1030 pls be on time",
    "Your appointment is Friday at 10:30 please be on time",
  ],
  ["tmrw 430", "Tomorrow 4:30"],
  ["her color came in and ask if she wants to book", "Your color came in. Do you want to book?"],
  ["she needs to bring her glasses", "You need to bring your glasses"],
  ["he's booked at 4", "You're booked at 4"],
  ["to bring a photo", "Please bring a photo"],
  ["friday at 11", "Friday at 11"],
  ["marisol is ill, she calls you", "Marisol is ill, she calls you"],
  ["and ask her to bring a pic of the cut she likes", "Please bring a pic of the cut you like"],
  [
    "that her visit on the ninth is still on and that weve moved the desk",
    "Your visit on the ninth is still on and we've moved the desk",
  ],
  ["to say its booked", "It's booked"],
  ["to say shes booked in", "You're booked in"],
  ["we look forward to seeing her on friday", "We look forward to seeing you on friday"],
  ["to see if she can do 12.30 instead of 12", "Can you do 12.30 instead of 12?"],
  ["whether shes ok with 4", "Are you ok with 4?"],
  ["if she wants her usual gloss", "Do you want your usual gloss?"],
  ["that her mum says she can come", "Your mum says she can come"],
  ["her conditioners in", "Your conditioner's in"],
  [
    "she always says hers is dry and he never passes",
    "You always say yours is dry and you never pass",
  ],
])("“%s” is sent as it is said to whoever reads it", (said, sent) => {
  expect(wordsTo(said, OTHERS)).toBe(sent);
});
