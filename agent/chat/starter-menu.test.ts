import { beforeAll, expect, it } from "vitest";
import type { TestApp } from "#tests/app.ts";
import { cardOf, chatOf, replyOf, wordsOf } from "#tests/chat.ts";
import type { Salon } from "#tests/fixtures.ts";
import { openWholeSalon } from "#tests/salons/whole-salon.ts";
import { EXAMPLE_PRICES, PRICES_SHOWN_THEN } from "#tools/pricing/services/starter-word-rules.ts";

let app: TestApp;
let salon: Salon;

beforeAll(async () => {
  ({ here: app, maren: salon } = await openWholeSalon());
});

const publicPrices = async () => {
  const menu = await app.app.request(`/api/services/stylist/${salon.actor.stylistId}`);
  return ((await menu.json()) as { basePrice: string }[]).map(({ basePrice }) => basePrice);
};

it("is told in chat as clients see it, until it is the stylist's own", async () => {
  const chat = chatOf(salon);
  for (const asked of ["show our menu", "what do we charge for a haircut"])
    expect(wordsOf(await chat.ask(asked))).toContain(EXAMPLE_PRICES);
  expect(new Set(await publicPrices())).toEqual(new Set([""]));

  const taking = await chat.ask("use the starter menu");
  expect(cardOf(taking).requestReason).toContain(PRICES_SHOWN_THEN);
  const taken = await replyOf(await chat.decide(cardOf(taking).id), taking);
  expect(wordsOf(taken)).toContain("clients see its prices");
  expect((await publicPrices()).every((price) => /\d/.test(price))).toBe(true);
  expect(wordsOf(await chat.ask("show our menu"))).not.toContain(EXAMPLE_PRICES);
});
