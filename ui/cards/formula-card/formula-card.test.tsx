import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { BOX_DYE, BRASSY, consultationResult, PARTLY } from "#tests/formula-result.ts";
import { answering, renderScreen } from "#tests/screen.tsx";
import type { Timer } from "#tools/formulas/schema.ts";
import { startWords } from "./bowl-stages.ts";
import { useBowlTotals } from "./bowl-totals.ts";
import { FormulaCard } from "./formula-card.tsx";

const STOP = {
  code: "metallic_salts_found",
  severity: "block" as const,
  sentence: "The metallic salt test reacted.",
  source: "Henna and metallic dyes, practice sheet",
};

/** What a colourist may answer for. */
const WAITS = { ...STOP, code: "patch_test_required", sentence: "No valid patch test." };

let timers: Timer[] = [];
let requests: Request[] = [];

beforeEach(() => {
  useBowlTotals.setState({}, true);
  timers = [];
  requests = answering({
    "GET /api/timers": () => timers,
    "POST /api/timers": () => {
      const now = Date.now();
      const timer = {
        id: "01980000-0000-7000-8000-0000000000aa",
        label: "Toner, Dana",
        consultationId: "01980000-0000-7000-8000-000000000001",
        formulaId: null,
        step: null,
        minutes: 5,
        startedAt: new Date(now).toISOString(),
        endsAt: new Date(now + 300_000).toISOString(),
        stoppedAt: null,
        clientName: null,
      };
      timers = [timer];
      return timer;
    },
  });
});

const amounts = () => screen.getAllByRole("cell").map((cell) => cell.textContent);

it("shows what to mix, how sure it is and for whom", () => {
  renderScreen(<FormulaCard result={consultationResult(BRASSY)} />);
  expect(screen.getByText("Formula for Dana · level 7")).toBeTruthy();
  expect(screen.getByText(/88% · good match, with adjustments/)).toBeTruthy();
  expect(screen.getByText("Wella Professionals Color Touch")).toBeTruthy();
  expect(screen.getByRole("row", { name: /7\/1 Medium blonde ash 20 g/ })).toBeTruthy();
  expect(screen.getByRole("row", { name: /1\.9% \(6.3 vol\) · 1:2.* 40 g/ })).toBeTruthy();
});

it.each([
  ["30 g", ["10 g", "20 g"]],
  ["90 g", ["30 g", "60 g"]],
])("scaled to %s keeps the ratio", (total, expected) => {
  renderScreen(<FormulaCard result={consultationResult(BRASSY)} />);
  fireEvent.click(screen.getByRole("radio", { name: total }));
  expect(amounts()).toEqual(expected);
});

it("explains the grams that are shown, whatever the size, and keeps the recommended size in the row", () => {
  renderScreen(<FormulaCard result={consultationResult(BRASSY)} />);
  fireEvent.click(screen.getByRole("radio", { name: "90 g" }));
  fireEvent.click(screen.getByRole("button", { name: "30 g" }));
  const dialog = screen.getByRole("dialog", { name: "Why this much?" });
  expect(dialog.textContent).toContain("30 g of color. That is 1.5 times the 20 g");
  expect(dialog.textContent).toContain("Recommended: 20 g of color for medium, fine hair");
  fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  fireEvent.click(screen.getByRole("radio", { name: "30 g" }));
  fireEvent.click(screen.getByRole("radio", { name: "60 g" }));
  expect(amounts()).toEqual(["20 g", "40 g"]);
});

it("keeps a recommended size that is none of the usual ones in the row", () => {
  const result = consultationResult({ ...BRASSY, hairLength: "long", hairThickness: "thick" });
  renderScreen(<FormulaCard result={result} />);
  const sizes = () => screen.getAllByRole("radio").map((each) => each.textContent);
  const [recommended] = sizes().filter((size) => !["30 g", "60 g", "90 g"].includes(size ?? ""));
  expect(recommended).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: "30 g" }));
  expect(sizes()).toContain(recommended);
});

it.each([
  ["Mix 25% more", ["25 g", "50 g"]],
  ["Half bowl", ["10 g", "20 g"]],
])("%s, and back to what was formulated", (act, expected) => {
  renderScreen(<FormulaCard result={consultationResult(BRASSY)} />);
  fireEvent.click(screen.getByRole("button", { name: "Other amounts" }));
  fireEvent.click(screen.getByRole("menuitem", { name: act }));
  expect(amounts()).toEqual(expected);
  fireEvent.click(screen.getByRole("button", { name: "Other amounts" }));
  fireEvent.click(screen.getByRole("menuitem", { name: /As formulated, 60 g/ }));
  expect(amounts()).toEqual(["20 g", "40 g"]);
});

it("mixes any amount, and says what is wrong with one that no bowl holds", () => {
  renderScreen(<FormulaCard result={consultationResult(BRASSY)} />);
  fireEvent.click(screen.getByRole("button", { name: "Other amounts" }));
  fireEvent.click(screen.getByRole("menuitem", { name: "Any amount…" }));
  const dialog = screen.getByRole("dialog", { name: "How much to mix" });
  fireEvent.change(within(dialog).getByLabelText("Grams"), { target: { value: "2" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Scale the bowl" }));
  expect(within(dialog).getByText(/between 5 and 1000 g/)).toBeTruthy();
  fireEvent.change(within(dialog).getByLabelText("Grams"), { target: { value: "45" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Scale the bowl" }));
  expect(amounts()).toEqual(["15 g", "30 g"]);
});

it("keeps every bowl at its own amount", () => {
  renderScreen(<FormulaCard result={consultationResult(BOX_DYE)} />);
  const tabs = screen.getAllByRole("tab").map((tab) => tab.textContent);
  expect(tabs).toEqual(["Remover", "Highlight", "Toner"]);
  const remover = amounts();
  fireEvent.click(screen.getByRole("tab", { name: "Toner" }));
  fireEvent.click(screen.getByRole("radio", { name: "30 g" }));
  expect(amounts()).toEqual(["10 g", "20 g"]);
  fireEvent.click(screen.getByRole("tab", { name: "Remover" }));
  expect(amounts()).toEqual(remover);
});

it("says why this developer, with the rule and where it comes from", () => {
  renderScreen(<FormulaCard result={consultationResult(BRASSY)} />);
  fireEvent.click(screen.getByRole("button", { name: "1.9% (6.3 vol)" }));
  const dialog = screen.getByRole("dialog", { name: "Why 6.3 vol?" });
  expect(dialog.textContent).toMatch(/6\.3 vol/);
  expect(within(dialog).getAllByText("Developer").length).toBeGreaterThan(0);
  expect(within(dialog).getAllByRole("link")[0]?.getAttribute("href")).toMatch(/^https:.*wella/);
});

it("opens the rule and the source behind a finding", () => {
  renderScreen(<FormulaCard result={consultationResult(BOX_DYE)} />);
  fireEvent.click(screen.getByRole("button", { name: /Box dye has built up/ }));
  const dialog = screen.getByRole("dialog", { name: "Why this?" });
  expect(within(dialog).getByText("Box dye unknown load")).toBeTruthy();
  expect(within(dialog).getByText("General professional knowledge")).toBeTruthy();
});

it("holds the grams back while a check stops the formula, and says why", () => {
  renderScreen(<FormulaCard result={consultationResult(BRASSY, { findings: [STOP] })} />);
  expect(screen.getByText("Do not mix this bowl")).toBeTruthy();
  expect(screen.queryByText(/% · good match$/)).toBeNull();
  expect(screen.queryByText("20 g")).toBeNull();
  for (const name of [/^Copy/, /^Start/]) expect(screen.queryByRole("button", { name })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Why?" }));
  expect(screen.getByRole("dialog").textContent).toContain(STOP.source);
});

it("shows the grams of what was released on a name, and offers that where it may be", () => {
  const { consultation, formulas, ...rest } = consultationResult(BRASSY, { findings: [WAITS] });
  renderScreen(<FormulaCard result={{ ...rest, consultation, formulas }} />);
  fireEvent.click(screen.getByRole("button", { name: "Override with my name" }));
  expect(screen.getByRole("dialog").textContent).toContain(WAITS.sentence);
  cleanup();
  const released = formulas.map((each) => ({ ...each, withheld: false }));
  renderScreen(<FormulaCard result={{ ...rest, consultation, formulas: released }} />);
  expect(screen.queryByText("Do not mix this bowl")).toBeNull();
  expect(screen.getByText("20 g")).toBeTruthy();
  expect(screen.getByText(WAITS.sentence)).toBeTruthy();
});

it("shows what may be mixed of a plan that is withheld in part, and holds back the rest alone", async () => {
  const writeText = vi.fn(async () => undefined);
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  renderScreen(<FormulaCard result={consultationResult(PARTLY)} />);
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Lowlight");
  expect(screen.queryByText("Do not mix this bowl")).toBeNull();
  expect(screen.getAllByText(/^\d+ g$/).length).toBeGreaterThan(1);
  expect(screen.queryByText(/% · \w+ match$/)).toBeNull();
  screen.getByText(/^Withheld whole: base\. .* may be mixed: lowlight\.$/);
  // what stops the base stands at the base
  expect(screen.queryByText(/^Pregnant: this goes on the scalp/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Copy" }));
  await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
  expect(String(writeText.mock.calls[0])).not.toMatch(/held back|[Bb]ase/);
  fireEvent.click(screen.getByRole("tab", { name: "Base" }));
  expect(screen.getByText("Do not mix this bowl")).toBeTruthy();
  expect(screen.queryByText(/^\d+ g$/)).toBeNull();
});

it("says what stops this hair where there is no formula, and what may be done", () => {
  renderScreen(<FormulaCard result={consultationResult({ ...BRASSY, damageLevel: "3" })} />);
  expect(screen.getByRole("heading", { name: "AI Formula Generation Unavailable" })).toBeTruthy();
  expect(
    screen.getByRole("button", { name: /Heavy damage: bonding treatments only/ }),
  ).toBeTruthy();
  expect(screen.getByText(/What may be done today/)).toBeTruthy();
  expect(screen.getByText("Severe damage that needs an in-person assessment")).toBeTruthy();
});

it("copies the formula as scaled, the disclaimer first", async () => {
  const writeText = vi.fn(async () => undefined);
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  renderScreen(<FormulaCard result={consultationResult(BRASSY)} />);
  fireEvent.click(screen.getByRole("radio", { name: "90 g" }));
  fireEvent.click(screen.getByRole("button", { name: "Copy" }));
  await screen.findByText("Formula copied.");
  const [text] = writeText.mock.calls[0] as unknown as [string];
  expect(text).toMatch(/^PROFESSIONAL USE ONLY/);
  expect(text).toMatch(
    /30 g[\s\S]*60 g[\s\S]*Processing time: 5-10 minutes[\s\S]*Developer ratio: 1:2[\s\S]*1\. /,
  );
  expect(text).toMatch(/mix 30 g 7\/1 with 60 g of 6\.3 vol/);
  expect(text).not.toMatch(/\b[24]0 g\b/);
});

it("numbers the steps bowl by bowl and says each once", () => {
  renderScreen(<FormulaCard result={consultationResult(BOX_DYE)} />);
  fireEvent.click(screen.getByRole("button", { name: "Steps" }));
  const dialog = screen.getByRole("dialog", { name: "Steps" });
  const headings = within(dialog).getAllByRole("heading", { level: 3 });
  expect(headings.map((each) => each.textContent)).toEqual([
    "1. Remover",
    "2. Highlight",
    "3. Toner",
  ]);
  expect(within(dialog).getAllByText(/patch test/)).toHaveLength(1);
});

it("starts the bowl's timer and shows it running", async () => {
  renderScreen(<FormulaCard result={consultationResult(BRASSY)} />);
  fireEvent.click(screen.getByRole("button", { name: "Start 5 min timer" }));
  const running = await screen.findByRole("group", { name: "Toner, Dana" });
  expect(within(running).getByText("05:00")).toBeTruthy();
  const sent = requests.find(({ method }) => method === "POST");
  expect(await sent?.json()).toEqual({
    label: "Toner, Color Touch, Dana",
    minutes: 5,
    consultationId: "01980000-0000-7000-8000-000000000001",
    step: 1,
    formulaId: "01980000-0000-7000-8000-000000000010",
  });
});

it("shows each bowl its own timer", async () => {
  const startedAt = new Date().toISOString();
  timers = [
    {
      id: "01980000-0000-7000-8000-0000000000ac",
      label: "Lightener, in foils, Light Master, Dana",
      consultationId: "01980000-0000-7000-8000-000000000001",
      formulaId: null,
      step: 2,
      minutes: 20,
      startedAt,
      endsAt: new Date(Date.now() + 1_200_000).toISOString(),
      stoppedAt: null,
      clientName: null,
    },
  ];
  const result = consultationResult(BOX_DYE);
  expect(result.steps[1]?.type).toBe("lightener");
  renderScreen(<FormulaCard result={result} />);
  expect(screen.queryByRole("group", { name: /^Lightener/ })).toBeNull();
  expect(screen.getByRole("button", { name: /^Start \d+ min timer$/ })).toBeTruthy();
  fireEvent.click(screen.getAllByRole("tab")[1]!);
  expect(await screen.findByRole("group", { name: /^Lightener/ })).toBeTruthy();
});

it("shows a timer that another device started", async () => {
  timers = [
    {
      id: "01980000-0000-7000-8000-0000000000ab",
      label: "Toner, Dana",
      consultationId: "01980000-0000-7000-8000-000000000001",
      formulaId: null,
      step: null,
      minutes: 10,
      startedAt: new Date(Date.now() - 660_000).toISOString(),
      endsAt: new Date(Date.now() - 60_000).toISOString(),
      stoppedAt: null,
      clientName: null,
    },
  ];
  renderScreen(<FormulaCard result={consultationResult(BRASSY)} />);
  await waitFor(() => expect(screen.getByText("Time is up: check the hair")).toBeTruthy());
  expect(screen.getByText(/^\+01:[0-5]\d$/)).toBeTruthy();
});

it("shows a formula that came as text as it was written", () => {
  const { consultation, formulas } = consultationResult(BRASSY);
  const written = formulas.map((formula) => ({ ...formula, bowl: null, confidence: null }));
  renderScreen(
    <FormulaCard
      result={{
        consultation: { ...consultation, confidence: null },
        formula: written[0] ?? null,
        formulas: written,
        steps: [],
      }}
      fallbackConfidence={85}
    />,
  );
  expect(screen.getByText(/85% · good match/)).toBeTruthy();
  expect(screen.getByRole("row", { name: /^Developer ratio 1:2/ })).toBeTruthy();
  expect(screen.queryByRole("radio")).toBeNull();
});

/** Three parts of one head, each with a bowl of its own, put on one after the other and rinsed together. */
function zoned() {
  const result = consultationResult(BRASSY);
  const [bowl] = result.steps;
  if (!bowl) throw new Error("no bowl");
  const steps = [
    {
      ...bowl,
      order: 1,
      zone: "roots" as const,
      startAt: 0,
      minutes: [35, 35] as [number, number],
    },
    {
      ...bowl,
      order: 2,
      zone: "mids" as const,
      startAt: 20,
      minutes: [15, 15] as [number, number],
    },
    { ...bowl, order: 3, zone: "ends" as const, startAt: 30, minutes: [5, 5] as [number, number] },
  ].map((each) => ({ ...each, stage: 1, applyMinutes: 10 }));
  const trace = [
    ...result.consultation.trace,
    {
      rule: "staggered_start",
      effect: "Porous ends take in five minutes what roots take in thirty-five.",
      source: "Color theory",
      about: "order" as const,
      step: 3,
      confidence: "medium" as const,
    },
  ];
  return { ...result, steps, consultation: { ...result.consultation, trace } };
}

it("groups the bowls of a stage, and says when each goes on", () => {
  renderScreen(<FormulaCard result={zoned()} />);
  expect(screen.queryByRole("tab")).toBeNull();
  expect(screen.getAllByRole("table")).toHaveLength(3);
  expect(screen.getByText("Goes on first")).toBeTruthy();
  expect(screen.getByText("Start 20 min after the roots; rinse together")).toBeTruthy();
  const plan = screen.getByRole("region", { name: "When each bowl goes on" });
  expect(within(plan).getByText("from minute 30, on the hair until minute 45")).toBeTruthy();
  expect(within(plan).getByText("Rinse all at 45 min")).toBeTruthy();
});

it("promises one rinse only where the times of the bowls allow it", () => {
  const { steps } = zoned();
  const [roots, mids] = steps;
  if (!roots || !mids) throw new Error("no bowls");
  expect(startWords(mids, steps)).toBe("Start 20 min after the roots; rinse together");
  const foils = { ...roots, zone: "foils" as const, minutes: [10, 10] as [number, number] };
  expect(startWords(mids, [foils, mids])).toBe("Start 20 min after the foils");
});

it("says beside a timer in how many minutes its bowl goes on, and counts down from the first", async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const first = {
    id: "01980000-0000-7000-8000-0000000000ad",
    label: "Roots, Dana",
    consultationId: "01980000-0000-7000-8000-000000000001",
    formulaId: null,
    step: 1,
    minutes: 35,
    // ten minutes to put on and seven and a half on the hair, of the twenty until the mids
    startedAt: minutesAgo(7.5),
    endsAt: new Date(Date.now() + 1_200_000).toISOString(),
    stoppedAt: null,
    clientName: null,
  };
  renderScreen(<FormulaCard result={zoned()} />);
  expect(screen.getByRole("button", { name: "Start 35 min, roots" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "In 20 min: Start 15 min, mids" })).toBeTruthy();
  cleanup();
  timers = [first];
  renderScreen(<FormulaCard result={zoned()} />);
  expect(await screen.findByRole("button", { name: "In 3 min: Start 15 min, mids" })).toBeTruthy();
  cleanup();
  timers = [{ ...first, startedAt: minutesAgo(11) }];
  renderScreen(<FormulaCard result={zoned()} />);
  expect(await screen.findByRole("button", { name: "Start 15 min, mids" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "In 9 min: Start 5 min, ends" })).toBeTruthy();
});

it("keeps every bowl of a stage at its own amount", () => {
  renderScreen(<FormulaCard result={zoned()} />);
  fireEvent.click(screen.getAllByRole("radio", { name: "90 g" })[1]!);
  expect(amounts()).toEqual(["20 g", "40 g", "30 g", "60 g", "20 g", "40 g"]);
});

it("opens the rule, source and certainty behind a start time", () => {
  renderScreen(<FormulaCard result={zoned()} />);
  fireEvent.click(
    screen.getByRole("button", { name: "Start 30 min after the roots; rinse together" }),
  );
  const dialog = screen.getByRole("dialog", { name: "Why in this order?" });
  expect(dialog.textContent).toContain("Porous ends take in five minutes");
  expect(dialog.textContent).toContain("Medium: usual practice");
});

it.each([
  ["20 g", "Why this much?"],
  ["1:2", "Why 1:2?"],
  ["5 to 10 min", "Why 5 to 10 min?"],
  ["7/1 Medium blonde ash", "Why these shades?"],
])("%s opens its rule", (figure, question) => {
  renderScreen(<FormulaCard result={consultationResult(BRASSY)} />);
  fireEvent.click(screen.getByRole("button", { name: figure }));
  expect(screen.getByRole("dialog", { name: question }).textContent).toMatch(/Source.*Certainty/);
});

it("says why it is so sure", () => {
  renderScreen(<FormulaCard result={consultationResult(BRASSY)} />);
  fireEvent.click(screen.getByRole("button", { name: /88%/ }));
  expect(screen.getByRole("dialog", { name: "Why 88%?" }).textContent).toContain(
    "each doubt about hair or products takes some off",
  );
});

it("asks the checks about another developer only when it is opened", async () => {
  const asked: string[] = [];
  answering({
    "GET /api/timers": () => [],
    "GET /api/consultations/01980000-0000-7000-8000-000000000001/why": (request) => {
      asked.push(new URL(request.url).searchParams.get("question") ?? "");
      return { says: "No: the checks stop 10 vol here.", text: "", rules: [] };
    },
  });
  renderScreen(<FormulaCard result={consultationResult(BRASSY)} />);
  fireEvent.click(screen.getByRole("button", { name: "1.9% (6.3 vol)" }));
  const dialog = within(screen.getByRole("dialog", { name: "Why 6.3 vol?" }));
  expect(asked).toEqual([]);
  fireEvent.click(dialog.getByRole("button", { name: "Why not 10 vol?" }));
  await dialog.findByText("No: the checks stop 10 vol here.");
  expect(asked).toEqual(["Why not 10 vol?"]);
});

it("leaves a figure plain where no rule is known", () => {
  const result = consultationResult(BRASSY, { trace: [] });
  renderScreen(<FormulaCard result={result} />);
  expect(screen.queryByRole("button", { name: "20 g" })).toBeNull();
  expect(screen.getByText("20 g")).toBeTruthy();
});

it("warns where the bowl is started of a patch test that does not count any more", async () => {
  const record = "01980000-0000-7000-8000-0000000000a1";
  answering({
    "GET /api/timers": () => [],
    "GET /api/subscription/status": () => ({ tier: "pro" }),
    [`GET /api/clients/${record}`]: () => ({
      hasAllergies: false,
      hidden: [],
      mustKnow: null,
      birthDate: null,
      patchTest: {
        state: "expired",
        brandId: null,
        doneAt: "2026-01-05T10:00:00.000Z",
        expiresAt: "2026-03-05T10:00:00.000Z",
      },
    }),
  });
  const result = consultationResult(BRASSY);
  renderScreen(
    <FormulaCard
      result={{ ...result, consultation: { ...result.consultation, clientId: record } }}
    />,
  );
  const warning = await screen.findByRole("region", { name: "Know before you touch this head" });
  within(warning).getByText("Patch test expired.");
  const start = screen.getByRole("button", { name: /^Start \d+ min/ });
  expect(warning.compareDocumentPosition(start)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
