import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import "#tests/patience.ts";
import { TIERS } from "#tools/subscription/data.ts";
import type { Tier } from "#tools/subscription/schema.ts";
import { makeQueryClient } from "#ui/lib/http/query.ts";
import { Gated } from "./gated.tsx";

const answer = (tier: Tier) =>
  Response.json({
    tier,
    uploadLimit: 10,
    uploadsUsed: 0,
    uploadsRemaining: 10,
    periodEndsAt: "2030-01-01T00:00:00Z",
    storageUsed: 0.25,
    tiers: TIERS,
  });

/** Opens a gated screen with what the server answers when it is asked for the plan. */
function open(asked: () => Response, needed: Tier, feature: string) {
  vi.stubGlobal("fetch", async () => asked());
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter>
        <Gated tier={needed} feature={feature}>
          <p>The screen itself</p>
        </Gated>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it.each<[Tier, Tier]>([
  ["pro", "pro"],
  ["complete", "pro"],
  ["complete", "complete"],
])("lets %s see what needs %s", async (tier, needed) => {
  open(() => answer(tier), needed, "AI Scheduling");
  await screen.findByText("The screen itself");
});

it.each<[Tier, Tier, string, string, number]>([
  ["essential", "pro", "AI Scheduling", "Salon Pro", 49],
  ["pro", "complete", "Payment Processing", "Complete Studio", 99],
])("shows %s the way up to %s", async (tier, needed, feature, name, price) => {
  open(() => answer(tier), needed, feature);
  await screen.findByRole("heading", { level: 1, name: `Upgrade to ${name} to Unlock ${feature}` });
  screen.getByText(`$${price}`);
  for (const label of ["View All Plans", `Upgrade to ${name}`]) {
    expect(screen.getByRole("link", { name: label }).getAttribute("href")).toBe("/settings");
  }
  for (const item of TIERS.find(({ id }) => id === needed)!.features) screen.getByText(item);
  expect(screen.queryByText("The screen itself")).toBeNull();
});

it("takes a plan that could not be read for no lower one: it says so, and tries again", async () => {
  let down = true;
  open(
    () => (down ? new Response("down", { status: 503 }) : answer("pro")),
    "pro",
    "Client Database",
  );
  await screen.findByText("Your plan could not be read");
  expect(screen.queryByText(/Upgrade/)).toBeNull();
  down = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("The screen itself");
});
