import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { mediaMatches } from "#tests/media.ts";
import "#tests/patience.ts";
import type { Photo } from "#tools/photos/schema.ts";
import { uploadPhoto } from "#ui/api/chair/photos.ts";
import type { IntakeSlot } from "./intake-rules.ts";
import { PhotoIntake } from "./photo-intake.tsx";
import { usePhotoTray } from "./photo-tray.ts";

vi.mock("#ui/api/chair/photos.ts");

const SLOTS: IntakeSlot[] = [
  { role: "current", title: "Current hair", hint: "As it is.", max: 5 },
  { role: "target", title: "Target inspiration", hint: "As it shall be.", max: 1, required: true },
];
const stored = (n: number): Photo => ({
  id: `01980000-0000-7000-8000-00000000000${n}`,
  width: 1,
  height: 1,
  bytes: 1,
  url: `/api/photos/${n}`,
  thumbnailUrl: `/api/photos/${n}/thumbnail`,
  createdAt: "2026-01-01T00:00:00.000Z",
});

const jpeg = (name: string) => new File(["x"], name, { type: "image/jpeg" });

beforeEach(() => {
  mediaMatches();
  URL.createObjectURL = () => "blob:x";
  URL.revokeObjectURL = () => undefined;
  let n = 0;
  vi.mocked(uploadPhoto).mockImplementation(async () => stored((n += 1)));
});

function Intake() {
  const tray = usePhotoTray();
  return <PhotoIntake slots={SLOTS} tray={tray} />;
}

async function choose(slot: string, ...files: File[]) {
  const input = screen.getByLabelText(`${slot}: choose photos`);
  await act(async () => {
    fireEvent.change(input, { target: { files } });
    await Promise.resolve();
  });
}

it("sends what it takes at once, counts it, and refuses excess by name", async () => {
  render(<Intake />);
  const seven = Array.from({ length: 7 }, (_, at) => jpeg(`p${at + 1}.jpg`));
  await choose("Current hair", ...seven);
  await screen.findByText("5/5 photos");
  expect(uploadPhoto).toHaveBeenCalledTimes(5);
  const notice = screen.getByText("2 files not added").closest("[role=alert]");
  expect(notice?.textContent).toContain("p6.jpg: Current hair takes up to 5 photos.");
  expect(notice?.textContent).toContain("p7.jpg");
});

it("removes a photo, makes room and stops its upload", async () => {
  let stopped = false;
  vi.mocked(uploadPhoto).mockImplementation(
    (_file, { signal } = {}) =>
      new Promise(() => signal?.addEventListener("abort", () => (stopped = true))),
  );
  render(<Intake />);
  await choose("Target inspiration", jpeg("goal.jpg"));
  await screen.findByText("1/1 photo");
  fireEvent.click(screen.getByRole("button", { name: "Remove Target inspiration" }));
  expect(screen.getByText("Required")).toBeTruthy();
  expect(stopped).toBe(true);
});

it("says why a photo could not be sent, and sends it again", async () => {
  vi.mocked(uploadPhoto).mockRejectedValueOnce(new Error("That is not a picture."));
  render(<Intake />);
  await choose("Current hair", jpeg("a.jpg"));
  await screen.findByText("That is not a picture.");
  fireEvent.click(screen.getByRole("button", { name: /Send .* again/ }));
  await waitFor(() => expect(screen.queryByText("That is not a picture.")).toBeNull());
  expect(uploadPhoto).toHaveBeenCalledTimes(2);
});

it("takes a pasted picture as the inspiration first, then as the hair as it is", async () => {
  render(<Intake />);
  const paste = (name: string) => {
    const event = new Event("paste", { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { files: [jpeg(name)] } });
    act(() => {
      document.dispatchEvent(event);
    });
  };
  paste("one.jpg");
  await screen.findByText("1/1 photo");
  paste("two.jpg");
  await screen.findByText("1/5 photos");
});
