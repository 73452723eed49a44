import { expect, it } from "vitest";
import { frameOf } from "#agent/models/builtin/frames/all.ts";
import { PEOPLE } from "#tests/salons/verb-people.ts";
import { calledBy } from "#tests/salons/verb-salon.ts";
import { edited } from "./edit.ts";
import { leftOf } from "./left.ts";
import { NOTHING_SPOKEN } from "./spoken.ts";

const NAMES = new Map([["theo", new Set(["stylist"])]]);

const left = (id: string, text: string, slots: Record<string, string>) => {
  const verb = frameOf(id);
  return verb && leftOf({ verb, slots, text, doubt: undefined }, NAMES);
};

it.each<[id: string, text: string, slots: Record<string, string>, is: string | undefined]>([
  [
    "book_client",
    "book ruth roots 12th 1pm half usual product",
    { client: "Ruth", service: "roots", date: "12th", time: "1pm" },
    "half usual product",
  ],
  [
    "book_client",
    "book ruth friday 2 please",
    { client: "Ruth", date: "friday", time: "2" },
    undefined,
  ],
  [
    "set_appointment_status.cancel",
    "dalia sat cancel + put marnie in",
    { client: "Dalia", date: "sat" },
    "put marnie in",
  ],
  [
    "set_price",
    "put my haircut up to 85 from jan",
    { service: "haircut", price: "85" },
    "from jan",
  ],
  [
    "block_time",
    "block me out 12 to 2 on wednesday dentist",
    { from: "12", to: "2", date: "wednesday" },
    "dentist",
  ],
  [
    "book_client",
    "put tess in with theo tues 2pm haircut, she wants it short this time",
    { client: "tess", stylist: "theo", date: "tues", time: "2pm", service: "haircut" },
    "she wants it short this time",
  ],
  [
    "record_client_test",
    "did ruths patch test just now inner elbow wella",
    { client: "ruths", brand: "wella" },
    "inner elbow",
  ],
  [
    "book_client",
    "can you put thandi down for a blow dry on sunday",
    { client: "thandi", service: "blow dry", date: "sunday" },
    undefined,
  ],
  [
    "adjust_stock.used",
    "used 2 tubes of 7/43 just now take em off",
    { n: "2", item: "7/43" },
    undefined,
  ],
  [
    "text_client",
    "text nora we run late today and tomorrow",
    { client: "Nora", body: "we run late" },
    undefined,
  ],
  [
    "start_timer",
    "timer 35 for joans hairline and a nudge at 30",
    { minutes: "35", client: "joan", label: "hairline" },
    "a nudge at 30",
  ],
])("%s: what “%s” leaves over", (id, text, slots, is) => {
  expect(left(id, text, slots)).toBe(is);
});

it("names nothing that a later turn took the place of", () => {
  const verb = frameOf("book_client");
  const slots = { client: "Ruth", date: "sat 5th", time: "1pm" };
  const row = verb && { verb, slots, text: "book ruth sat 5th 1pm", doubt: undefined };
  const around = { names: new Map(), here: undefined, spoken: NOTHING_SPOKEN };
  const then = edited(row, "half 1 then", around);
  expect(then?.slots["time"]).toBe("half 1");
  expect(then && leftOf(then, NAMES)).toBeUndefined();
});

it.each([
  ["book dana for a toner and blow dry friday 2pm", "blow dry"],
  ["book dana for a root touch up and haircut friday 2pm", "haircut"],
])("says which of two services a visit is not of: %s", (words, beside) => {
  const { text, last } = calledBy(words, PEOPLE);
  expect(last.at(-1)?.[0]).toBe("book_client");
  expect(text).toContain(`Not in it: “${beside}”.`);
});
