import { beforeAll, describe, expect, it } from "vitest";
import { engineCases, judgeCase } from "#tools/colour/cases.ts";
import { callTool } from "#agent/mcp/tools.ts";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { chatOf, given, wordsOf } from "#tests/chat.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";

let started: TestApp;
let salon: Salon;
beforeAll(async () => {
  started = await startApp({
    model: { provider: "builtin", chat: builtinModel(), vision: null },
  });
  salon = await openSalon(started);
});

const PATHS: Record<string, string> = {
  formulate: "/api/colour/formulate",
  check_formula: "/api/colour/check",
  arithmetic: "/api/colour/mix",
  convert: "/api/colour/convert",
};

const ask = async (path: string, body: unknown) => {
  const response = await salon.json("POST", path, body);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

describe("the agreed cases, posted as they stand", () => {
  it.each(
    engineCases
      .filter(({ strictness }) => strictness === "hard")
      .map((each) => [each.id, each] as const),
  )("%s", async (_id, agreed) => {
    const { status, body } = await ask(PATHS[agreed.kind] ?? "", agreed.input);
    expect(status).toBe(200);
    expect(judgeCase(agreed, body)).toEqual([]);
  });
});

describe("what is known of color", () => {
  const question = { topic: "ratio", line: "koleston", grams: 45 };

  it("is told alike by a program, by MCP and in a chat, with its source", async () => {
    const { status, body } = await ask("/api/colour/facts", question);
    expect([status, body["says"]]).toEqual([
      200,
      "Koleston Perfect is mixed 1:1: 45 g of color with 45 g of developer, 90 g in all.",
    ]);
    for (const { source } of body["facts"] as { source: string }[]) expect(source).not.toBe("");
    const byMcp = await callTool(salon.ctx(), ["read"], { name: "colour_facts", input: question });
    expect(byMcp?.structuredContent).toEqual(body);
    const reply = await chatOf(salon).ask("how much developer with 45 g koleston");
    expect(given(reply, "colour_facts")).toEqual(body);
    expect(wordsOf(reply)).toContain(String(body["says"]));
  });

  it("is answered for the line that the stylist works with", async () => {
    const brand = { brandId: "loreal-professionnel", productLineId: "majirel" };
    expect((await salon.json("POST", "/api/brand-preferences", brand)).ok).toBe(true);
    const { body } = await ask("/api/colour/facts", { topic: "ratio" });
    expect(body["says"]).toBe("Majirel is mixed 1:1.5.");
  });

  it("takes sums to the cent, and says what is none", async () => {
    expect((await ask("/api/colour/sum", { sum: "165 minus 15 pct" })).body).toMatchObject({
      result: "140.25",
    });
    const none = await ask("/api/colour/sum", { sum: "how lovely" });
    expect([none.status, JSON.stringify(none.body)]).toEqual([400, expect.stringContaining("sum")]);
  });
});

describe("the engine's answer", () => {
  const request = {
    currentLevel: 6,
    desiredLevel: 7,
    hairCondition: "virgin",
    damageLevel: "1",
    serviceType: "toning",
  };

  it("is the same for the same question", async () => {
    expect((await ask("/api/colour/formulate", request)).body).toEqual(
      (await ask("/api/colour/formulate", request)).body,
    );
  });

  it("uses none of the month's analyses", async () => {
    const used = async () =>
      ((await (await salon.request("/api/subscription/status")).json()) as { uploadsUsed: number })
        .uploadsUsed;
    const before = await used();
    await ask("/api/colour/formulate", request);
    expect(await used()).toBe(before);
  });

  it.each([
    ["a level of the correction scale", { ...request, currentLevel: 11 }, "currentLevel"],
    ["an unknown condition", { ...request, hairCondition: "shaved" }, "hairCondition"],
    ["an unknown damage level", { ...request, damageLevel: "5" }, "damageLevel"],
    ["no level at all", { ...request, currentLevel: undefined }, "currentLevel"],
    ["text where a number belongs", { ...request, desiredLevel: "seven" }, "desiredLevel"],
  ])("refuses %s, by the field's name", async (_name, body, field) => {
    const answer = await ask("/api/colour/formulate", body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "invalid", issues: [{ path: field }] });
  });

  it.each([
    ["nothing", {}, "colour_g"],
    ["a ratio without grams", { ratio: "1:1" }, "colour_g"],
    ["grams without what becomes of them", { colour_g: 60 }, "ratio"],
    ["a total without a ratio", { total_g: 60, dilution: "minimal" }, "ratio"],
    ["a length without a thickness", { hairLength: "long" }, "hairThickness"],
    ["a thickness without a length", { hairThickness: "fine" }, "hairLength"],
    ["a word that it does not know", { colour_g: 60, ratio: "1:1", totalGrams: 60 }, ""],
    ["a line that nobody makes", { colour_g: 60, line: "nobody/nothing" }, "line"],
  ])("mixes nothing of %s, and says by its name what is wrong", async (_name, body, field) => {
    const answer = await ask("/api/colour/mix", body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "invalid", issues: [{ path: field }] });
  });

  it.each([
    ["no bowl", {}],
    ["words it does not know", { brandd: "Wella" }],
    ["an empty bowl of several", { bowls: [{ shades: ["7/1"] }, {}] }],
  ])("finds %s not well, but missing", async (_name, candidate) => {
    const answer = await ask("/api/colour/check", { candidate });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      issues: [{ path: expect.stringContaining("candidate") }],
    });
  });

  it("refuses what is not JSON", async () => {
    const response = await salon.request("/api/colour/mix", {
      method: "POST",
      body: "{",
      headers: { "content-type": "application/json" },
    });
    expect([response.status, await response.json()]).toMatchObject([400, { code: "invalid" }]);
  });
});
