import { expect, test } from "vitest";
import { formulaTools } from "./tools.ts";
import type { Timer } from "#tools/formulas/schema.ts";

const timer = (label: string, clientName: string | null): Timer => ({
  id: "01980000-0000-7000-8000-0000000000d1",
  label,
  clientName,
  consultationId: null,
  formulaId: null,
  step: null,
  minutes: 20,
  startedAt: "2026-11-03T10:00:00.000Z",
  endsAt: "2026-11-03T10:20:00.000Z",
  stoppedAt: null,
});

test.each([
  ["Processing", null, ""],
  ["Timer", null, ""],
  ["Processing", "Dana Fox", " for Dana Fox"],
  ["Roots", null, " for Roots"],
  ["Roots", "Dana Fox", " for Dana Fox, roots"],
  ["Dana Fox, toner", "Dana Fox", " for Dana Fox, toner"],
  ["Dana Fox", "Dana Fox", " for Dana Fox"],
])("keeps in the ledger whose timer it was: %s of %s", (label, clientName, whose) => {
  const of = timer(label, clientName);
  const { start_timer: start, add_minutes: add, stop_timer: stop } = formulaTools;
  expect(start.did?.({ label, minutes: 20 }, of)).toBe(`started a timer of 20 min${whose}`);
  expect(add.did?.({ id: of.id, minutes: 5 }, of)).toBe(`set the timer${whose} to 20 min`);
  expect(stop.did?.({ id: of.id }, of)).toBe(`stopped the timer${whose}`);
});
