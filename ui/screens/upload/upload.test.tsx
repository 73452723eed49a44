import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import type { FormulaImport, ImportMapping } from "#tools/migration/formulas/schema.ts";
import { Component as UploadScreen } from "./upload.tsx";

const ID = "01980000-0000-7000-8000-000000000001";
let sent: FormulaImport;
let earlier: FormulaImport[];
let mappings: ImportMapping[];

beforeEach(() => {
  mappings = [];
  earlier = [];
  sent = {
    id: ID,
    fileName: "book.csv",
    sizeBytes: 2048,
    status: "received",
    mapping: { columns: [{ column: 1, field: "formula" }], headerRow: 1 },
    headings: ["Wer", "Was"],
    sample: [["Ana", "30g 7/1 20 vol"]],
    rows: 3,
    written: 0,
    count: 0,
    unclear: 0,
    skipped: 0,
    errors: [],
    error: null,
    interrupted: false,
    createdAt: "2026-11-21T10:00:00.000Z",
    finishedAt: null,
  };
});

const refusal = (status: number, error: string) => Response.json({ error }, { status });

function serve(more: Record<string, (request: Request) => unknown> = {}) {
  const one = `/api/formulas/imports/${ID}`;
  return answering({
    "GET /api/formulas/imports": () => earlier,
    "POST /api/formulas/imports": () => Response.json(sent, { status: 201 }),
    [`GET ${one}`]: () => sent,
    [`PUT ${one}/mapping`]: async (request) => {
      const mapping = (await request.json()) as ImportMapping;
      mappings.push(mapping);
      sent = { ...sent, mapping, status: "checked", count: 2, unclear: 1, skipped: 1 };
      sent.errors = [{ row: 4, message: "There is no formula in this row." }];
      return { ...sent, readings: [] };
    },
    [`POST ${one}/start`]: () => {
      const started = { ...sent, status: "running" };
      sent = { ...sent, status: "done", written: 3 };
      return started;
    },
    [`POST ${one}/cancel`]: () => (sent = { ...sent, status: "cancelled" }),
    [`POST ${one}/undo`]: () => ({ ...sent, status: "undone", removed: 2, kept: 1 }),
    "GET /api/color-brands": () => [],
    "GET /api/product-lines": () => [],
    ...more,
  });
}

const choose = async () => {
  const input = screen.getByLabelText("Spreadsheet of formulas");
  fireEvent.change(input, {
    target: { files: [new File(["x"], "book.csv", { type: "text/csv" })] },
  });
};
const upload = () => screen.getByRole("button", { name: "Upload" });
const ready = () => waitFor(() => expect(upload()).toHaveProperty("disabled", false));

it("shows name and size, lets columns be corrected, uploads and says how many came", async () => {
  serve();
  renderScreen(<UploadScreen />);
  await choose();
  await screen.findByText("2.0 KB");
  screen.getByText("book.csv");
  await ready();
  fireEvent.change(screen.getByLabelText("Wer"), { target: { value: "client" } });
  await waitFor(() => expect(mappings).toHaveLength(2));
  expect(mappings[1]?.columns).toContainEqual({ column: 0, field: "client" });
  await ready();
  screen.getByText("There is no formula in this row.");
  fireEvent.click(upload());
  await screen.findByText("Success!");
  screen.getByText("Uploaded 2 formulas to database.");
  const link = await screen.findByRole("link", { name: /library/ });
  expect(link.getAttribute("href")).toBe(`/library?importId=${ID}`);
});

it("says that a file failed, and why", async () => {
  serve({ "POST /api/formulas/imports": () => refusal(415, "This file holds no sheet.") });
  renderScreen(<UploadScreen />);
  await choose();
  await screen.findByText("Upload failed");
  screen.getByText("Please check your file format and try again.");
  screen.getByText("This file holds no sheet.");
  screen.getByRole("button", { name: "Choose a file" });
});

it("does not upload while no column holds a formula", async () => {
  serve();
  renderScreen(<UploadScreen />);
  await choose();
  await ready();
  fireEvent.change(screen.getByLabelText("Was"), { target: { value: "" } });
  await screen.findByText("Say which column holds the formula or its shades.");
  expect(upload()).toHaveProperty("disabled", true);
});

it("clears the file on Cancel", async () => {
  const requests = serve();
  renderScreen(<UploadScreen />);
  await choose();
  await ready();
  const chosen = screen.getByRole("region", { name: "Chosen file" });
  fireEvent.click(within(chosen).getByRole("button", { name: "Cancel" }));
  await screen.findByRole("button", { name: "Choose a file" });
  expect(requests.some(({ url }) => url.endsWith(`${ID}/cancel`))).toBe(true);
});

it("lists earlier uploads and undoes one, saying what stays", async () => {
  earlier = [
    { ...sent, status: "done", count: 3 },
    { ...sent, id: crypto.randomUUID(), status: "running", interrupted: true },
  ];
  serve();
  renderScreen(<UploadScreen />);
  await screen.findByText("Interrupted");
  screen.getByRole("button", { name: "Start again" });
  fireEvent.click(screen.getByRole("button", { name: "Undo book.csv" }));
  await screen.findByText("2 formulas were taken out. 1 were changed since, and stay.");
});
