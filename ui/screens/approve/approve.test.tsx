import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import type { ActRequest } from "#tools/actions/schema.ts";
import { Component as ApproveScreen } from "./approve.tsx";
import { argumentWords } from "./argument-words.ts";

const ID = "01980000-0000-7000-8000-000000000001";
const asked: ActRequest = {
  id: ID,
  tool: "set_price",
  question: "Change Balayage from $180 to $195?",
  changes: [{ label: "Price", before: "$180", after: "$195" }],
  input: { service: "Balayage", price: "195" },
  askedBy: "Desk helper",
  status: "waiting",
  outcome: null,
  createdAt: "2026-11-22T10:00:00.000Z",
  expiresAt: "2026-11-22T10:30:00.000Z",
  decidedAt: null,
};

function open(request: () => ActRequest, decided?: () => unknown) {
  const requests = answering({
    [`GET /api/act-requests/${ID}`]: request,
    ...(decided && { [`POST /api/act-requests/${ID}`]: decided }),
  });
  renderScreen(<ApproveScreen />, { path: "/approve/:id", at: `/approve/${ID}` });
  return requests;
}

describe("what a program asks for", () => {
  it("says who asks, what, and what it would change", async () => {
    open(() => asked);
    expect(await screen.findByRole("heading", { name: asked.question })).toBeDefined();
    expect(screen.getByText("Desk helper")).toBeDefined();
    expect(screen.getByText("$180")).toBeDefined();
    expect(screen.getByText("$195")).toBeDefined();
  });

  it.each([
    ["Approve", true, "approved", "Done: put Balayage at $195.", /Done: put Balayage at \$195/],
    ["No", false, "denied", null, /You said no/],
  ] as const)("is answered by %s", async (button, approved, status, outcome, words) => {
    let stands: ActRequest = asked;
    const requests = open(
      () => stands,
      () => (stands = { ...asked, status, outcome }),
    );
    fireEvent.click(await screen.findByRole("button", { name: button }));
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Approve" })).toBeNull();
    const sent = requests.find(({ method }) => method === "POST");
    expect(await sent?.json()).toEqual({ approved });
  });

  it("says why an answer was refused, and how the request stands now", async () => {
    let stands: ActRequest = asked;
    open(
      () => stands,
      () => {
        stands = { ...asked, status: "denied" };
        return Response.json(
          { error: "This was decided already.", code: "conflict" },
          { status: 409 },
        );
      },
    );
    fireEvent.click(await screen.findByRole("button", { name: "Approve" }));
    expect(await screen.findByText("This was decided already.")).toBeDefined();
    expect(await screen.findByText(/You said no/)).toBeDefined();
  });

  it("offers nothing once it has run out", async () => {
    open(() => ({ ...asked, status: "expired" }));
    expect(await screen.findByText(/Nobody answered in time/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Approve" })).toBeNull();
  });

  it("is not found where there is none", async () => {
    answering({});
    renderScreen(<ApproveScreen />, { path: "/approve/:id", at: `/approve/${ID}` });
    expect(await screen.findByText("This request is gone")).toBeDefined();
  });
});

describe("the arguments of an act", () => {
  it("are told in words, without ids", () => {
    const input = {
      clientId: ID,
      version: 3,
      first: { appointmentDate: "2026-12-01", outsideHours: true },
      lines: [{ code: "7/1" }],
      specialties: ["gloss", "balayage"],
      notes: "",
    };
    expect(argumentWords(input)).toEqual([
      { label: "First appointment date", text: "2026-12-01" },
      { label: "First outside hours", text: "yes" },
      { label: "Lines 1 code", text: "7/1" },
      { label: "Specialties", text: "gloss, balayage" },
    ]);
  });
});
