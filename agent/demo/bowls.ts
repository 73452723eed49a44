import type { Bowl } from "#tools/formulas/schema.ts";
import { finaliseBowl } from "#tools/inventory/bowls/bowls.ts";
import { recordOutcome } from "#tools/bench/outcomes.ts";
import { reweighBowl } from "#tools/inventory/bowls/reweighs.ts";
import { lineCalled, type PlannedVisit } from "./book-plan.ts";
import type { Happening } from "./furnish.ts";
import type { Consulted } from "./heads.ts";
import type { World } from "./world.ts";

const MINUTE = 60_000;
/** A bowl is weighed again after the service in so many cases of ten. */
const WEIGHED_BACK = 6;

/** The work at the chair: bowls mixed and weighed again, for the heads and for whoever comes back for the same. */
export function chairWork(
  world: World,
  heads: readonly Consulted[],
  visits: readonly PlannedVisit[],
): Happening[] {
  return [
    ...heads.flatMap((head) => [...mixedAt(world, head, head.startsAt), outcomeOf(world, head)]),
    ...visits.flatMap((visit) => mixedAgain(world, heads, visit)),
  ];
}

/** What of a head can be weighed: no grams, no bowl. */
const bowlsOf = ({ result }: Consulted) =>
  result.formulas.filter(({ bowl, withheld }) => !withheld && gramsOf(bowl) > 0);

const gramsOf = (bowl: Bowl | null) =>
  (bowl?.developer?.grams ?? 0) + (bowl?.shades ?? []).reduce((sum, { grams }) => sum + grams, 0);

function mixedAt(world: World, head: Consulted, startsAt: Date): Happening[] {
  const { who } = head.visit;
  return bowlsOf(head).flatMap((formula, n) => {
    const at = new Date(startsAt.getTime() + (18 + 30 * n) * MINUTE);
    const later = new Date(at.getTime() + 45 * MINUTE);
    const grams = Math.round(gramsOf(formula.bowl) * (0.95 + world.random() * 0.15));
    const share = 0.03 + world.random() * 0.09;
    const mix: Happening = {
      at,
      what: `Mixing ${head.told.client}'s ${formula.name}`,
      happens: () => finaliseBowl(world.as(at, who), { id: formula.id, totalGrams: grams }),
    };
    const weigh: Happening = {
      at: later,
      what: `Weighing ${head.told.client}'s ${formula.name}`,
      happens: () =>
        reweighBowl(world.as(later, who), {
          formulaId: formula.id,
          mixedGrams: grams,
          leftGrams: Math.round(grams * share * 2) / 2,
        }),
    };
    return world.random() * 10 < WEIGHED_BACK ? [mix, weigh] : [mix];
  });
}

/** Whoever has been a head before and comes back for colour gets the same bowl again. */
function mixedAgain(world: World, heads: readonly Consulted[], visit: PlannedVisit): Happening[] {
  const { client, service, head, fate } = visit;
  const startsAt = world.at(visit.day, visit.time);
  if (head !== undefined || fate !== "came" || !lineCalled(service).colour) return [];
  const before = heads.findLast((each) => each.told.client === client && each.startsAt < startsAt);
  return before ? mixedAt(world, before, startsAt).slice(0, 2) : [];
}

function outcomeOf(
  world: World,
  { told, visit, startsAt, result, afterPhotoId }: Consulted,
): Happening {
  const at = new Date(startsAt.getTime() + 110 * MINUTE);
  return {
    at,
    what: `The outcome of ${told.client}'s visit`,
    happens: () =>
      recordOutcome(world.as(at, visit.who), {
        consultationId: result.consultation.id,
        happy: told.happy,
        levelReached: told.reached,
        tone: told.reachedTone,
        photoId: afterPhotoId,
        note: told.note,
      }),
  };
}
