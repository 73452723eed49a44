import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { BRASSY, consultationResult } from "#tests/formula-result.ts";
import { answering, renderScreen } from "#tests/screen.tsx";
import type { ConsultationSummary } from "#tools/consultations/schema.ts";
import { Component as HistoryScreen } from "./history.tsx";

const names = ["Dana", "Priya", "Jo"];
let rows: ConsultationSummary[] = [];

beforeEach(() => {
  rows = names.map((clientName, at) => ({
    ...consultationResult(BRASSY, { clientName }).consultation,
    id: `01980000-0000-7000-8000-00000000000${at}`,
  }));
  answering({
    "GET /api/consultations": ({ url }) => {
      const { searchParams } = new URL(url);
      const q = searchParams.get("q")?.toLowerCase() ?? "";
      const matching = rows.filter(({ clientName }) => clientName.toLowerCase().includes(q));
      const from = Number(searchParams.get("cursor") ?? 0);
      const headers: HeadersInit = { "X-Total-Count": String(matching.length) };
      if (from + 2 < matching.length) {
        headers.Link = `</api/consultations?limit=2&cursor=${from + 2}>; rel="next"`;
      }
      return Response.json(matching.slice(from, from + 2), { headers });
    },
  });
});

it("lists consultations with damage as its level and a percent sign, and goes on to older ones", async () => {
  renderScreen(<HistoryScreen />);
  await screen.findByText("Dana");
  expect(screen.getAllByText(/damage\s1\sof\s4/)).toHaveLength(2);
  expect(screen.queryByText("Jo")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Show older consultations" }));
  await screen.findByText("Jo");
  await waitFor(() => expect(screen.queryByRole("button", { name: /older/ })).toBeNull());
  expect(screen.getByRole("link", { name: /^Jo,/ }).getAttribute("href")).toBe(
    `/history/${rows[2]?.id}`,
  );
});

it("finds a client by part of the name, and says when there is none", async () => {
  renderScreen(<HistoryScreen />);
  await screen.findByText("Dana");
  fireEvent.change(screen.getByLabelText("Find a client"), { target: { value: "pri" } });
  await waitFor(() => expect(screen.queryByText("Dana")).toBeNull());
  expect(screen.getByText("Priya")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Find a client"), { target: { value: "nobody" } });
  await screen.findByText("No client is called “nobody”.");
});

it("invites the first consultation where there is none", async () => {
  rows = [];
  renderScreen(<HistoryScreen />);
  await screen.findByText("No consultations yet. Start a new consultation to get started.");
});
