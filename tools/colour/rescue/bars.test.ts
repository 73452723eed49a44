import { describe, expect, it } from "vitest";
import { rescue } from "./rescue.ts";
import type { RescueRequest } from "./schema.ts";
import { hearSafety } from "#tools/colour/safety/hear.ts";

const on = (record: string, request: RescueRequest) =>
  rescue(request, { record: { safety: hearSafety(record, "record") } });

const violetEnds: RescueRequest = { text: "toner on 6 min, ends going violet" };
const koleston: RescueRequest = {
  text: "on 40 min and still orange",
  bowl: {
    brand: "wella-professionals",
    line: "koleston-perfect",
    shades: [{ code: "7/1", grams: 40 }],
    developer: { volume: 20, grams: 40 },
    ratio: "1:1",
  },
};

describe("what is known of the client comes before what is seen of the colour", () => {
  it.each([
    ["PPD severe reaction", violetEnds, /reacted to hair color/],
    ["Client is 14 years old", violetEnds, /under 16/],
    ["open sores on the scalp", violetEnds, /scalp is not healthy/],
    ["allergic to resorcinol", koleston, /Koleston Perfect counts as holding resorcinol/],
    ["allergic to PPD", { text: "it went orange" }, /reacted to hair color/],
    ["allergic to persulfates", { text: "lightener on 20 min, still orange" }, /no lightener/i],
  ] as const)("%s: it comes off and nothing is mixed", (record, request, reason) => {
    const answer = on(record, request);
    expect(answer).toMatchObject({ verdict: "rinse_now", danger: "care", mix: null });
    expect(`${answer.reason} ${JSON.stringify(answer.trace)}`).toMatch(reason);
  });

  it.each([
    ["takes colour off a scalp that it may not meet", "on isotretinoin", {}, /Isotretinoin/, true],
    ["leaves it in foils", "on isotretinoin", { zone: "foils" }, /Isotretinoin/, false],
    ["mixes no more for a scalp before somebody answers", "pregnant", {}, /on the scalp/, false],
    ["mixes for the ends", "pregnant", { zone: "ends" }, /on the scalp/, false],
  ] as const)("%s", (_, record, where, word, off) => {
    const answer = on(record, { ...koleston, bowl: { ...koleston.bowl, ...where } });
    const away = "zone" in where;
    expect([answer.danger === "care", answer.mix !== null]).toEqual([off, away]);
    expect(word.test(`${answer.reason} ${answer.never.join(" ")}`)).toBe(!away);
  });

  it("leaves an emergency first", () => {
    const answer = on("allergic to PPD", { text: "her face is swelling, toner on 5 min" });
    expect(answer.danger).toBe("medical");
  });

  it("gives no grams while somebody has to look or to find out, and says so", () => {
    const told = { ...koleston, text: "on 40 min and still orange" };
    const free = on("", told);
    expect(free.mix).not.toBeNull();
    const held = on("allergic to lavender", told);
    expect(held.mix).toBeNull();
    expect(held.headline).toBe("Rinse now");
    expect(held.never[0]).toContain("lavender");
    expect(JSON.stringify(held)).not.toContain("bowl below");
  });

  it("adds no colour to a toner of which nobody said what it holds", () => {
    const told = { text: "toner 6 min, went green" };
    expect(on("", told).mix?.name).toBe("Thin warm glaze");
    const answer = on("allergic to ammonia", told);
    expect(answer.mix?.name).toBe("Clarifying wash");
    expect(answer.never[0]).toContain("ammonia");
  });
});
