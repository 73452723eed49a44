import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { answering, renderScreen, type Answers } from "#tests/screen.tsx";
import type { ScheduledAsk } from "#tools/asks/schema.ts";
import type { Memory } from "#tools/memory/schema.ts";
import { ACTS_OF } from "virtual:acts";
import { WhatItMayDo } from "./assistant/what-it-may-do.tsx";
import { AsksSection } from "./asks/asks-section.tsx";
import { MemorySection } from "./memory/memory-section.tsx";

const own = "01890000-0000-7000-8000-000000000001";
const AT = "2026-11-20T10:00:00.000Z";
const session = (role: string): Answers => ({
  "GET /api/auth/get-session": () => ({
    session: { id: "s", expiresAt: AT },
    user: { id: "u", name: "Maren Falk", email: "maren@x.example", isAdmin: false },
    salon: { id: own, stylistId: own, role, accountStatus: "verified" },
  }),
});
const ask: ScheduledAsk = {
  id: own,
  words: "what is low",
  weekdays: [1],
  monthDay: null,
  time: "09:00",
  consent: null,
  paused: false,
  nextRunAt: "2026-11-23T08:00:00.000Z",
  lastRunAt: AT,
  lastOutcome: "waits",
  chatId: own,
  createdAt: AT,
};
const note: Memory = {
  id: own,
  kind: "note",
  words: "We close early on Fridays",
  means: null,
  source: "told",
  by: "Ines",
  createdAt: AT,
  changedAt: null,
};

it("lists what is scheduled with how it went, and pauses it", async () => {
  let now = ask;
  answering({
    "GET /api/asks": () => [now],
    [`PATCH /api/asks/${own}`]: () => (now = { ...ask, paused: true, nextRunAt: null }),
  });
  renderScreen(<AsksSection />);
  await screen.findByText("Waits for you");
  expect(screen.getByRole("link", { name: "Open the chat" }).getAttribute("href")).toBe(
    `/chat/${own}`,
  );
  fireEvent.click(screen.getByRole("button", { name: "Pause what is low" }));
  await screen.findByText("Paused");
  expect(screen.getByRole("button", { name: "Go on with what is low" })).toBeTruthy();
});

it("says that nothing is scheduled, and schedules by days and time", async () => {
  const sent: unknown[] = [];
  answering({
    "GET /api/asks": () => [],
    "POST /api/asks": async (request) => {
      sent.push(await request.json());
      return ask;
    },
  });
  renderScreen(<AsksSection />);
  await screen.findByText(/Nothing yet/);
  fireEvent.click(screen.getByRole("button", { name: "Schedule a question" }));
  const dialog = await screen.findByRole("dialog");
  fireEvent.change(within(dialog).getByLabelText(/What to ask/), {
    target: { value: "what is low" },
  });
  fireEvent.click(within(dialog).getByRole("button", { name: "Fri" }));
  fireEvent.click(within(dialog).getByRole("button", { name: "Schedule" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toEqual([{ words: "what is low", time: "09:00", weekdays: [1, 5] }]);
});

it("offers questions to begin with, and schedules one by a tap", async () => {
  let kept: ScheduledAsk[] = [];
  const sent: unknown[] = [];
  answering({
    "GET /api/asks": () => kept,
    "GET /api/inventory/items/low-stock": () => [{}, {}],
    "POST /api/asks": async (request) => {
      sent.push(await request.json());
      kept = [ask];
      return ask;
    },
  });
  renderScreen(<AsksSection />);
  await screen.findByText(/^Every Monday at 9:00 AM\. Now: 2 items$/);
  fireEvent.click(screen.getByRole("button", { name: "Schedule What is low?" }));
  await screen.findByRole("list", { name: "Scheduled questions" });
  expect(sent).toEqual([{ words: "What is low?", time: "09:00", weekdays: [1] }]);
});

it("says how much it does by itself, and what scheduled questions may do without a tap", async () => {
  let consent: ScheduledAsk["consent"] = null;
  answering({ "GET /api/asks": () => [{ ...ask, consent }] });
  const { unmount } = renderScreen(<WhatItMayDo />);
  await screen.findByText(/No scheduled question may do without it/);
  for (const [what, effect] of [
    ["Looks up", "read"],
    ["Writes down", "write"],
    ["Waits for a tap", "ask"],
  ] as const)
    expect(screen.getByText(what).closest("div")?.textContent).toContain(`${ACTS_OF[effect]}`);
  unmount();
  consent = { tools: ["text_client"], most: 5 };
  renderScreen(<WhatItMayDo />);
  await screen.findByText(/1 scheduled question may do some of the rest/);
});

it("shows what is remembered with who told it; others than who runs the salon change their own alone", async () => {
  answering({
    ...session("stylist"),
    "GET /api/memory": () => ({ learnsFromTaps: false, memories: [note] }),
  });
  renderScreen(<MemorySection />);
  await screen.findByText("We close early on Fridays");
  expect(screen.getByText(/Told by Ines/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Forget/ })).toBeNull();
  expect(screen.getByRole("switch").hasAttribute("disabled")).toBe(true);
});

it("forgets one, and learns from taps once that is allowed", async () => {
  let memories = [note];
  let learnsFromTaps = false;
  answering({
    ...session("owner"),
    "GET /api/memory": () => ({ learnsFromTaps, memories }),
    "PUT /api/memory/taps": () => {
      learnsFromTaps = true;
      return { learnsFromTaps, memories };
    },
    [`DELETE /api/memory/${own}`]: () => {
      memories = [];
      return note;
    },
  });
  renderScreen(<MemorySection />);
  const learn = await screen.findByRole("switch");
  fireEvent.click(learn);
  await waitFor(() => expect(learn.getAttribute("aria-checked")).toBe("true"));
  fireEvent.click(screen.getByRole("button", { name: `Forget ${note.words}` }));
  await screen.findByText(/Nothing yet/);
});
