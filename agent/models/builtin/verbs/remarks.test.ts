import { describe, expect, it } from "vitest";
import { actsOf, calledBy } from "#tests/salons/verb-salon.ts";

describe("a remark on a service", () => {
  it.each([
    ["Nobody books gloss any more", "Gloss"],
    ["no one asks for a balayage these days", "Balayage"],
    ["hardly anyone wants balayage any more", "Balayage"],
    ["people don't ask for men's cuts any more", "Men's Cut"],
  ])("is asked about, and does nothing: %s", (says, service) => {
    const { calls, text, options } = calledBy(says);
    expect(calls.map(([tool]) => tool)).toEqual(["list_services", "offer_choices"]);
    expect(text).toBe(`Shall I take ${service} off your menu?`);
    expect(options).toEqual([`Take ${service} off the menu`, "Leave it"]);
    expect(calledBy([says, options[0] ?? ""]).calls.at(-1)).toEqual([
      "delete_service",
      { service },
    ]);
    expect(actsOf(calledBy([says, "Leave it"]).last)).toEqual([]);
  });

  it.each([
    ["Nobody books perms any more"],
    ["nobody wants to work these days"],
    ["nobody is booked friday"],
  ])("changes nothing: %s", (says) => {
    const { calls, text } = calledBy(says);
    expect(calls.map(([tool]) => tool)).not.toContain("delete_service");
    expect(text).not.toContain("off your menu?");
  });

  it("is an order where it says that it is not done here any more", () => {
    expect(calledBy("we don't do balayage any more").calls.at(-1)?.[0]).toBe("delete_service");
  });
});
