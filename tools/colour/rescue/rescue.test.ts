import { assert, constantFrom, integer, option, property, subarray } from "fast-check";
import { describe, expect, it } from "vitest";
import type { Bowl } from "#tools/colour/bowl-schema.ts";
import { rescue } from "#tests/engine.ts";
import {
  RescueAnswer,
  RescueProduct,
  RescueSign,
  type RescueRequest,
  type RescueVerdict,
} from "./schema.ts";

const toner: Bowl = {
  type: "demi-permanent",
  purpose: "tone",
  brand: "goldwell",
  line: "colorance",
  developer: 7,
  ratio: "1:2",
  minutes: [5, 20],
};
const bleach: Bowl = {
  type: "lightener",
  purpose: "lighten",
  brand: "matrix",
  line: "light-master",
  developer: 20,
  ratio: "1:2",
};
const said = (text: string, more: RescueRequest = {}) => rescue({ text, ...more });
const rule = ({ trace }: RescueAnswer) => trace[0]?.rule;

describe("verdicts", () => {
  it.each<[string, RescueRequest, RescueVerdict, string, (answer: RescueAnswer) => void]>([
    ["ends going violet", {}, "rinse_now", "rescue_over_deposit", () => undefined],
    [
      "toner on six minutes, ends going violet",
      {},
      "rinse_now",
      "rescue_over_deposit",
      (a) => {
        expect(a.headline).toBe("Rinse the ends now");
        // the rest gets no minutes beyond its own time
        expect(a.minutesMore).toBeNull();
        expect(a.now.join(" ")).toContain("no longer than its own time");
      },
    ],
    [
      "toner on 18 minutes, ends going violet",
      {},
      "rinse_now",
      "rescue_over_deposit",
      (a) => expect(a.now.join(" ")).toContain("no longer than its own time"),
    ],
    [
      "money piece going smokey, toner still on",
      {},
      "rinse_now",
      "rescue_over_deposit",
      (a) => expect(a.headline).toBe("Rinse the money piece now"),
    ],
    [
      "toner on 7 min, mids getting smoky, roots still yellow",
      {},
      "rinse_now",
      "rescue_over_deposit",
      (a) => expect(a.headline).toBe("Rinse the mids now"),
    ],
    [
      "toner on 9 min, violet all over",
      {},
      "rinse_now",
      "rescue_over_deposit",
      (a) => expect(a.minutesMore).toBeNull(),
    ],
    [
      "toner on 3 min, it looks violet",
      {},
      "wipe_and_check",
      "rescue_toner_looks_violet",
      (a) => expect(a.minutesMore).toBe(10),
    ],
    [
      "toner on 8 min, going grey on the ends",
      {},
      "rinse_now",
      "rescue_over_deposit",
      (a) => expect(a.mix?.name).toBe("Clarifying wash"),
    ],
    [
      "toner on 8 min, ends turned ashy",
      {},
      "rinse_now",
      "rescue_over_deposit",
      (a) => expect(a.mix?.ingredients[0]?.grams).toBe(10),
    ],
    [
      "toner on 8 min, ends going green",
      {},
      "rinse_now",
      "rescue_over_deposit",
      (a) => {
        expect(a.mix?.name).toBe("Thin warm glaze");
        expect(a.never.join()).toContain("ash");
        expect(a.mix?.minutes[1]).toBeLessThanOrEqual(10);
      },
    ],
    ["muddy ends, gloss on 10 min", {}, "rinse_now", "rescue_over_deposit", () => undefined],
    ["toner on 10 min, gone too dark", {}, "rinse_now", "rescue_grabbing", () => undefined],
    ["tint on 20 min, ends going ash", {}, "emulsify", "rescue_over_deposit", () => undefined],
    [
      "tint on 20 min, ends grabbing",
      {},
      "emulsify",
      "rescue_grabbing",
      (a) => {
        expect(a.headline).toContain("ends");
        expect(a.minutesMore).toBeNull();
      },
    ],
    [
      "tint on 15 min, roots too dark",
      {},
      "rinse_now",
      "rescue_roots_too_dark",
      (a) => expect(a.mix?.name).toBe("Clarifying wash"),
    ],
    [
      "toner on 6 min, still yellow",
      {},
      "leave",
      "rescue_not_taking_yet",
      (a) => expect(a.minutesMore).toBe(10),
    ],
    [
      "toner on 16 min, still yellow",
      {},
      "leave",
      "rescue_not_taking_yet",
      (a) => expect(a.minutesMore).toBe(4),
    ],
    [
      "toner on 20 min, still brassy",
      {},
      "rinse_now",
      "rescue_not_taking_in_time",
      (a) => expect(a.mix?.ingredients.length).toBeGreaterThan(1),
    ],
    [
      "toner on 5 min, still orange",
      { bowl: { ...toner, shades: ["8BP"] }, level: 7 },
      "rinse_now",
      "rescue_wrong_counter",
      (a) => {
        expect(a.reason).toContain("needs blue");
        expect(JSON.stringify(a.mix)).toContain("Goldwell Colorance 7A");
      },
    ],
    [
      "toner on 5 min, still orange",
      { bowl: { ...toner, shades: ["7A"] }, level: 7 },
      "leave",
      "rescue_not_taking_yet",
      () => undefined,
    ],
    ["toner isn't taking, 8 min", {}, "leave", "rescue_not_taking_yet", () => undefined],
    [
      "colour on 20 min, orange",
      {},
      "leave",
      "rescue_not_taking_yet",
      (a) => expect(a.reason).toContain("lifts first"),
    ],
    [
      "bleach on 10 min, still orange",
      {},
      "leave",
      "rescue_lifting_slowly",
      (a) => expect(a.minutesMore).toBe(20),
    ],
    [
      "bleach on 35 min, stuck at orange",
      { bowl: bleach },
      "leave",
      "rescue_lifting_slowly",
      (a) => {
        expect(a.minutesMore).toBe(10);
        expect(JSON.stringify(a.mix)).toContain("Developer 20 vol");
      },
    ],
    [
      "bleach on 45 min, not lifting",
      {},
      "leave",
      "rescue_lifting_slowly",
      (a) => expect(a.minutesMore).toBe(5),
    ],
    [
      "bleach on 50 min, still orange",
      {},
      "rinse_now",
      "rescue_lightener_time",
      (a) => expect(a.minutesMore).toBeNull(),
    ],
    ["bleach on 60 min", {}, "rinse_now", "rescue_lightener_time", () => undefined],
    [
      "bleach on 12 min lifting too fast",
      {},
      "wipe_and_check",
      "rescue_lifting_too_fast",
      (a) => expect(a.minutesMore).toBe(3),
    ],
    [
      "bleach is drying out, 20 min",
      { bowl: bleach },
      "leave",
      "rescue_drying_out",
      (a) =>
        expect(a.mix?.ingredients).toEqual([
          { name: "Matrix Light Master", grams: 15 },
          { name: "Developer 20 vol", grams: 30 },
        ]),
    ],
    [
      "hot roots, bleach on 20 min",
      {},
      "wipe_and_check",
      "rescue_hot_roots",
      (a) => expect(a.headline).toBe("Wipe the roots off"),
    ],
    ["tint on 15 min, roots are lighter", {}, "rinse_now", "rescue_hot_roots", () => undefined],
    ["a foil is bleeding", {}, "wipe_and_check", "rescue_bleeding", () => undefined],
    [
      "foils are swelling",
      {},
      "rinse_now",
      "rescue_swelling_foil",
      (a) => expect(a.danger).toBe("care"),
    ],
    [
      "foil is hot",
      {},
      "rinse_now",
      "rescue_hot_foil",
      (a) => expect(a.stop.join()).toContain("metallic salt test"),
    ],
    ["bleach on 25 min, patchy", {}, "wipe_and_check", "rescue_patchy_lift", () => undefined],
    [
      "tint on 20 min, grey not covered",
      {},
      "leave",
      "rescue_grey_left",
      (a) => expect(a.minutesMore).toBe(20),
    ],
    [
      "tint on 45 min and still grey",
      {},
      "wipe_and_check",
      "rescue_grey_left",
      (a) => expect(a.minutesMore).toBe(10),
    ],
    [
      "demi on 15 min, white hairs still showing",
      {},
      "leave",
      "rescue_grey_left",
      (a) => {
        expect(a.reason).toContain("blends");
        expect(a.mix).toBeNull();
      },
    ],
    ["vivid red going pink, 10 min", {}, "leave", "rescue_pink", () => undefined],
    [
      "remover, hair going dark again",
      {},
      "rinse_now",
      "rescue_remover_reoxidises",
      (a) => expect(a.never.join()).toContain("developer"),
    ],
    ["remover on 10 min, nothing happening", {}, "leave", "rescue_remover", () => undefined],
    ["the filler looks too red", {}, "wipe_and_check", "rescue_filler", () => undefined],
    ["vivid on 10 min, ends going too dark", {}, "emulsify", "rescue_grabbing", () => undefined],
    ["toner on 8 min, too light", {}, "leave", "rescue_too_light", () => undefined],
    [
      "toner on 8 min, patchy",
      { bowl: { ...toner, shades: ["9N"] } },
      "leave",
      "rescue_patchy_colour",
      (a) => expect(a.mix?.ingredients[0]?.name).toContain("9N"),
    ],
    [
      "toner on 6 min",
      {},
      "wipe_and_check",
      "rescue_look_first",
      (a) => expect(a.minutesMore).toBe(5),
    ],
    ["toner on 25 min", {}, "rinse_now", "rescue_look_first", () => undefined],
    ["help", {}, "wipe_and_check", "rescue_look_first", () => undefined],
    [
      "help, it has been on for an hour",
      { minutesOn: 60 },
      "wipe_and_check",
      "rescue_look_first",
      (a) => expect(a.understood).toMatchObject({ product: null, minutesOn: 60, seen: [] }),
    ],
    [
      "violet",
      { product: "toner", minutesOn: 9, zone: "all" },
      "rinse_now",
      "rescue_over_deposit",
      (a) => expect(a.minutesMore).toBeNull(),
    ],
    [
      "the filler looks too red",
      { seen: ["patchy"] },
      "wipe_and_check",
      "rescue_filler",
      (a) => expect(a.understood.seen.toSorted()).toEqual(["patchy", "too_red"]),
    ],
    ["filler on 5 min", {}, "leave", "rescue_filler", (a) => expect(a.minutesMore).toBe(10)],
    ["filler on 20 min", {}, "rinse_now", "rescue_filler", () => undefined],
    [
      "toner on 6 minutes, scalp burning and ends violet",
      {},
      "rinse_now",
      "rescue_scalp",
      (a) => {
        expect(a.danger).toBe("care");
        expect(a.mix).toBeNull();
      },
    ],
    ["scalp itching a bit", {}, "rinse_now", "rescue_scalp", () => undefined],
    [
      "her face is swelling and she is wheezing",
      {},
      "rinse_now",
      "rescue_allergic",
      (a) => {
        expect(a.danger).toBe("medical");
        expect(a.now[0]).toContain("emergency number");
      },
    ],
    [
      "a rash on the neck, scalp burning",
      {},
      "rinse_now",
      "rescue_allergic",
      (a) => {
        expect(a.danger).toBe("medical");
        expect(a.headline).toContain("doctor");
      },
    ],
    [
      "product in her eye",
      {},
      "rinse_now",
      "rescue_eyes",
      (a) => expect(a.now[0]).toContain("15 minutes"),
    ],
    [
      "hair stretches like gum, bleach on 30",
      {},
      "rinse_now",
      "rescue_fibre",
      (a) => expect(a.mix?.name).toBe("Bond treatment"),
    ],
    [
      "ends breaking, toner on 4 min, still yellow",
      {},
      "rinse_now",
      "rescue_fibre",
      (a) => expect(a.stop.join()).toContain("Call it a day"),
    ],
  ])("%s", (text, more, verdict, code, holds) => {
    const answer = RescueAnswer.parse(said(text, more));
    expect([answer.verdict, rule(answer)]).toEqual([verdict, code]);
    holds(answer);
  });
});

it("takes what is known of the bowl over what was heard", () => {
  const answer = said("on 6 minutes, ends violet", { minutesOn: 12, bowl: toner });
  expect(answer.understood).toMatchObject({ product: "toner", minutesOn: 12, zone: "ends" });
});

it("keeps to the line's own time", () => {
  const fast: Bowl = {
    ...toner,
    brand: "joico",
    line: "blonde-life-quick-tone",
    type: "toner",
  };
  expect(said("toner on 6 min, still yellow", { bowl: fast }).verdict).toBe("rinse_now");
  expect(said("toner on 6 min, still yellow", { bowl: toner }).verdict).toBe("leave");
});

it("mixes in the line that is on the hair, or the stylist's own", () => {
  const own = said("toner on 20 min, still yellow", { lines: ["wella-professionals/color-touch"] });
  expect(own.mix?.ingredients[0]?.name).toContain("Wella");
});

it("has an answer for every word, with what to do, never to do, and a source", () => {
  assert(
    property(
      option(constantFrom(...RescueProduct.options), { nil: undefined }),
      option(integer({ min: 0, max: 120 }), { nil: undefined }),
      subarray(RescueSign.options, { maxLength: 4 }),
      option(constantFrom("ends", "roots", "all", "foils" as const), { nil: undefined }),
      (product, minutesOn, seen, zone) => {
        const answer = RescueAnswer.parse(
          rescue({
            seen,
            ...(product && { product }),
            ...(minutesOn === undefined ? {} : { minutesOn }),
            ...(zone && { zone }),
          }),
        );
        expect(answer.now.length).toBeGreaterThan(1);
        expect(answer.never.length).toBeGreaterThan(0);
        expect(answer.trace.every(({ source }) => source.length > 0)).toBe(true);
        if (seen.some((sign) => RescueSign.options.indexOf(sign) < 10))
          expect(answer.verdict).toBe("rinse_now");
        if (product === "lightener" && (minutesOn ?? 0) >= 50)
          expect(answer.verdict).toBe("rinse_now");
        if (product === "lightener" && minutesOn !== undefined)
          expect(minutesOn + (answer.minutesMore ?? 0)).toBeLessThanOrEqual(
            Math.max(50, minutesOn),
          );
      },
    ),
    { numRuns: 400 },
  );
});

it("answers yellow under a direct dye with a toner for hair that shows yellow", () => {
  const bowl: Bowl = { brand: "pravana", line: "vivids", type: "semi-permanent" };
  const { mix } = rescue({ bowl, minutesOn: 55, zone: "roots", level: 6, seen: ["yellow"] });
  expect(mix?.ingredients[0]?.name).toBe("Goldwell Colorance 8BP");
});

it("answers well within a second", () => {
  const started = performance.now();
  for (let each = 0; each < 50; each += 1)
    said("toner on 20 min, still orange", { bowl: { ...toner, shades: ["8BP"] } });
  expect((performance.now() - started) / 50).toBeLessThan(100);
});
