import { DomainError } from "#tools/core/errors.ts";
import { SCENARIOS, type PracticeScenario, type PracticeTarget } from "./data.ts";
import type { TrainingScenario } from "./schema.ts";

/** The ten practice heads as they are shown: without the engine's words. */
export function listScenarios(): Promise<TrainingScenario[]> {
  return Promise.resolve(
    SCENARIOS.map(({ hair: _hair, sampleTargets, ...scenario }) => ({
      ...scenario,
      sampleTargets: sampleTargets.map(({ goal: _goal, ...target }) => target),
    })),
  );
}

/** A practice head and one of its targets, by their numbers. @throws not_found */
export function findPractice({ scenario, target }: { scenario: number; target: number }): {
  head: PracticeScenario;
  goal: PracticeTarget;
} {
  const head = SCENARIOS.find(({ number }) => number === scenario);
  const goal = head?.sampleTargets[target - 1];
  if (!head || !goal) throw new DomainError("not_found", "There is no such practice scenario.");
  return { head, goal };
}
