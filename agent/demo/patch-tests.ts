import { recordClientTest } from "#tools/clients/client-tests.ts";
import { lineCalled, type PlannedVisit } from "./book-plan.ts";
import type { Happening } from "./furnish.ts";
import type { World } from "./world.ts";

const HOUR = 3_600_000;
const READ_AFTER = 48 * HOUR;
/** Of the visits that need a test, one in so many comes without. */
const FORGOTTEN = 9;

/** The patch tests of a book: each done three days before a visit with colour, and read. Some are forgotten, never those of a head. */
export function patchTests(world: World, visits: readonly PlannedVisit[]): Happening[] {
  return visits
    .filter(
      ({ service, client, fate }) => client && lineCalled(service).colour && fate !== "no_show",
    )
    .flatMap((visit, at) => {
      const mayBeForgotten = visit.head === undefined;
      return mayBeForgotten && at % FORGOTTEN === 0 ? [] : [testBefore(world, visit)];
    });
}

function testBefore(world: World, { client, who, day, time }: PlannedVisit): Happening {
  const startsAt = world.at(day, time).getTime();
  const doneAt = startsAt - 72 * HOUR;
  const isRead = doneAt + READ_AFTER <= world.now.getTime();
  const at = new Date(isRead ? doneAt + READ_AFTER + HOUR : doneAt + HOUR / 4);
  return {
    at,
    what: `${client}'s patch test`,
    happens: () =>
      recordClientTest(world.as(at, who), {
        clientId: world.clients.get(client ?? "") ?? "",
        kind: "patch",
        doneAt: new Date(doneAt).toISOString(),
        brandId: "wella-professionals",
        result: isRead ? "passed" : "pending",
        note: isRead ? "Inside of the elbow, read after two days: clear." : "",
      }),
  };
}
