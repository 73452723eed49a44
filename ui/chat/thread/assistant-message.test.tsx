import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, it, vi } from "vitest";
import type { StylistMessage } from "#agent/chat/message.ts";
import { renderScreen } from "#tests/screen.tsx";
import { AssistantMessage, loadToolBlock } from "./assistant-message.tsx";
import { tellProgress } from "./progress.ts";
import { choicesOf } from "./tool-parts.ts";

const say = (...parts: StylistMessage["parts"]): StylistMessage => ({
  id: "m1",
  role: "assistant",
  parts,
});

const show = async (message: StylistMessage, onDecide = vi.fn()) => {
  await shown(<AssistantMessage chatId="c1" message={message} onDecide={onDecide} busy={false} />);
  return onDecide;
};
/** With the cards, whose code comes apart. */
const shown = async (ui: ReactElement) => {
  await loadToolBlock();
  renderScreen(ui);
};
const upgrade = (state: object) =>
  ({
    type: "tool-upgrade_subscription",
    toolCallId: "c1",
    input: { tier: "pro" },
    ...state,
  }) as StylistMessage["parts"][number];

it("waits for a tap on what changes the salon, and passes on which card was tapped", async () => {
  const onDecide = await show(
    say(
      upgrade({
        state: "approval-requested",
        approval: { id: "a1", requestReason: "Move to Salon Pro, $49 a month?" },
      }),
    ),
  );
  screen.getByText("Move to Salon Pro, $49 a month?");
  fireEvent.click(screen.getByRole("button", { name: "Change plan" }));
  fireEvent.click(screen.getByRole("button", { name: "No" }));
  expect(onDecide.mock.calls.map(([card, approved]) => [card, approved])).toEqual([
    ["a1", true],
    ["a1", false],
  ]);
});

it("offers no tap once it was decided", async () => {
  await show(say(upgrade({ state: "output-denied", approval: { id: "a1", approved: false } })));
  expect(screen.queryByRole("button", { name: "Change plan" })).toBeNull();
  screen.getByText(/Not done/);
});

it("says a refusal in words, with the way to a plan that allows it", async () => {
  await show(
    say(
      upgrade({
        state: "output-available",
        output: {
          ok: false,
          code: "quota_exceeded",
          sentence: "You've reached your monthly AI analysis limit.",
        },
      }),
    ),
  );
  screen.getByRole("button", { name: "The plan was not changed" });
  screen.getByText(/reached your monthly AI analysis limit/);
  expect(screen.getByRole("link", { name: "View all plans" }).getAttribute("href")).toBe(
    "/settings",
  );
});

it("leads to where the stock is switched on", async () => {
  await show(
    say({
      type: "tool-list_stock",
      toolCallId: "c1",
      state: "output-available",
      input: {},
      output: { ok: false, code: "subscription_required", sentence: "Activate inventory first." },
    }),
  );
  const way = screen.getByRole("link", { name: "Open the inventory" });
  expect(way.getAttribute("href")).toBe("/inventory");
});

it("shows no list where something was opened from it or waits to be done with it", async () => {
  const consultation = {
    id: "01980000-0000-7000-8000-0000000000d1",
    clientName: "Dana",
    serviceType: "toning",
    createdAt: "2027-06-01T10:00:00.000Z",
    photoId: null,
  };
  const found = {
    type: "tool-find_consultations",
    toolCallId: "c0",
    state: "output-available",
    input: {},
    output: { ok: true, value: { total: 1, items: [consultation] } },
  } as unknown as StylistMessage["parts"][number];
  await show(say(found));
  screen.getByRole("region", { name: "Consultations found" });
  cleanup();
  const waits = { state: "approval-requested", approval: { id: "a1" } };
  await show(say(found, upgrade({ ...waits, input: { consultationId: consultation.id } })));
  expect(screen.queryByRole("region", { name: "Consultations found" })).toBeNull();
  screen.getByRole("region", { name: "Waiting for you" });
  cleanup();
  await show(say(found, upgrade(waits)));
  screen.getByRole("region", { name: "Consultations found" });
});

it("says a refusal once, however often it was written", async () => {
  const sentence = "Clients need Salon Pro or higher.";
  const refused = upgrade({
    state: "output-available",
    output: { ok: false, code: "tier_required", sentence, requiredTier: "pro" },
  });
  await show(
    say(refused, { type: "text", text: sentence }, { type: "text", text: "Shall I move you?" }),
  );
  expect(screen.getAllByText(sentence)).toHaveLength(1);
  screen.getByText("Shall I move you?");
});

it("puts the words of a reply on the clipboard", async () => {
  const writeText = vi.fn(async () => {});
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  await show(
    say({ type: "text", text: "Tone the ends first." }, { type: "text", text: "Rinse cool." }),
  );
  fireEvent.click(screen.getByRole("button", { name: "Copy reply" }));
  await screen.findByRole("button", { name: "Reply copied" });
  expect(writeText).toHaveBeenCalledWith("Tone the ends first.\n\nRinse cool.");
});

it("leaves months and names great in the line of several steps", async () => {
  const opened = (toolCallId: string, clientName: string) =>
    ({
      type: "tool-start_timer",
      toolCallId,
      state: "output-available",
      input: {},
      output: {
        ok: true,
        value: { minutes: 20, label: `${clientName}, November`, clientName: null },
      },
    }) as unknown as StylistMessage["parts"][number];
  await show(say(opened("c1", "Dana"), opened("c2", "Maria")));
  screen.getByRole("button", {
    name: "Started a timer of 20 min for Dana, November, started a timer of 20 min for Maria, November",
  });
});

it("folds tool work into one line that opens", async () => {
  const timer = {
    id: "t",
    label: "Toner",
    consultationId: null,
    formulaId: null,
    step: null,
    minutes: 20,
    startedAt: "",
    endsAt: "",
    stoppedAt: null,
    clientName: null,
  };
  const part = (toolCallId: string): StylistMessage["parts"][number] => ({
    type: "tool-start_timer",
    toolCallId,
    state: "output-available",
    input: { label: "Toner", minutes: 20 },
    output: { ok: true, value: timer },
  });
  await show(say(part("c1"), part("c2"), { type: "text", text: "Running." }));
  const line = screen.getByRole("button", {
    name: /Started a timer of 20 min for Toner/,
    expanded: false,
  });
  fireEvent.click(line);
  expect(screen.getAllByText("Started a timer of 20 min for Toner").length).toBeGreaterThanOrEqual(
    3,
  );
  expect(line.getAttribute("aria-expanded")).toBe("true");
});

it("tells a tool of former times by its name and shows the rest", async () => {
  const gone = {
    type: "tool-paint_nails",
    toolCallId: "c9",
    state: "output-available",
    input: {},
    output: { ok: true, value: 1 },
  };
  await show(say(gone as never, { type: "text", text: "All done." }));
  screen.getByRole("button", { name: "paint nails" });
  screen.getByText("All done.");
});

it("offers the last reply's choices, and none of an answered one", async () => {
  const choices = { kind: "answer" as const, options: [{ label: "1, slight", says: "Damage 1" }] };
  const offered = say({
    type: "tool-offer_choices",
    toolCallId: "c1",
    state: "output-available",
    input: choices,
    output: { ok: true, value: choices },
  });
  expect(choicesOf(offered)).toEqual(choices);
  expect(
    choicesOf({ id: "m2", role: "user", parts: [{ type: "text", text: "Damage 1" }] }),
  ).toBeUndefined();
});

it("shows how far an analysis is while it runs, with the way to stop it", async () => {
  const stopped = vi.fn();
  const running = {
    id: "m",
    role: "assistant",
    parts: [{ type: "tool-formulate", toolCallId: "call-9", state: "input-available", input: {} }],
  } as unknown as StylistMessage;
  await shown(
    <AssistantMessage chatId="c1" message={running} onDecide={() => {}} busy onStop={stopped} />,
  );
  expect(screen.queryByRole("list", { name: "Progress of the analysis" })).toBeNull();
  act(() => tellProgress({ toolCallId: "call-9", step: "checks", label: "Checking every bowl" }));
  const steps = screen.getByRole("list", { name: "Progress of the analysis" });
  expect(
    within(steps).getByText("Checking every bowl").closest("li")?.getAttribute("aria-current"),
  ).toBe("step");
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(stopped).toHaveBeenCalledOnce();
});
