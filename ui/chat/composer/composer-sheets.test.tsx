import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { mediaMatches } from "#tests/media.ts";
import { answering, renderScreen } from "#tests/screen.tsx";
import { Composer } from "./composer.tsx";
import type { Draft } from "#ui/chat/thread/threads.ts";

const ID = (at: number) => `01980000-0000-7000-8000-0000000000${String(at).padStart(2, "0")}`;
const SESSION = {
  session: { id: "s", expiresAt: "2030-01-01T00:00:00.000Z" },
  user: { id: "u", name: "Maren", email: "maren@x.example", isAdmin: false },
  salon: { id: ID(8), stylistId: ID(9), role: "owner", accountStatus: "verified" },
};
const RECEIVED = { id: ID(1), files: [{ id: ID(2), fileName: "clients.csv" }] };

let sent: Draft[] = [];

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  mediaMatches();
});

const paste = (name: string) =>
  fireEvent.paste(screen.getByLabelText("Message"), {
    clipboardData: { files: [new File(["Name\nAna"], name)] },
  });
function compose(files: () => unknown) {
  const requests = answering({
    "GET /api/auth/get-session": () => SESSION,
    "POST /api/migration/files": files,
  });
  renderScreen(<Composer onSend={(draft) => sent.push(draft)} />);
  return requests;
}

it("uploads a sheet like the screen does, and sends it by its ids", async () => {
  const requests = compose(() => Response.json(RECEIVED, { status: 201 }));
  paste("clients.csv");
  await screen.findByText("Ready");
  const [upload] = requests.filter(({ method }) => method === "POST");
  const form = await upload?.formData();
  expect([form?.get("stylistId"), form?.get("platform")]).toEqual([ID(9), "other"]);
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(sent).toEqual([
    {
      text: "",
      photos: [],
      sheets: [{ migrationId: ID(1), fileId: ID(2), name: "clients.csv" }],
    },
  ]);
  expect(screen.queryByText("clients.csv")).toBeNull();
});

it("says why a sheet was refused, and lets it be removed", async () => {
  const sentence = "clients.xlsx: This file could not be read.";
  compose(() => Response.json({ error: sentence, code: "invalid" }, { status: 400 }));
  paste("clients.xlsx");
  await screen.findByText(sentence);
  expect(screen.getByRole("button", { name: "Send" })).toHaveProperty("disabled", true);
  fireEvent.click(screen.getByRole("button", { name: "Remove clients.xlsx" }));
  expect(screen.queryByText("clients.xlsx")).toBeNull();
});
