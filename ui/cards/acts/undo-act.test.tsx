import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import type { ChatAction } from "#tools/actions/schema.ts";
import { UndoAct } from "./undo-act.tsx";

const ID = "01980000-0000-7000-8000-0000000000f1";
const act = (over: Partial<ChatAction> = {}) => ({
  id: ID,
  undoUntil: "2027-01-01T00:00:00.000Z",
  words: "booked Nora Lind, Tuesday, January 10, 2090 at 10:00 AM",
  ...over,
});

let requests: Request[];
let refusal: Response | undefined;
beforeEach(() => {
  refusal = undefined;
  requests = answering({
    [`POST /api/actions/${ID}/undo`]: () =>
      refusal ?? { ...act(), undoUntil: null, sentence: "Taken back: booked Nora Lind." },
  });
});

it("takes an act back by one tap, and says what was", async () => {
  renderScreen(<UndoAct act={act()} />);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("Taken back: booked Nora Lind.");
  expect(screen.queryByRole("button")).toBeNull();
  expect(requests).toHaveLength(1);
});

it("says what has gone out beside the way back", () => {
  const goneOut = "The text of 14:02 has gone out; Nora Lind will be told.";
  renderScreen(<UndoAct act={act({ goneOut })} />);
  screen.getByRole("button", { name: "Undo" });
  screen.getByText(goneOut);
});

it.each<[Partial<ChatAction>, string]>([
  [
    { stays: "Nora Lind's visit was changed since, so this stays." },
    "Nora Lind's visit was changed since, so this stays.",
  ],
  [
    { undoUntil: null, undoneAt: "2026-12-01T00:00:00.000Z" },
    "Taken back: booked Nora Lind, Tuesday, January 10, 2090 at 10:00 AM.",
  ],
])("offers no tap where there is no way back, and says why: %o", (over, said) => {
  renderScreen(<UndoAct act={act(over)} />);
  screen.getByText(said);
  expect(screen.queryByRole("button")).toBeNull();
});

it("says why where something has followed meanwhile", async () => {
  const error = "Nora Lind's visit was changed since, so this stays.";
  refusal = Response.json({ error, code: "conflict" }, { status: 409 });
  renderScreen(<UndoAct act={act()} />);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText(error, { selector: "span" });
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("is nothing where there never was a way back", () => {
  renderScreen(<UndoAct act={act({ undoUntil: null })} />);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByText(/taken back/i)).toBeNull();
});
