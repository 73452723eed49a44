import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dismissToast, toast } from "#ui/lib/toast.ts";
import { Dialog } from "./dialog.tsx";
import { Toaster } from "./toaster.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  dismissToast();
});

const say = (...args: Parameters<typeof toast>) => act(() => toast(...args));
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

it("shows one toast at a time, the newest", () => {
  render(<Toaster />);
  say("Notes saved.");
  say({ title: "Link Copied!" });
  expect(screen.queryByText("Notes saved.")).toBeNull();
  screen.getByText("Link Copied!");
});

it("stays five seconds, counted anew for each toast", () => {
  render(<Toaster />);
  say("First");
  pass(4000);
  say("Second");
  pass(4999);
  screen.getByText("Second");
  pass(1);
  expect(screen.queryByText("Second")).toBeNull();
});

it("announces failures at once and the rest politely", () => {
  render(<Toaster />);
  say({ title: "Success!", description: "Uploaded 3 formulas to database." });
  within(screen.getByRole("status")).getByText("Uploaded 3 formulas to database.");
  say({ title: "Upload failed", tone: "destructive" });
  within(screen.getByRole("alert")).getByText("Upload failed");
  expect(screen.getByRole("status").textContent).toBe("");
});

it("holds still under the pointer and runs on afterwards", () => {
  render(<Toaster />);
  say("Formula copied.");
  pass(2000);
  const shown = screen.getByText("Formula copied.").closest("[data-toast]")!;
  fireEvent.pointerOver(shown);
  pass(60_000);
  screen.getByText("Formula copied.");
  fireEvent.pointerOut(shown);
  pass(2999);
  screen.getByText("Formula copied.");
  pass(1);
  expect(screen.queryByText("Formula copied.")).toBeNull();
});

it("can be dismissed, also above a dialog, which makes all else inert", () => {
  render(
    <>
      <Toaster />
      <Dialog open onClose={() => undefined} title="Add Supplier" />
    </>,
  );
  say("Supplier Added");
  const dialog = screen.getByRole("dialog", { name: "Add Supplier" });
  fireEvent.click(within(dialog).getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByText("Supplier Added")).toBeNull();
});

it("offers one act, and is gone once it is done", () => {
  const undo = vi.fn();
  render(<Toaster />);
  say({ title: "Moved", act: { label: "Undo", run: undo } });
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText("Moved")).toBeNull();
});
