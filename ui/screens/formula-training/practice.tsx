import { useEffect, useRef, useState } from "react";
import { SCENARIOS } from "#tools/training/data.ts";
import type { PracticeFormula } from "#tools/training/schema.ts";
import { ScenarioGrid } from "./scenario-grid.tsx";
import { Workspace } from "./workspace.tsx";

/** The grid of practice heads, and the workspace of the chosen one above it. */
export function Practice({ history }: { history: readonly PracticeFormula[] }) {
  const [chosen, setChosen] = useState<number>();
  const scenario = SCENARIOS.find(({ number }) => number === chosen);
  const workspace = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (chosen === undefined) return;
    workspace.current?.scrollIntoView({ block: "start" });
    workspace.current?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }, [chosen]);

  return (
    <div className="flex flex-col gap-7">
      {scenario && (
        <div ref={workspace} className="scroll-mt-20">
          <Workspace key={scenario.id} scenario={scenario} />
        </div>
      )}
      <section aria-labelledby="practice-heads" className="flex flex-col gap-3">
        <h2 id="practice-heads" className="text-lg">
          {scenario ? "Choose another head" : "Choose a head"}
        </h2>
        <ScenarioGrid chosen={chosen} best={bestScores(history)} onChoose={setChosen} />
        <p className="text-sm text-ink-3">
          The photos are rendered from the palette of the color engine. They show level and tone,
          not a person.
        </p>
      </section>
    </div>
  );
}

function bestScores(history: readonly PracticeFormula[]): ReadonlyMap<number, number> {
  const best = new Map<number, number>();
  for (const { grade } of history)
    best.set(grade.scenario, Math.max(grade.score, best.get(grade.scenario) ?? 0));
  return best;
}
