import { cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import type { Deletion, Restore, Retention } from "#tools/exports/schema.ts";
import { DataSection } from "./data-section.tsx";

const FOR_GOOD: Retention = { messages: null, chats: null, photos: null, clients: null };
const coming: Restore = {
  id: "01980000-0000-7000-8000-000000000001",
  fileName: "mine.zip",
  status: "in_progress",
  salonName: "Falk",
  madeAt: "2026-11-02T09:00:00Z",
  tables: {},
  files: 3,
  done: 40,
  total: 100,
  error: null,
  createdAt: "2026-11-02T09:00:00Z",
  finishedAt: null,
};

let role: string;
let restore: Restore | null;
let deletion: Deletion | null;
let down: boolean;
let sent: { path: string; body: unknown }[];

beforeEach(() => {
  [role, restore, deletion, down, sent] = ["owner", null, null, false, []];
  const note = async (request: Request) => {
    sent.push({
      path: `${request.method} ${new URL(request.url).pathname}`,
      body: await request.json(),
    });
  };
  const refusal = (status: number, error: string, issues: object[] = []) =>
    Response.json({ error, code: "invalid", issues }, { status });
  answering({
    "GET /api/auth/get-session": () => ({ salon: { role } }),
    "GET /api/exports/preview": () =>
      down
        ? refusal(503, "The database is not answering.")
        : { tables: { clients: 1, formulas: 2, library_formulas: 1 }, photos: 2, photoBytes: 4096 },
    "GET /api/exports/restore": () => Response.json(restore),
    "GET /api/salon/deletion": () => Response.json(deletion),
    "GET /api/salon/retention": () => FOR_GOOD,
    "GET /api/salon/retention/preview": () => ({ messages: 0, chats: 0, photos: 0, clients: 4 }),
    "PUT /api/salon/retention": async (request) => {
      await note(request);
      return FOR_GOOD;
    },
    "POST /api/exports": async (request) => {
      await note(request);
      if (JSON.stringify(sent.at(-1)?.body) === '{"password":"right"}')
        return Response.json({ url: "/api/exports/file?token=t", expiresAt: coming.madeAt });
      return refusal(400, "That is not your password.", [
        { path: "password", message: "That is not your password." },
      ]);
    },
    "POST /api/salon/deletion": async (request) => {
      await note(request);
      deletion = { askedAt: coming.madeAt, askedBy: "Maren Falk", dueAt: "2026-12-02T09:00:00Z" };
      return Response.json(deletion);
    },
  });
});

it("counts what an export holds, asks for the password, and gives a link", async () => {
  renderScreen(<DataSection />);
  await screen.findByText(
    /1 client, 0 appointments, 0 consultations, 3 formulas.*2 photos \(4\.0 KB\)/,
  );
  fireEvent.click(screen.getByRole("button", { name: "Export everything" }));
  const password = screen.getByLabelText("Your password");
  fireEvent.change(password, { target: { value: "wrong" } });
  fireEvent.click(screen.getByRole("button", { name: "Make the export" }));
  await screen.findByText("That is not your password.");
  fireEvent.change(password, { target: { value: "right" } });
  fireEvent.click(screen.getByRole("button", { name: "Make the export" }));
  const link = await screen.findByRole("link", { name: "Download the ZIP" });
  expect(link.getAttribute("href")).toBe("/api/exports/file?token=t");
});

it("shows how far an export has come in, and why one did not", async () => {
  restore = coming;
  renderScreen(<DataSection />);
  const bar = await screen.findByRole("progressbar", { name: "Rows and photos brought in" });
  expect(bar.getAttribute("aria-valuetext")).toBe("40 of 100");
  expect(screen.queryByRole("button", { name: "Choose an export" })).toBeNull();
  cleanup();
  restore = { ...coming, status: "failed", error: "A picture is damaged." };
  renderScreen(<DataSection />);
  await screen.findByText("mine.zip was not brought in. A picture is damaged.");
  screen.getByRole("button", { name: "Choose an export" });
});

it("says what would go before it is saved", async () => {
  renderScreen(<DataSection />);
  const clients = await screen.findByLabelText("Clients who no longer come");
  fireEvent.change(clients, { target: { value: "24" } });
  await screen.findByText("Would go within a day, for good: 4 client records.");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved. What is older goes within a day.");
  expect(sent).toEqual([{ path: "PUT /api/salon/retention", body: { ...FOR_GOOD, clients: 24 } }]);
});

it("asks for the password before the end, and then offers to keep the salon", async () => {
  renderScreen(<DataSection />);
  fireEvent.click(await screen.findByRole("button", { name: "Delete the salon" }));
  fireEvent.change(screen.getByLabelText("Your password"), { target: { value: "right" } });
  fireEvent.click(screen.getByRole("button", { name: "Delete in 30 days" }));
  await screen.findByRole("button", { name: "Keep the salon" });
});

it("shows managers how long things are kept", async () => {
  role = "manager";
  renderScreen(<DataSection />);
  await screen.findByText("The owner changes these.");
  expect(screen.queryByRole("button")).toBeNull();
});

it("says so where what is there cannot be read", async () => {
  down = true;
  renderScreen(<DataSection />);
  await screen.findByText("What an export would hold could not be read");
  screen.getByRole("button", { name: "Try again" });
});
