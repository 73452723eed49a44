import type { PlannedRoadmap } from "#tools/roadmaps/schema.ts";
import { RoadmapCard } from "#ui/cards/roadmap-card/roadmap-card.tsx";

/** The plan that may be shared, with the tap that makes the link. */
export function SharedPlanCard({ value }: { value: PlannedRoadmap }) {
  return <RoadmapCard {...value} />;
}
