import { TestTube } from "lucide-react";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { ErrorState } from "#ui/components/page/error-state.tsx";
import { Spinner } from "#ui/components/page/spinner.tsx";
import { TESTS, type TestId } from "./lab-tests.ts";
import type { Run } from "./use-lab.ts";

/** Letters of the analysis that are shown. */
const PREVIEW = 500;

/** What came back, as it came; of the analysis the beginning. */
export function RawResult({ id, run }: { id: TestId; run: Run }) {
  if (run.state === "failed")
    return (
      <ErrorState title={run.message}>
        {run.said && run.said !== run.message ? run.said : null}
      </ErrorState>
    );
  if (run.state === "running") return <Spinner label={`Running: ${TESTS[id].tab}`} />;
  if (run.state !== "done")
    return (
      <EmptyState
        icon={TestTube}
        className="border-0! py-8!"
        {...(run.state === "idle" && { title: "Not run yet" })}
      >
        {run.state === "stopped"
          ? "Stopped before it was done. Nothing of it was kept here."
          : "Run the test to see its raw result."}
      </EmptyState>
    );
  const analysis = id === "consultation" ? analysisIn(run.result) : undefined;
  return (
    <div className="flex flex-col gap-4">
      {analysis !== undefined && (
        <section aria-labelledby="lab-analysis" className="flex flex-col gap-2">
          <h2 id="lab-analysis" className="text-base">
            AI analysis
          </h2>
          <p className="text-ink-2 whitespace-pre-line">{cut(analysis)}</p>
        </section>
      )}
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be reached by keyboard
        tabIndex={0}
        aria-label={`Raw result: ${TESTS[id].tab}`}
        role="region"
        className="max-h-[60dvh] overflow-auto rounded-[18px] border border-line-soft bg-sunken p-4 font-mono text-xs"
      >
        {JSON.stringify(run.result, shortened, 2)}
      </pre>
    </div>
  );
}

function analysisIn(result: unknown): string | undefined {
  return typeof result === "object" && result !== null && "aiAnalysis" in result
    ? String(result.aiAnalysis)
    : undefined;
}

function shortened(key: string, value: unknown): unknown {
  return key === "aiAnalysis" && typeof value === "string" ? cut(value) : value;
}

function cut(text: string): string {
  return text.length > PREVIEW ? `${text.slice(0, PREVIEW)}…` : text;
}
