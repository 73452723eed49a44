import { describe, expect, it } from "vitest";
import { actsOf, calledBy, id } from "#tests/salons/verb-salon.ts";
import { PEOPLE } from "#tests/salons/verb-people.ts";
import { CHAIR } from "#tests/salons/chair-salon.ts";
import type { Answers } from "#tests/builtin-talk.ts";

const money = (available: boolean): Answers => ({
  ...PEOPLE,
  ...CHAIR,
  request_payment: ({ amount }) => ({
    sent: [],
    amount,
    currency: "USD",
    clientName: "Nora Quist",
  }),
  visit_money: () => ({
    currency: "USD",
    price: 18_000,
    paid: 0,
    due: 18_000,
    available,
    payments: [],
  }),
});
const said = (...messages: string[]) => calledBy(messages, money(true));

describe("less than the price, for somebody", () => {
  it.each([
    ["give nora 10% off", "$162"],
    ["can i give nora 10% off", "$162"],
    ["give nora 20 off", "$160"],
    ["take $20 off nora's bill", "$160"],
    ["10% off for nora", "$162"],
    ["discount nora's balayage by 20%", "$144"],
    ["knock 10% off nora's gloss", "$162"],
    ["charge nora half price", "$90"],
  ])("is told of the visit that is coming, and changes nothing: %s", (words, less) => {
    const { calls, text } = said(words);
    expect(calls.at(-1)).toEqual(["visit_money", { appointmentId: id(402) }]);
    expect(actsOf(calls)).toEqual([]);
    expect(text).toContain("There are no discounts on a visit");
    expect(text).toContain(
      `Balayage on Tuesday, November 24 is $180. With that off it is ${less}.`,
    );
  });

  it("names the words that ask for it, where cards are taken here", () => {
    const { text } = said("give nora 10% off");
    const [, asks = ""] = /“(.+)”/.exec(text) ?? [];
    expect(asks).toBe("send Nora the payment link over 162 for the visit of Tuesday, November 24");
    expect(said(asks).last.at(-1)).toEqual([
      "request_payment",
      { appointmentId: id(402), purpose: "balance", amount: 16_200 },
    ]);
    expect(calledBy("give nora 10% off", money(false)).text).not.toContain("payment link");
  });

  it("says so where somebody has no visit", () => {
    const { calls, text } = said("give carla 10% off");
    expect(actsOf(calls)).toEqual([]);
    expect(text).toBe(
      "There are no discounts on a visit, and I see none of theirs around these days.",
    );
  });

  it("is no day off, and none that comes off for everybody by itself", () => {
    const { calls, text } = said("give everyone 10% off");
    expect([actsOf(calls), text]).toEqual([[], expect.stringContaining("down by 10%")]);
    expect(said("preview the prices of everything down by 10%").calls.at(-1)).toEqual([
      "preview_reprice",
      { percent: -10 },
    ]);
  });

  it.each([
    ["knock 10% off women's cut", "set_price"],
    ["knock 10% off gloss", "set_price"],
    ["give tess friday off", "close_day"],
  ])("leaves prices of the menu and days off as they were: %s", (words, tool) => {
    expect(said(words).calls.at(-1)?.[0]).toBe(tool);
  });
});
