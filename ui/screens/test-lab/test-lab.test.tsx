import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { answering, renderScreen, type Answers } from "#tests/screen.tsx";
import { Component as TestLabScreen } from "./test-lab.tsx";

const picture = () => new Response("webp", { headers: { "content-type": "image/webp" } });
const consultation = {
  consultation: { id: "c1" },
  formula: { name: "Beige 7" },
  aiAnalysis: `${"a".repeat(500)}THE REST`,
};

function open(answers: Answers = {}) {
  const requests = answering({
    "GET /api/stylists": () => [{ id: "first" }],
    "GET /training/first-lift.webp": picture,
    "GET /training/first-lift-1.webp": picture,
    "POST /api/training-examples": () => Response.json({ id: "e1" }, { status: 201 }),
    "POST /api/formulas/convert": () => ({ convertedIngredients: [{ converted: "8V" }] }),
    "POST /api/consultations": () => Response.json(consultation, { status: 201 }),
    ...answers,
  });
  renderScreen(<TestLabScreen />);
  return requests;
}

async function press(name: string) {
  const own = screen.queryByRole("tab", { name: new RegExp(`^${name.replace("Run ", "")}`) });
  if (own) fireEvent.click(own);
  const button = await screen.findByRole("button", { name });
  await waitFor(() => expect(button).toHaveProperty("disabled", false));
  fireEvent.click(button);
}
const show = (name: string) =>
  fireEvent.click(screen.getByRole("tab", { name: new RegExp(`^${name}`) }));
const posts = (requests: Request[]) =>
  requests.filter(({ method }) => method === "POST").map(({ url }) => new URL(url).pathname);

it("runs the three tests in sequence and shows each raw result", async () => {
  const requests = open();
  await press("Run all tests");
  await screen.findByText("All tests complete!");
  expect(posts(requests)).toEqual([
    "/api/training-examples",
    ...Array<string>(3).fill("/api/formulas/convert"),
    "/api/consultations",
  ]);
  expect(screen.getByRole("region", { name: /Raw result/ }).textContent).toContain('"id": "e1"');
  show("Formula Conversions");
  expect(screen.getByRole("region", { name: /Raw result/ }).textContent).toContain("8V");
  show("AI Consultation");
  expect(screen.getByRole("region", { name: /Raw result/ }).textContent).toContain("Beige 7");
});

it("cuts the analysis at 500 characters", async () => {
  open();
  await press("Run AI Consultation");
  await screen.findByText(`${"a".repeat(500)}…`);
  expect(document.body.textContent).not.toContain("THE REST");
});

it("sends the fields of the lab with three photos, and says that it uses an analysis", async () => {
  const requests = open();
  await press("Run AI Consultation");
  await screen.findByText("AI consultation complete!");
  screen.getByText(/uses one analysis of your plan\. *$/);
  const sent = await requests.find(({ url }) => url.endsWith("/api/consultations"))?.formData();
  expect([...new Set(sent?.keys())].toSorted()).toEqual(
    [
      "clientName",
      "currentLevel",
      "desiredLevel",
      "currentTone",
      "desiredTone",
      "hairThickness",
      "hairLength",
      "hairHealth",
      "hasGray",
      "touchupFrequency",
      "budgetTier",
      "serviceType",
      "preferredBrands",
      "specialNotes",
      "photos",
    ].toSorted(),
  );
  expect(sent?.getAll("photos")).toHaveLength(3);
});

it.each([
  ["Run Training Example", "Training example saved!"],
  ["Run Formula Conversions", "Formulas converted!"],
  ["Run AI Consultation", "AI consultation complete!"],
])("%s alone: %s", async (button, said) => {
  const requests = open();
  await press(button);
  await screen.findByText(said);
  expect(new Set(posts(requests)).size).toBe(1);
});

const refused = () =>
  Response.json(
    { error: "No more today.", code: "x" },
    { status: 402, statusText: "Payment Required" },
  );

it.each([
  ["Run Training Example", "POST /api/training-examples", "Failed to save training example"],
  ["Run Formula Conversions", "POST /api/formulas/convert", "Conversion failed"],
  ["Run AI Consultation", "POST /api/consultations", "AI consultation failed"],
])("%s says when it fails", async (button, route, said) => {
  open({ [route]: refused });
  await press(button);
  await screen.findByText(said);
  expect((await screen.findAllByText(/No more today\./)).length).toBeGreaterThan(0);
});

it("names the status text of a consultation that failed", async () => {
  open({ "POST /api/consultations": refused });
  await press("Run AI Consultation");
  expect(
    (await screen.findAllByText("AI consultation failed: Payment Required")).length,
  ).toBeGreaterThan(0);
});

it("ends the sequence at the first failure", async () => {
  const requests = open({ "POST /api/formulas/convert": refused });
  await press("Run all tests");
  await screen.findByText("Test sequence failed");
  expect(posts(requests)).toEqual(["/api/training-examples", "/api/formulas/convert"]);
  expect(screen.getAllByText(/^Failed$/)).toHaveLength(1);
});

it("can be stopped, and says nothing more then", async () => {
  const requests = open({
    "POST /api/training-examples": ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason as Error));
      }),
  });
  await press("Run all tests");
  fireEvent.click(await screen.findByRole("button", { name: "Stop" }));
  await screen.findByText("Stopped");
  await screen.findByRole("button", { name: "Run all tests" });
  expect(posts(requests)).toEqual(["/api/training-examples"]);
  expect(screen.queryByText(/failed|complete/)).toBeNull();
});
