import type { Services } from "#agent/context.ts";
import { planBook } from "./book-plan.ts";
import { chairWork } from "./bowls.ts";
import { takeInClients } from "./clients.ts";
import { consult, type Consulted } from "./heads.ts";
import { openSalon, signUpOwner } from "./open-salon.ts";
import { knowledge } from "./knowledge.ts";
import { patchTests } from "./patch-tests.ts";
import { posts } from "./posts.ts";
import { fillShelf, shelfWork } from "./shelf.ts";
import { TEAM } from "./team.ts";
import { calendarExtras, texts } from "./texts.ts";
import { visitEvents } from "./visits.ts";
import { openWorld, type World } from "./world.ts";

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
  { signal }: { signal?: AbortSignal } = {},
): Promise<void> {
  const owner = await signUpOwner(services);
  const world = openWorld(services, now, owner);
  await openSalon(world, owner);
  await takeInClients(world);
  await fillShelf(world);
  const plan = planBook(world.today, world.random);
  const live = (happenings: Happening[]) => inOrder(world, happenings, signal);
  await live(patchTests(world, plan.visits));
  const heads: Consulted[] = [];
  // books of different people do not touch each other
  await Promise.all(
    TEAM.map(({ first }) =>
      live(
        [
          ...plan.visits.filter(({ who }) => who === first),
          ...plan.series.filter(({ who }) => who === first),
        ].flatMap((visit) => visitEvents(world, visit)),
      ),
    ),
  );
  // not beside them: an analysis under way on one day is, to whoever books weeks later, work that never ended
  await live(
    plan.visits
      .filter(({ head }) => head !== undefined)
      .map((visit) => ({
        at: world.at(visit.day, visit.time),
        what: `${visit.client}'s consultation`,
        happens: async () => heads.push(await consult(world, visit)),
      })),
  );
  heads.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  await live([
    ...chairWork(world, heads, plan.visits),
    ...shelfWork(world),
    ...posts(world, heads),
    ...texts(world),
    ...calendarExtras(world),
    ...knowledge(world, heads),
  ]);
}

/** Lets things happen one after the other, in the order of their instants, as far as they lie in the past. */
async function inOrder(
  { now }: World,
  happenings: readonly Happening[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const due = happenings
    .filter(({ at }) => at <= now)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, what, happens } of due) {
    signal?.throwIfAborted();
    try {
      await happens();
    } catch (cause) {
      throw new Error(`${what} on ${at.toISOString()} could not happen: ${String(cause)}`, {
        cause,
      });
    }
  }
}
