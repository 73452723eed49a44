import { z } from "zod";
import { Visit } from "#tools/colour/schema.ts";

/** Whether the page that the client opens says what the visits roughly cost. */
export const SharedCost = z.enum(["shown", "hidden"]);
export type SharedCost = z.infer<typeof SharedCost>;

export const ShareRoadmap = z.strictObject({ consultationId: z.uuid(), cost: SharedCost });
export type ShareRoadmap = z.infer<typeof ShareRoadmap>;

/** A new link. It is told once: only a fingerprint of it is kept. */
export const RoadmapLink = z.object({ url: z.string(), expiresAt: z.iso.datetime() });
export type RoadmapLink = z.infer<typeof RoadmapLink>;

/** Whether there is a link that still opens, and until when. */
export const RoadmapShare = z.object({ expiresAt: z.iso.datetime().nullable() });
export type RoadmapShare = z.infer<typeof RoadmapShare>;

/** The plan of a consultation, before it is shared. */
export const PlannedRoadmap = z.object({
  consultationId: z.uuid(),
  clientName: z.string(),
  visits: z.array(Visit),
  /** Until when the present link opens; null without one. */
  expiresAt: z.iso.datetime().nullable(),
});
export type PlannedRoadmap = z.infer<typeof PlannedRoadmap>;

/** From, to, in minor units. */
export type MoneyRange = [number, number];

/** What whoever holds the link may read: nothing of products, nothing of the rest of the consultation. */
export type SharedRoadmap = {
  salonName: string;
  /** Null where no name was given. */
  firstName: string | null;
  currency: string;
  visits: (Pick<
    Visit,
    "visit" | "title" | "fromLevel" | "toLevel" | "minutes" | "weeksAfter" | "forClient"
  > & {
    /** What may end the plan, in the client's words. */
    stops: string[];
    cost: MoneyRange | null;
  })[];
};
