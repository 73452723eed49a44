import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { BRASSY, consultationResult } from "#tests/formula-result.ts";
import { readingOf } from "#tests/reading.ts";
import { answering, renderScreen } from "#tests/screen.tsx";
import { formulate } from "#tests/engine.ts";
import { colourCorrectionFormula } from "#tools/colour/colour-correction.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { uploadPhoto } from "#ui/api/chair/photos.ts";
import { Component as ColorCorrectionScreen } from "./color-correction.tsx";

vi.mock("#ui/api/chair/photos.ts");

const MADE = consultationResult(BRASSY, {
  consultationType: "correction",
  unwantedTone: "brass_orange",
  desiredTone: "cool_ash",
});

const RESULT: ConsultationResult = {
  ...MADE,
  formula: colourCorrectionFormula(formulate(BRASSY)),
};
let requests: Request[] = [];
let analysis: () => Response;
let remaining: number;

const events = (...parts: [string, object][]) =>
  new Response(
    parts.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(""),
  );
const answer = (changes: Partial<ConsultationResult> = {}) =>
  events(["result", { ...RESULT, ...changes }]);

beforeEach(() => {
  let stored = 0;
  URL.createObjectURL = () => "blob:x";
  URL.revokeObjectURL = () => undefined;
  vi.mocked(uploadPhoto).mockImplementation(async () => {
    stored += 1;
    return {
      id: `01980000-0000-7000-8000-00000000000${stored}`,
      width: 1,
      height: 1,
      bytes: 1,
      url: "/x",
      thumbnailUrl: "/x",
      createdAt: "2026-01-01T00:00:00.000Z",
    };
  });
  remaining = 3;
  analysis = () => answer();
  requests = answering({
    "GET /api/timers": () => [],
    "GET /api/subscription/status": () => ({ uploadsRemaining: remaining }),
    "GET /api/color-brands": () => [],
    "POST /api/colour/read": () => readingOf(7, { level: { value: 7, low: 6.5, high: 7.5 } }),
    "POST /api/consultations": () => analysis(),
  });
});

const input = (title: string) => screen.getByLabelText<HTMLInputElement>(`${title}: choose photos`);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const tap = (name: string | RegExp) => fireEvent.click(button(name));
const choose = (group: RegExp, name: string) =>
  fireEvent.click(within(screen.getByRole("group", { name: group })).getByRole("button", { name }));
async function add(title: string, count: number) {
  const files = Array.from(
    { length: count },
    (_, at) => new File(["x"], `${at}.jpg`, { type: "image/jpeg" }),
  );
  await act(async () => {
    fireEvent.change(input(title), { target: { files } });
    await Promise.resolve();
  });
}
async function toDiagnostic() {
  renderScreen(<ColorCorrectionScreen />);
  await add("Current Hair Condition", 2);
  await screen.findByText("2/5 photos");
  await add("Target Inspiration", 1);
  await screen.findByText("1/1 photo");
  tap("Continue");
  await screen.findByRole("radiogroup", { name: /^Current level/ });
}
function tellAll() {
  choose(/^Unwanted tone/, "Brassy orange");
  choose(/^Desired tone/, "Cool, ash");
  fireEvent.click(
    within(screen.getByRole("radiogroup", { name: /^Current level/ })).getByRole("radio", {
      name: "7, Light Brown",
    }),
  );
  choose(/^Hair condition/, "Moderate damage");
  choose(/^Hair thickness/, "Fine");
  choose(/^Hair length/, "Very long");
  choose(/^Previous treatments/, "Box dye");
}
const sent = async () =>
  (await requests
    .find(({ method, url }) => method === "POST" && url.endsWith("/consultations"))
    ?.json()) as Record<string, unknown>;

describe("the photos", () => {
  it("go on only with a current one and a target", async () => {
    renderScreen(<ColorCorrectionScreen />);
    expect(button("Continue").disabled).toBe(true);
    await add("Current Hair Condition", 1);
    await screen.findByText("1/5 photos");
    expect(button("Continue").disabled).toBe(true);
    await add("Target Inspiration", 1);
    await screen.findByText("1/1 photo");
    expect(button("Continue").disabled).toBe(false);
    tap("Remove Current Hair Condition, photo 1");
    expect(button("Continue").disabled).toBe(true);
  });

  it("are five at most: the input is off then, and what is beyond is named, not dropped", async () => {
    renderScreen(<ColorCorrectionScreen />);
    await add("Current Hair Condition", 6);
    await screen.findByText("5/5 photos");
    expect(screen.getByText("1 file not added")).toBeTruthy();
    expect(screen.getByText(/5\.jpg/)).toBeTruthy();
    expect(input("Current Hair Condition").disabled).toBe(true);
    tap("Remove Current Hair Condition, photo 5");
    expect(input("Current Hair Condition").disabled).toBe(false);
  });

  it("take one target", async () => {
    renderScreen(<ColorCorrectionScreen />);
    await add("Target Inspiration", 2);
    await screen.findByText("1/1 photo");
    expect(screen.getByText(/Target Inspiration takes one photo/)).toBeTruthy();
  });

  it("say when the month is used up, and nothing while it is not", async () => {
    const warning = "You've reached your monthly AI analysis limit. Upgrade your plan to continue.";
    const { unmount } = renderScreen(<ColorCorrectionScreen />);
    await act(() => Promise.resolve());
    expect(screen.queryByText(warning)).toBeNull();
    unmount();
    remaining = 0;
    renderScreen(<ColorCorrectionScreen />);
    expect(await screen.findByText(warning)).toBeTruthy();
  });
});

describe("the diagnostic", () => {
  it("stands beside the first photo and the target, and goes back without losing them", async () => {
    await toDiagnostic();
    const photos = within(screen.getByRole("list", { name: "Photos" }));
    expect(photos.getAllByRole("img").map((img) => img.getAttribute("alt"))).toEqual([
      "Current hair",
      "Target inspiration",
    ]);
    choose(/^Unwanted tone/, "Muddy");
    tap("Back to Photos");
    expect(screen.getByText("2/5 photos")).toBeTruthy();
    tap("Continue");
    expect(button("Muddy").getAttribute("aria-pressed")).toBe("true");
  });

  it("generates once all that is starred is told, one after the other", async () => {
    await toDiagnostic();
    const generate = () => button("Generate Color Correction Formula");
    expect(generate().disabled).toBe(true);
    tellAll();
    expect(generate().disabled).toBe(false);
    choose(/^Previous treatments/, "Box dye");
    expect(generate().disabled).toBe(true);
    expect(screen.getByText("Still needed: previous treatments")).toBeTruthy();
  });

  it("has twelve levels under the names of the form, and wants the current one unless told otherwise", async () => {
    await toDiagnostic();
    const current = within(screen.getByRole("radiogroup", { name: /^Current level/ }));
    expect(current.getAllByRole("radio").map((cell) => cell.getAttribute("aria-label"))).toEqual([
      ...[1, 2, 3].map((level) => `${level}, Black/Darkest`),
      ...[4, 5].map((level) => `${level}, Dark/Medium`),
      ...[6, 7].map((level) => `${level}, Light Brown`),
      ...[8, 9].map((level) => `${level}, Blonde`),
      ...[10, 11, 12].map((level) => `${level}, Platinum`),
    ]);
    const desired = () =>
      within(screen.getByRole("radiogroup", { name: /^Desired level/ }))
        .getAllByRole("radio")
        .filter((cell) => cell.getAttribute("aria-checked") === "true")
        .map((cell) => cell.textContent);
    expect(desired()).toEqual([]);
    fireEvent.click(await screen.findByRole("button", { name: "Use level 7" }));
    expect(desired()).toEqual(["7"]);
    const seventh = current.getByRole("radio", { name: "7, Light Brown" });
    seventh.focus();
    fireEvent.keyDown(seventh, { key: "ArrowRight" });
    expect(desired()).toEqual(["8"]);
    fireEvent.click(
      within(screen.getByRole("radiogroup", { name: /^Desired level/ })).getByRole("radio", {
        name: "12, Platinum",
      }),
    );
    fireEvent.click(current.getByRole("radio", { name: "6, Light Brown" }));
    expect(desired()).toEqual(["12"]);
  });

  it("asks how much gray only where there is some", async () => {
    await toDiagnostic();
    expect(screen.queryByRole("group", { name: "Gray coverage" })).toBeNull();
    fireEvent.click(screen.getByRole("switch", { name: "There is gray hair" }));
    for (const share of ["<25%", "25-50%", "50-75%", "75%+"])
      expect(
        screen.getByRole("button", { name: new RegExp(`\\(${share.replace("+", "\\+")}\\)`) }),
      );
    fireEvent.click(screen.getByRole("switch", { name: "There is gray hair" }));
    expect(screen.queryByRole("group", { name: "Gray coverage" })).toBeNull();
  });

  it("sends the whole of it", async () => {
    await toDiagnostic();
    tellAll();
    choose(/^Touch-up frequency/, "Every 8 weeks");
    choose(/^Budget/, "Premium");
    fireEvent.change(screen.getByLabelText("Additional goals"), {
      target: { value: "Keep the length." },
    });
    tap("Generate Color Correction Formula");
    await screen.findByRole("heading", { name: "Color Correction Formula" });
    expect(await sent()).toMatchObject({
      consultationType: "correction",
      clientName: "Color Correction Client",
      unwantedTone: "brass_orange",
      desiredTone: "cool_ash",
      currentLevel: 7,
      desiredLevel: 7,
      hairCondition: "moderate_damage",
      hairThickness: "fine",
      hairLength: "very_long",
      previousTreatments: ["box_dye"],
      touchupFrequency: "8_weeks",
      budget: "premium",
      hasGray: false,
      clientGoals:
        "Color Correction: Neutralize brass_orange tones, achieve cool_ash result. Keep the length.",
      currentPhotos: [
        "01980000-0000-7000-8000-000000000001",
        "01980000-0000-7000-8000-000000000002",
      ],
      targetPhoto: "01980000-0000-7000-8000-000000000003",
    });
  });

  it("says that it works, can be cancelled, and keeps what was told", async () => {
    let told: ReadableStreamDefaultController<Uint8Array> | undefined;
    analysis = () =>
      new Response(new ReadableStream({ start: (controller) => void (told = controller) }));
    await toDiagnostic();
    tellAll();
    tap("Generate Color Correction Formula");
    const pending = await screen.findByRole<HTMLButtonElement>("button", {
      name: "Generating Formula...",
    });
    expect([pending.disabled, button("Back to Photos").disabled]).toEqual([true, true]);
    tap("Cancel");
    told?.error(new DOMException("stopped", "AbortError"));
    await screen.findByRole("button", { name: "Generate Color Correction Formula" });
    expect(screen.queryByText("Generation Failed")).toBeNull();
    expect(button("Brassy orange").getAttribute("aria-pressed")).toBe("true");
  });

  it.each([
    [
      () => events(["error", { error: "boom", status: 500 }]),
      "Failed to generate color correction formula",
    ],
    [
      () =>
        Response.json(
          { error: "You have used all 10 analyses of this month.", code: "quota_exceeded" },
          { status: 402 },
        ),
      "You have used all 10 analyses of this month.",
    ],
  ])("says what went wrong", async (failed, said) => {
    analysis = failed;
    await toDiagnostic();
    tellAll();
    tap("Generate Color Correction Formula");
    const title = await screen.findByText("Generation Failed");
    expect(title.parentElement?.textContent).toContain(said);
  });
});

describe("the result", () => {
  async function toResult(changes: Partial<ConsultationResult> = {}) {
    analysis = () => answer(changes);
    await toDiagnostic();
    tellAll();
    tap("Generate Color Correction Formula");
    await screen.findByRole("heading", { name: "Color Correction Formula" });
  }
  const region = (name: string | RegExp) => within(screen.getByRole("region", { name }));

  it("shows the diagnosis, techniques, formula cards, notes and the card to mix from", async () => {
    await toResult({
      formula: {
        name: "Cool level 7",
        techniqueOptions: [
          {
            name: "Demi toner",
            description: "Cancels the brass without lift.",
            estimatedTime: "45 minutes",
            difficulty: "low",
          },
        ],
        baseFormula: {
          brand: "Wella",
          productLine: "Color Touch",
          shades: ["7/1 (20 g)"],
          mixingRatio: "1:2",
          developer: "40 g",
          developerVolume: "6 vol",
          amount: "60 g mixed",
        },
        highlightFormula: {
          brand: "Wella",
          lightener: "Blondor",
          shades: ["9/16"],
          mixingRatio: "1:2",
          developer: "60 g",
          developerVolume: "20 vol",
        },
        lowlightFormula: { brand: "Redken", productLine: "Shades EQ", shades: ["6NB"] },
        tonerFormula: {
          brand: "Redken",
          productLine: "Shades EQ",
          shades: ["9P"],
          processingSolution: "Processing Solution, 20 minutes",
          amount: "60 g mixed",
        },
        notes: "Strand test first.\nRinse cool.",
      },
    });
    const diagnosis = region("Diagnosis");
    for (const said of ["Problem", "Brassy orange", "Desired", "Cool, ash", "Level"])
      expect(diagnosis.getByText(said)).toBeTruthy();
    const techniques = region("Recommended techniques");
    for (const said of ["Demi toner", "Cancels the brass without lift.", "45 minutes", /low/])
      expect(techniques.getByText(said)).toBeTruthy();
    for (const [card, ...said] of [
      ["Base formula", "Wella", "Color Touch", "7/1 (20 g)", "1:2", "40 g", "6 vol", "60 g mixed"],
      ["Highlight formula", "Blondor", "9/16", "60 g", "20 vol"],
      ["Lowlight formula", "Shades EQ", "6NB"],
      ["Toner formula", "9P", "Processing Solution, 20 minutes", "60 g mixed"],
    ] as const) {
      for (const each of said) expect(region(card).getByText(each)).toBeTruthy();
    }
    expect(region("Notes").getByText("Strand test first.")).toBeTruthy();
    expect(region(/formula for Dana$/).getAllByRole("cell").length).toBeGreaterThan(1);
    expect(screen.queryByRole("alert")?.textContent ?? "").toBe("");
  });

  it("leaves out the cards of formulas that are not needed", async () => {
    await toResult();
    expect(screen.queryByRole("region", { name: "Lowlight formula" })).toBeNull();
  });

  it("puts the returned error into an alert", async () => {
    await toResult({ formula: null, formulas: [], steps: [], error: "Heavy damage: no colour." });
    const alerts = screen.getAllByRole("alert").map(({ textContent }) => textContent);
    expect(alerts).toContain("Heavy damage: no colour.");
    expect(screen.queryByText(/The AI was unable to generate/)).toBeNull();
  });

  it("says so when there is neither a formula nor an error", async () => {
    await toResult({ formula: null, formulas: [], steps: [] });
    expect(
      screen.getByText(
        "The AI was unable to generate a formula. This may be due to missing API keys or technical issues.",
      ),
    ).toBeTruthy();
  });

  it("keeps the figures of withheld formulas to itself", async () => {
    await toResult({ formulas: RESULT.formulas.map((each) => ({ ...each, withheld: true })) });
    expect(screen.queryByRole("region", { name: "Base formula" })).toBeNull();
    expect(screen.queryByRole("region", { name: "Notes" })).toBeNull();
    expect(screen.getByText(/withheld until the check/)).toBeTruthy();
  });

  it("starts anew with nothing left, or leaves for the dashboard", async () => {
    await toResult();
    expect(screen.getByRole("link", { name: "Done" }).getAttribute("href")).toBe("/");
    tap("New Correction");
    expect(screen.getByText("0/5 photos")).toBeTruthy();
    expect(screen.queryByText("1/1 photo")).toBeNull();
    await add("Current Hair Condition", 1);
    await add("Target Inspiration", 1);
    tap("Continue");
    expect(button("Brassy orange").getAttribute("aria-pressed")).toBe("false");
  });
});
