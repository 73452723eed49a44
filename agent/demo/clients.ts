import { createClient, updateClient } from "#tools/clients/clients.ts";
import { recordConsent } from "#tools/messages/inbox/consents.ts";
import { CLIENT_TABLE, type DemoClient } from "./client-table.ts";
import type { World } from "./world.ts";

/** Who said yes to being shown: every other of those with a yes to texts. */
const SHOWN_EVERY = 2;

/** Takes the sixty in, over the morning before the book begins, with what they said about texts. */
export async function takeInClients(world: World): Promise<void> {
  for (const [at, client] of CLIENT_TABLE.entries()) await takeIn(world, client, at);
}

async function takeIn(world: World, client: DemoClient, at: number): Promise<void> {
  const opened = world.at(-92, "08:00").getTime() + at * 5 * 60_000;
  const ctx = world.as(new Date(opened), client.with);
  const member = world.team.get(client.with);
  const phone = client.reach.includes("p") || client.reach.includes("s") ? phoneOf(at) : null;
  const { id } = await createClient(ctx, {
    name: client.name,
    email: client.reach.includes("m") ? addressOf(client.name) : null,
    phone,
    mustKnow: client.mustKnow ?? null,
    allergies: client.mustKnow?.startsWith("Latex") ? "Latex" : null,
    notes: client.notes ?? null,
    preferredStylistId: member?.actor.stylistId ?? null,
  });
  world.clients.set(client.name, id);
  if (phone && client.reach.includes("s")) {
    const wording = "Yes, a text is easier than a call.";
    await recordConsent(ctx, { phone, granted: true, wording });
    if (at % SHOWN_EVERY !== 0) return;
    await updateClient(ctx, { id, portfolioConsent: true });
    world.shown.add(client.name);
  }
}

/** Numbers that are kept for stories: nobody has them. */
const phoneOf = (at: number): string => `(518) 555-01${String(at + 10).padStart(2, "0")}`;

/** A client's number as carriers write it. */
export const numberOf = (client: string): string =>
  `+1${phoneOf(CLIENT_TABLE.findIndex(({ name }) => name === client)).replaceAll(/\D/g, "")}`;

const addressOf = (name: string): string =>
  `${name.toLowerCase().replaceAll(/[^a-z]+/g, ".")}@example.com`;
