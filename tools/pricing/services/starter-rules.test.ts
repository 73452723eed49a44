import { expect, test } from "vitest";
import { toldToClients } from "./starter-rules.ts";

const priced = { name: "Haircut", basePrice: "$75", basePriceMinor: 7500 };

test.each([
  ["an example of the starter menu", true, { basePrice: "", basePriceMinor: null }],
  ["a service that the salon has priced", false, { basePrice: "$75", basePriceMinor: 7500 }],
])("of %s clients are told this much", (_what, starter, told) => {
  expect(toldToClients({ ...priced, starter })).toEqual({ name: "Haircut", starter, ...told });
});
