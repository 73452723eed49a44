import type { Services } from "#agent/context.ts";
import { planBook } from "./book-plan.ts";
import { takeInClients } from "./clients.ts";
import { openSalon, signUpOwner } from "./open-salon.ts";
import { bookEvents } from "./visits.ts";
import { openWorld } from "./world.ts";

/** Something that happens in the salon, at its instant. */
export type Happening = { at: Date; what: string; happens: () => Promise<unknown> };

/**
 * Lives 120 days of a salon of three, by the product's own verbs and at their instants, up to `now`: the owner signs in with
 * `DEMO_SIGN_IN`. The same date gives the same salon. Takes well under a minute; an abort ends it between two happenings.
 * @throws what a verb throws: then the salon is unfinished
 */
export async function furnishDemo(
  services: Services,
  now: Date,
  { signal, told }: { signal?: AbortSignal; told?: (line: string) => void } = {},
): Promise<void> {
  const owner = await signUpOwner(services);
  const world = openWorld(services, now, owner);
  await openSalon(world, owner);
  await takeInClients(world);
  const happenings = bookEvents(world, planBook(world.today, world.random));
  for (const { at, what, happens } of happenings.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    signal?.throwIfAborted();
    if (at > now) continue;
    await happens().catch((cause: unknown) => {
      throw new Error(`${what} on ${at.toISOString()} could not happen.`, { cause });
    });
  }
  told?.("furnished");
}
