import { ErrorState } from "#ui/components/page/error-state.tsx";
import { Fold } from "#ui/components/page/fold.tsx";
import { Spinner } from "#ui/components/page/spinner.tsx";
import { TESTS, type TestId } from "./lab-tests.ts";
import type { Run } from "./use-lab.ts";

/** Letters of the analysis that are shown. */
const PREVIEW = 500;

/** What came back, as it came, and folded under it what was sent. */
export function RawResult({ id, run }: { id: TestId; run: Run }) {
  return (
    <div className="mb-5 flex flex-col gap-3 border-b border-line-soft pb-3">
      <h3 className="text-base">Raw answer</h3>
      <Answer id={id} run={run} />
      <Fold key={id} summary="Sample data that it sends">
        <Raw label={`Sample data: ${TESTS[id].tab}`}>{TESTS[id].sends}</Raw>
      </Fold>
    </div>
  );
}

/** Of the analysis the beginning. */
function Answer({ id, run }: { id: TestId; run: Run }) {
  if (run.state === "failed")
    return (
      <ErrorState title={run.message}>
        {run.said && run.said !== run.message ? run.said : null}
      </ErrorState>
    );
  if (run.state === "running") return <Spinner label={`Running: ${TESTS[id].tab}`} />;
  if (run.state !== "done")
    return (
      <p className="text-ink-2">
        {run.state === "stopped"
          ? "Stopped before it was done. Nothing of it was kept here."
          : "Not run yet. Run it, and what came back stands here as it came."}
      </p>
    );
  const analysis = id === "consultation" ? analysisIn(run.result) : undefined;
  return (
    <div className="flex flex-col gap-4">
      {analysis !== undefined && (
        <section aria-labelledby="lab-analysis" className="flex flex-col gap-2">
          <h4 id="lab-analysis" className="text-sm">
            AI analysis
          </h4>
          <p className="text-ink-2 whitespace-pre-line">{cut(analysis)}</p>
        </section>
      )}
      <Raw label={`Raw result: ${TESTS[id].tab}`}>{run.result}</Raw>
    </div>
  );
}

function Raw({ label, children }: { label: string; children: unknown }) {
  return (
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be reached by keyboard
      tabIndex={0}
      aria-label={label}
      role="region"
      className="max-h-96 overflow-auto rounded-m border border-line-soft bg-sunken p-4 font-mono text-xs"
    >
      {JSON.stringify(children, shortened, 2)}
    </pre>
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
