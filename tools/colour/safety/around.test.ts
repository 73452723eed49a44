import { describe, expect, it } from "vitest";
import { isBanter, takesBack, withoutOrder } from "./around.ts";

describe("words around what is told of safety", () => {
  it.each([
    ["vera just told me shes 14 weeks pregnant pop it on her file", "shes 14 weeks pregnant"],
    [
      "bridget said her scalp was itchy for two days after last time put that on her card",
      "her scalp was itchy for two days after last time",
    ],
    ["note for tess that shes got eczema on her hairline", "shes got eczema on her hairline"],
    ["she came up in a rash, log it please", "she came up in a rash"],
    ["she is allergic to ppd", "she is allergic to ppd"],
    ["put her through for a patch test", "put her through for a patch test"],
  ])("%s", (words, own) => {
    expect(withoutOrder(words)).toBe(own);
  });

  it.each([
    ["the note on nora about her sensitive scalp is wrong thats her sister take it off", true],
    ["take the eczema note off her card", true],
    ["she is allergic to ppd, write it on her card", false],
    ["take the colour off now, her scalp burns", false],
  ])("tells what takes a note back: %s", (words, is) => {
    expect(takesBack(words)).toBe(is);
  });

  it.each([
    ["bridget reckons shes allergic to everything bless her", true],
    ["shes allergic to mondays lol", true],
    ["she is allergic to ppd", false],
    ["her mum says shes allergic to latex", false],
  ])("tells what is said in fun: %s", (words, is) => {
    expect(isBanter(words)).toBe(is);
  });
});
