import { describe, expect, it } from "vitest";
import type { Decision } from "./decision.ts";
import { testWords, withMustKnow } from "./must-know.ts";
import type { Event, Result, View } from "./view.ts";

const test = {
  state: "expired" as const,
  testId: null,
  brandId: null,
  doneAt: "2026-09-11T15:00:00.000Z",
  expiresAt: "2026-09-18T15:00:00.000Z",
};
const passed = { ...test, state: "passed" as const, expiresAt: "2026-11-26T20:00:00.000Z" };
const EXPIRED =
  "Celeste Moreau's patch test of Friday, September 11 is out of date: a new one comes first.";

const ok = (tool: string, value: unknown): Result => ({
  tool,
  input: {},
  status: "ok",
  value,
  sentence: "",
});
const opened = ok("get_consultation", {
  consultation: { clientName: "Celeste Moreau" },
  record: { mustKnow: null, allergies: "PPD", notes: "Fine hair.", patchTest: test },
});
const view = (...events: Event[]): View => ({
  events,
  tools: new Map(),
  here: undefined,
  names: new Map(),
});
const told = (
  text: string,
  results: Result[],
  { calls = [] as Decision["calls"], said = "" } = {},
) => withMustKnow({ text, calls }, results, view({ kind: "said", text: said })).text;

describe("with a formula", () => {
  it("tells what its client's record says and how the test stands", () => {
    const text = told("60 g + 90 g.", [opened, ok("scale_bowl", {})]);
    expect(text).toContain("Celeste Moreau is allergic to: PPD.");
    expect(text).toContain("On Celeste Moreau's record: Fine hair.");
    expect(text).toContain(EXPIRED);
  });

  it("tells each once in a thread", () => {
    expect(told("60 g.", [opened], { said: `Before. ${EXPIRED}` })).not.toContain(EXPIRED);
  });

  it("leaves a question the last word", () => {
    expect(told("To how many grams?", [opened])).toBe("To how many grams?");
  });
});

describe("with a visit", () => {
  const ruth = { id: "r", name: "Ruth Adeyemi", mustKnow: "Hearing aid", patchTest: passed };
  const found = ok("find_clients", { items: [ruth] });
  const menu = ok("list_services", { services: [{ id: "g", needsPatchTest: true }] });
  const card = (appointmentDate: string, serviceId = "g") => ({
    calls: [{ toolName: "book_client", input: { clientId: "r", serviceId, appointmentDate } }],
  });

  it("says that a test does not count on its day", () => {
    const text = told("", [found, menu], card("2026-12-05"));
    expect(text).toContain("a new one comes before that visit");
    expect(text).toContain("On Ruth Adeyemi's record: Hearing aid.");
  });

  it("says nothing of a test that counts, or for what needs none", () => {
    expect(told("", [found, menu], card("2026-11-26"))).not.toContain("patch test");
    expect(told("", [found, menu], card("2026-12-05", "cut"))).not.toContain("patch test");
  });

  it("names for whose visit of which day no test counts, of those whom the reply names", () => {
    const visit = (clientName: string) => ({
      clientName,
      needsPatchTest: true,
      status: "pending",
      appointmentDate: "2026-12-26",
    });
    const day = ok("list_appointments", { appointments: [visit("Gwen"), visit("Bridget")] });
    expect(told("9:00 AM Gwen, Gloss.", [day])).toContain(
      "No patch test that counts yet: Gwen on Saturday, December 26.",
    );
  });
});

it("says how each test stands", () => {
  const states = ["pending", "failed", "expired", "missing"] as const;
  expect(states.map((state) => testWords("Ines", { ...test, state }))).toEqual([
    "Ines's patch test of Friday, September 11 is on and not read yet.",
    "Ines's patch test of Friday, September 11 failed: no color that touches the skin.",
    "Ines's patch test of Friday, September 11 is out of date: a new one comes first.",
    "Ines has no patch test on record: one comes first.",
  ]);
});
