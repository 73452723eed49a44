import { contextFor, contextForSalon, type Services } from "#agent/context.ts";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { seeded } from "#tools/colour/render/random.ts";
import type { Actor, Ctx, SalonCtx } from "#tools/core/context.ts";
import type { QueueName } from "#tools/core/queue-data.ts";
import type { Service } from "#tools/pricing/services/service-schema.ts";
import { addDays, instantOf, wallOf } from "#tools/values/zone-rules.ts";
import { demoPlatforms } from "./platforms.ts";
import { HOUSE, type FirstName } from "./team.ts";

/** Work that an act of the past left for later. */
type LeftWork = { queue: QueueName; salonId: string; id: string };

/** Somebody of the team with their menu, once both are in the salon. */
export type Member = { actor: Actor; slug: string; menu: ReadonlyMap<string, Service> };

/** The salon in the making. Its acts are the product's own verbs, each at the instant at which it is said to have happened. */
export type World = {
  salonId: string;
  /** The present instant, at which the demo begins. */
  now: Date;
  /** Today in the salon's zone. */
  today: string;
  team: Map<FirstName, Member>;
  /** Ids of clients by name. */
  clients: Map<string, string>;
  /** Those who agreed to have their pictures shown. */
  shown: Set<string>;
  /** Pictures that clients brought, by file: what several wish for is kept once. */
  goals: Map<string, string>;
  random: () => number;
  left: LeftWork[];
  /** The services as they were at an instant. */
  servicesAt(at: Date): Services;
  /** Somebody of the team at an instant; the owner where nobody is named. */
  as(at: Date, who?: FirstName): Ctx;
  /** The salon at an instant, with nobody acting. */
  salonAt(at: Date): SalonCtx;
  /** An instant of the salon's clock, so many days from today. */
  at(days: number, time: string): Date;
};

/** A salon without anything in it yet. Nothing that happens in it reaches the outside, and the built-in engine looks at its photos. */
export function openWorld(services: Services, now: Date, owner: Actor): World {
  const { salonId } = owner;
  const today = wallOf(HOUSE.timeZone, now.getTime()).date;
  const left: LeftWork[] = [];
  const quiet: Services = {
    ...services,
    model: { provider: "builtin", chat: builtinModel(), vision: null },
    platforms: demoPlatforms({ shows: true }),
    jobs: {
      ...services.jobs,
      add: async (_db, queue, jobs) => {
        for (const { salonId: whose, id = "" } of jobs) left.push({ queue, salonId: whose, id });
      },
    },
  };
  const team = new Map<FirstName, Member>();
  const servicesAt = (at: Date): Services => ({ ...quiet, now: () => at });
  return {
    salonId,
    now,
    today,
    team,
    clients: new Map(),
    shown: new Set(),
    goals: new Map(),
    random: seeded(20_240),
    left,
    servicesAt,
    as: (at, who) => contextFor(servicesAt(at), (who && team.get(who)?.actor) ?? owner),
    salonAt: (at) => contextForSalon(servicesAt(at), salonId),
    at: (days, time) => {
      const instant = instantOf(HOUSE.timeZone, addDays(today, days), time);
      // a time that the clocks skip is as good an hour later
      return new Date(instant ?? instantOf(HOUSE.timeZone, addDays(today, days), "12:00") ?? now);
    },
  };
}
