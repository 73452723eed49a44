import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { BRASSY, consultationResult } from "#tests/formula-result.ts";
import { answering, renderScreen } from "#tests/screen.tsx";
import { uploadPhoto } from "#ui/api/chair/photos.ts";
import { Component as ConsultationScreen } from "./consultation.tsx";

vi.mock("#ui/api/chair/photos.ts");

const RESULT = consultationResult(BRASSY);
const PHOTO = "01980000-0000-7000-8000-000000000001";
let requests: Request[] = [];
let analysis: () => Response;

const events = (...parts: [string, object][]) =>
  new Response(
    parts.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(""),
  );

beforeEach(() => {
  URL.createObjectURL = () => "blob:x";
  URL.revokeObjectURL = () => undefined;
  vi.mocked(uploadPhoto).mockResolvedValue({
    id: PHOTO,
    width: 1,
    height: 1,
    bytes: 1,
    url: "/x",
    thumbnailUrl: "/x",
    createdAt: "2026-01-01T00:00:00.000Z",
  });
  analysis = () =>
    events(["progress", { step: "photos", label: "Reading the photo" }], ["result", RESULT]);
  requests = answering({
    "GET /api/timers": () => [],
    "POST /api/consultations": () => analysis(),
  });
});

async function addTarget() {
  await act(async () => {
    fireEvent.change(screen.getByLabelText("Target inspiration: choose photos"), {
      target: { files: [new File(["x"], "goal.jpg", { type: "image/jpeg" })] },
    });
    await Promise.resolve();
  });
  await screen.findByText("1/1 photo");
}

async function toDiagnosis(at?: string) {
  renderScreen(<ConsultationScreen />, at ? { path: "/consultation", at } : undefined);
  await addTarget();
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  await screen.findByRole("button", { name: "Get Formula Recommendation" });
}

it("asks for the target photo before going on", async () => {
  renderScreen(<ConsultationScreen />);
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  const alert = await screen.findByText("Target Photo Required");
  expect(alert.parentElement?.textContent).toContain(
    "Please upload a target inspiration photo to help the AI understand what formula to recommend.",
  );
  expect(screen.queryByText("Get Formula Recommendation")).toBeNull();
});

it("goes on with a target alone, and back", async () => {
  await toDiagnosis();
  fireEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(screen.getByText("1/1 photo")).toBeTruthy();
});

it.each([
  ["?level=8", 8],
  ["?level=11", 5],
  ["?level=eight", 5],
])("begins with the level of its address: %s", async (search, level) => {
  await toDiagnosis(`/consultation${search}`);
  fireEvent.click(screen.getByRole("button", { name: "Get Formula Recommendation" }));
  await screen.findByText("AI Hair Analysis");
  const sent = requests.find(
    ({ method, url }) => method === "POST" && url.endsWith("/consultations"),
  );
  expect(await sent?.json()).toMatchObject({ currentLevel: level });
});

it("sends what was said, and shows the formula with the way to further help", async () => {
  await toDiagnosis();
  fireEvent.change(screen.getByLabelText("Client"), { target: { value: "Dana" } });
  fireEvent.click(screen.getByRole("button", { name: "Gray coverage" }));
  fireEvent.click(screen.getByRole("radio", { name: /Moderate damage/ }));
  fireEvent.keyDown(screen.getByRole("slider", { name: "goal" }), { key: "ArrowRight" });
  fireEvent.click(screen.getByRole("button", { name: "Get Formula Recommendation" }));
  await screen.findByText("AI Hair Analysis");
  const sent = requests.find(
    ({ method, url }) => method === "POST" && url.endsWith("/consultations"),
  );
  expect(sent?.headers.get("accept")).toBe("text/event-stream");
  expect(await sent?.json()).toMatchObject({
    consultationType: "new",
    clientName: "Dana",
    currentLevel: 5,
    desiredLevel: 8,
    damageLevel: "2",
    serviceType: "gray-coverage",
    currentPhotos: [],
    targetPhoto: PHOTO,
  });
  expect(screen.getByRole("link", { name: "I Need More Help" }).getAttribute("href")).toBe(
    `/consultation/${RESULT.consultation.id}/corrective`,
  );
  fireEvent.click(screen.getByRole("button", { name: "Start New Consultation" }));
  expect(screen.getByText("Required")).toBeTruthy();
});

it("sends zones, services and safety where they were said", async () => {
  await toDiagnosis();
  const group = (name: string) => within(screen.getByRole("group", { name }));
  fireEvent.click(group("Add a part of the head").getByRole("button", { name: "Roots" }));
  fireEvent.keyDown(screen.getByRole("slider", { name: "roots" }), { key: "ArrowLeft" });
  fireEvent.click(group("What is it for").getByRole("button", { name: "Root retouch" }));
  fireEvent.click(group("Patch test").getByRole("button", { name: "Passed" }));
  fireEvent.change(screen.getByLabelText("Hours ago"), { target: { value: "50" } });
  fireEvent.click(screen.getByRole("switch", { name: "Pregnant" }));
  fireEvent.click(screen.getByRole("button", { name: "Get Formula Recommendation" }));
  await screen.findByText("AI Hair Analysis");
  const sent = requests.find(
    ({ method, url }) => method === "POST" && url.endsWith("/consultations"),
  );
  expect(await sent?.json()).toMatchObject({
    serviceType: "toning",
    zones: { roots: { level: 4 } },
    services: ["retouch"],
    patchTest: "passed",
    patchTestHours: 50,
    pregnant: true,
  });
});

it.each([
  [
    () => events(["error", { error: "boom", status: 500 }]),
    "Failed to analyze hair. Please try again.",
  ],
  [
    () =>
      Response.json(
        { error: "You have used all 10 analyses of this month.", code: "quota_exceeded" },
        { status: 402 },
      ),
    "You have used all 10 analyses of this month.",
  ],
])("says what went wrong and keeps the form", async (answer, said) => {
  analysis = answer;
  await toDiagnosis();
  fireEvent.click(screen.getByRole("button", { name: "Get Formula Recommendation" }));
  const title = await screen.findByText("Analysis Error");
  expect(title.parentElement?.textContent).toContain(said);
  expect(screen.getByRole("button", { name: "Get Formula Recommendation" })).toBeTruthy();
});

it("shows each step while it works, and Cancel ends it without a word", async () => {
  let told: ReadableStreamDefaultController<Uint8Array> | undefined;
  analysis = () =>
    new Response(new ReadableStream({ start: (controller) => void (told = controller) }));
  await toDiagnosis();
  fireEvent.click(screen.getByRole("button", { name: "Get Formula Recommendation" }));
  expect(
    (await screen.findByRole<HTMLButtonElement>("button", { name: "Analyzing..." })).disabled,
  ).toBe(true);
  told?.enqueue(
    new TextEncoder().encode(
      'event: progress\ndata: {"step":"shades","label":"Choosing shades"}\n\n',
    ),
  );
  await waitFor(() =>
    expect(
      screen.getByRole("list", { name: /Progress/ }).querySelector("[aria-current]")?.textContent,
    ).toBe("Choosing shades"),
  );
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  told?.error(new DOMException("stopped", "AbortError"));
  await screen.findByRole("button", { name: "Get Formula Recommendation" });
  expect(screen.queryByText("Analysis Error")).toBeNull();
});
