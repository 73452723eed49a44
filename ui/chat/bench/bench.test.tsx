import { Chat } from "@ai-sdk/react";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { StylistMessage } from "#agent/chat/message.ts";
import { UNTOLD } from "#tools/clients/fields.ts";
import { BRASSY, consultationResult } from "#tests/formula-result.ts";
import { answering, renderScreen } from "#tests/screen.tsx";
import type { Client } from "#tools/clients/schema.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { FormulaCard } from "#ui/cards/formula-card/formula-card.tsx";
import { Bench } from "./bench.tsx";

const nora: Client = {
  ...UNTOLD,
  id: "01980000-0000-7000-8000-0000000000a1",
  name: "Nora Bell",
  hasAllergies: true,
  patchTest: { state: "missing", testId: null, brandId: null, doneAt: null, expiresAt: null },
  lastVisitAt: "2026-11-03T12:00:00.000Z",
  nextVisitAt: null,
  visits: 4,
  allergies: "PPD",
  source: "staff",
  portfolioConsentAt: null,
  noShows: 0,
  tests: [],
  hidden: [],
  version: 1,
  createdAt: "2026-01-01T00:00:00.000Z",
};

it("names a client who was opened before it warns of them", async () => {
  answering({
    "GET /api/subscription/status": () => ({ tier: "pro" }),
    [`GET /api/clients/${nora.id}`]: () => nora,
    "GET /api/timers": () => [],
  });
  const opened = {
    type: "tool-get_client",
    toolCallId: "c1",
    state: "output-available",
    input: { id: nora.id },
    output: { ok: true, value: { client: nora, last: [] } },
  } as StylistMessage["parts"][number];
  const messages: StylistMessage[] = [{ id: "m1", role: "assistant", parts: [opened] }];
  renderScreen(<Bench chat={new Chat<StylistMessage>({ messages })} />);
  const warning = await screen.findByRole("region", { name: "Know before you touch this head" });
  within(warning).getByText("Allergies.");
  within(warning).getByText(/Talk the allergies through before one is put on/);
  const name = screen.getByRole("link", { name: "Nora Bell" });
  expect(name.getAttribute("href")).toBe(`/clients/${nora.id}`);
  expect(name.compareDocumentPosition(warning)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText("Nothing on the bench yet")).toBeNull();
});

it("says beside the empty scale what holds the grams back", async () => {
  const sentence = "A reaction to PPD is on record, and this bowl holds PPD.";
  const held = consultationResult(BRASSY, {
    findings: [{ severity: "block", code: "allergy", sentence, source: "record" }],
  });
  const { id } = held.consultation;
  answering({
    "GET /api/subscription/status": () => ({ tier: "pro" }),
    "GET /api/timers": () => [],
    [`GET /api/consultations/${id}`]: () => held,
  });
  renderScreen(<Bench chat={chatWith(held)} />);
  const bowls = await screen.findByRole("region", { name: "Bowls" });
  within(bowls).getByText(sentence);
  expect(within(bowls).queryByText(/\d+ g/)).toBeNull();
});

it("weighs what the card in the chat was scaled to", async () => {
  const result = consultationResult(BRASSY);
  answering({
    "GET /api/subscription/status": () => ({ tier: "pro" }),
    "GET /api/timers": () => [],
    [`GET /api/consultations/${result.consultation.id}`]: () => result,
  });
  renderScreen(
    <>
      <FormulaCard result={result} />
      <section aria-label="The bench">
        <Bench chat={chatWith(result)} />
      </section>
    </>,
  );
  const bench = within(screen.getByRole("region", { name: "The bench" }));
  await bench.findByRole("button", { name: "Mix step by step" });
  fireEvent.click(screen.getByRole("radio", { name: "60 g" }));
  const weighed = bench
    .getAllByText(/^[\d.]+ g$/)
    .map((each) => Number.parseFloat(each.textContent));
  expect(weighed.reduce((sum, each) => sum + each, 0)).toBe(60);
});

/** A chat in which this formula was made. */
function chatWith(result: ConsultationResult) {
  const made = {
    type: "tool-formulate",
    toolCallId: "c2",
    state: "output-available",
    input: {},
    output: { ok: true, value: result },
  } as unknown as StylistMessage["parts"][number];
  return new Chat<StylistMessage>({
    messages: [{ id: "m1", role: "assistant", parts: [made] }],
  });
}
