import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import "#tests/patience.ts";
import { TIERS } from "#tools/subscription/data.ts";
import type { Tier } from "#tools/subscription/schema.ts";
import { makeQueryClient } from "#ui/lib/http/query.ts";
import { Gated } from "./gated.tsx";

/** Opens a gated screen with the status that the server answers; null is an answer that failed. */
function open(tier: Tier | null, needed: Tier, feature: string) {
  const body = {
    tier,
    uploadLimit: 10,
    uploadsUsed: 0,
    uploadsRemaining: 10,
    periodEndsAt: "2030-01-01T00:00:00Z",
    storageUsed: 0.25,
    tiers: TIERS,
  };
  vi.stubGlobal("fetch", async () =>
    tier ? Response.json(body) : new Response("down", { status: 503 }),
  );
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
  open(tier, needed, "AI Scheduling");
  await screen.findByText("The screen itself");
});

it.each<[Tier | null, Tier, string, string, number]>([
  ["essential", "pro", "AI Scheduling", "Salon Pro", 49],
  ["pro", "complete", "Payment Processing", "Complete Studio", 99],
  [null, "pro", "AI Scheduling", "Salon Pro", 49],
])("shows %s the way up to %s", async (tier, needed, feature, name, price) => {
  open(tier, needed, feature);
  await screen.findByRole("heading", { level: 1, name: `Upgrade to ${name} to Unlock ${feature}` });
  screen.getByText(`$${price}`);
  for (const label of ["View All Plans", `Upgrade to ${name}`]) {
    expect(screen.getByRole("link", { name: label }).getAttribute("href")).toBe("/settings");
  }
  for (const item of TIERS.find(({ id }) => id === needed)!.features) screen.getByText(item);
  expect(screen.queryByText("The screen itself")).toBeNull();
});
