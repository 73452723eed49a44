import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { answering, renderScreen, type Answers } from "#tests/screen.tsx";
import { SCENARIOS } from "#tools/training/data.ts";
import type { Grade } from "#tools/training/schema.ts";
import { Component as FormulaTrainingScreen } from "./formula-training.tsx";

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

const grade: Grade = {
  scenario: 1,
  target: 1,
  formula: "7N 60g",
  read: { bowls: [], notes: "", unread: [] },
  score: 72,
  aspects: [
    { aspect: "level", verdict: "right", reason: "Level 7 lands at 7.", source: null },
    { aspect: "tone", verdict: "close", reason: "Beside the target.", source: null },
    { aspect: "developer", verdict: "missing", reason: "Write which developer.", source: null },
    { aspect: "safety", verdict: "wrong", reason: "40 vol burns.", source: "A leaflet" },
  ],
  findings: [],
  answer: { name: "Beige 7", lines: ["All over: Topchic 7BG 60 g"], refusal: null },
};
const practice = (id: string, given: Partial<Grade> = {}) => ({
  id,
  stylistId: "s1",
  grade: { ...grade, ...given },
  createdAt: "2026-11-21T10:00:00Z",
});

function open(answers: Answers = {}) {
  const requests = answering({
    "GET /api/stylists": () => [{ id: "first" }, { id: "second" }],
    "GET /api/training/practice": () => [],
    "GET /api/training-examples": () => [],
    "POST /api/training/grade": () => grade,
    "POST /api/training/practice": () => Response.json(practice("p1"), { status: 201 }),
    "POST /api/formulas/notation": () => ({
      bowls: [],
      notes: "",
      unread: [],
      ok: true,
      findings: [],
    }),
    ...answers,
  });
  renderScreen(<FormulaTrainingScreen />);
  return requests;
}

const head = (number: number) =>
  screen.findByRole("button", {
    name: new RegExp(`^${number}\\. ${SCENARIOS[number - 1]?.title}`),
  });
const formula = () => screen.getByLabelText<HTMLTextAreaElement>("Your formula");
const saving = () => screen.getByRole("button", { name: "Save Formula" });
const target = (name: RegExp) => screen.getByRole("radio", { name });
async function write(text = "7N 60g", name = /Soft beige blonde/) {
  fireEvent.click(await head(1));
  fireEvent.click(target(name));
  fireEvent.change(formula(), { target: { value: text } });
}

it("shows ten heads with photo, description and category", async () => {
  open();
  await head(10);
  const heads = screen.getAllByRole("button", { name: /^\d+\. / });
  expect(heads).toHaveLength(10);
  for (const [at, each] of heads.entries()) {
    expect(each.textContent).toContain(SCENARIOS[at]?.description);
    expect(each.querySelector("img")?.getAttribute("src")).toBe(SCENARIOS[at]?.image);
    expect(each.textContent).toMatch(/Healthy|Correction Needed|Damaged/);
  }
});

it("opens a workspace with three targets, and clears target and text for another head", async () => {
  open();
  await write();
  expect(screen.getAllByRole("radio")).toHaveLength(3);
  fireEvent.click(await head(2));
  expect(screen.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked)).toEqual([
    false,
    false,
    false,
  ]);
  expect(formula().value).toBe("");
});

it("saves only with a target and a formula that is not blank", async () => {
  open();
  fireEvent.click(await head(1));
  await waitFor(() => expect(saving()).toHaveProperty("disabled", true));
  fireEvent.click(target(/Soft beige blonde/));
  fireEvent.change(formula(), { target: { value: "   " } });
  expect(saving()).toHaveProperty("disabled", true);
  fireEvent.change(formula(), { target: { value: "7N" } });
  await waitFor(() => expect(saving()).toHaveProperty("disabled", false));
});

it("keeps the formula for the first stylist, says so, and clears the form", async () => {
  const requests = open();
  await write(" 7N 60g ", /Fresh copper/);
  await waitFor(() => expect(saving()).toHaveProperty("disabled", false));
  fireEvent.click(saving());
  await screen.findByText("Formula Saved!");
  screen.getByText("Your practice formula has been saved to your history.");
  const sent = requests.findLast(
    ({ method, url }) => method === "POST" && url.endsWith("practice"),
  );
  expect(await sent?.json()).toEqual({
    scenario: 1,
    target: 2,
    formula: "7N 60g",
    stylistId: "first",
  });
  expect(formula().value).toBe("");
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
});

it("says when there is no stylist to keep it for", async () => {
  const requests = open({ "GET /api/stylists": () => [] });
  await write();
  await waitFor(() => expect(saving()).toHaveProperty("disabled", false));
  fireEvent.click(saving());
  await screen.findByText("No stylist account found. Please create a stylist profile first.");
  const sent = requests.filter(({ method, url }) => method === "POST" && url.endsWith("practice"));
  expect(sent).toEqual([]);
  expect(formula().value).toBe("7N 60g");
});

it.each([
  [
    Response.json({ error: "The salon is closed.", code: "conflict" }, { status: 409 }),
    "The salon is closed.",
  ],
  [new Response("", { status: 500 }), "Failed to save"],
])("says why it was not saved, and keeps what was written", async (refusal, said) => {
  open({ "POST /api/training/practice": () => refusal });
  await write();
  await waitFor(() => expect(saving()).toHaveProperty("disabled", false));
  fireEvent.click(saving());
  await screen.findByText("Error saving formula");
  screen.getByText(said);
  expect(formula().value).toBe("7N 60g");
});

it("shows the four aspects in words, and the engine's answer only when it is asked for", async () => {
  open();
  await write();
  fireEvent.click(screen.getByRole("button", { name: "Check" }));
  const card = await screen.findByRole("region", { name: /Graded 72 of 100/ });
  const rows = within(card).getAllByRole("listitem").slice(0, 4);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Level.*Right.*lands at 7/),
    expect.stringMatching(/Tone.*Close/),
    expect.stringMatching(/Developer.*Missing/),
    expect.stringMatching(/Safety.*Wrong.*40 vol burns.*A leaflet/),
  ]);
  const answer = within(card).getByText("All over: Topchic 7BG 60 g").closest("details");
  expect(answer?.open).toBe(false);
});

it("shows what is understood while it is written", async () => {
  const bowl = {
    text: "7N 60g",
    line: null,
    brandName: null,
    lineName: null,
    type: null,
    zone: null,
    purpose: null,
    shades: [
      { code: "7N", known: false, level: 7, tone: null, grams: 60, parts: null, nearest: null },
    ],
    developer: null,
    ratio: null,
    minutes: null,
    heat: false,
    assumed: [],
  };
  open({
    "POST /api/formulas/notation": () => ({
      bowls: [bowl],
      notes: "",
      unread: ["foo"],
      ok: true,
      findings: [],
    }),
  });
  await write("7N 60g foo");
  await screen.findByText("Understood so far: 1 bowl, 1 piece not", {}, { timeout: 3000 });
});

it("lists what was saved with its score, and the best one on the head", async () => {
  open({
    "GET /api/training/practice": () => [
      practice("a", { score: 55 }),
      practice("b", { score: 91 }),
    ],
  });
  await waitFor(async () => expect((await head(1)).textContent).toContain("Best so far 91"));
  fireEvent.click(screen.getByRole("tab", { name: "My history" }));
  screen.getByText(/^55 of 100/);
  screen.getByText(/^91 of 100/);
});

it("invites to practise where nothing was saved, and offers to try again where it cannot be read", async () => {
  open();
  fireEvent.click(screen.getByRole("tab", { name: "My history" }));
  fireEvent.click(await screen.findByRole("button", { name: "Choose a head" }));
  await head(1);
  cleanup();
  open({ "GET /api/training/practice": () => new Response("", { status: 500 }) });
  fireEvent.click(screen.getByRole("tab", { name: "My history" }));
  await screen.findByText("Your history could not be read");
  screen.getByRole("button", { name: "Try again" });
});

it("opens a training example and deletes it after a question", async () => {
  let kept = [
    {
      id: "e1",
      stylistId: "s1",
      name: "Level 5 to 7",
      currentPhotos: [],
      recommendedTechniques: ["balayage"],
      baseFormula: { brand: "Wella", shades: ["7/31"], developerVolume: 30, amount: "60 g" },
      createdAt: "2026-11-21T10:00:00Z",
    },
  ];
  open({
    "GET /api/training-examples": () => kept,
    "DELETE /api/training-examples/e1": () => {
      const [gone] = kept;
      kept = [];
      return gone;
    },
  });
  fireEvent.click(screen.getByRole("tab", { name: "Training examples" }));
  await screen.findByText("Level 5 to 7");
  screen.getByText("Wella, 7/31, 60 g, 30 vol");
  fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  fireEvent.click(await screen.findByRole("button", { name: "Delete example" }));
  await screen.findByText("Training example deleted");
  await screen.findByText("No training examples yet");
});
