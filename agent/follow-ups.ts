import { wakeWaitlist } from "#tools/booking/waitlist/wake.ts";
import { judgeAgain } from "#tools/consultations/analysis/judge-again.ts";
import type { Ctx, Events } from "#tools/core/context.ts";
import { pullPhotosOf } from "#tools/social/pull.ts";

type FollowUp<E extends keyof Events> = (ctx: Ctx, about: Events[E]) => Promise<unknown>;

/** What follows from what happens, across the domains. */
const FOLLOW_UPS: { [E in keyof Events]: FollowUp<E> } = {
  safetyTold: judgeAgain,
  picturesWithdrawn: (ctx, { clientId }) => pullPhotosOf(ctx, clientId),
  timeFreed: wakeWaitlist,
};

export const tell: Ctx["tell"] = (ctx, event, about) => FOLLOW_UPS[event](ctx, about);
