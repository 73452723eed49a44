import { expect, it } from "vitest";
import { hearServices } from "./services.ts";

it.each([
  ["theres a dark band like a 6, want it even before toner", undefined],
  ["before the foils, root 6 half grey, cover the grey", ["grey_coverage"]],
  ["foils stopped at orangey 8, what toner", ["toning"]],
  ["full head of foils and a toner", ["toning", "highlights"]],
])(
  "hears what this bowl is for, and neither what follows nor what is done: %s",
  (words, services) => {
    expect(hearServices(words).services).toEqual(services);
  },
);
