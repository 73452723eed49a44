import { Braces } from "lucide-react";
import { ErrorState } from "#ui/components/page/error-state.tsx";
import { Spinner } from "#ui/components/page/spinner.tsx";
import { timeIn } from "#ui/lib/format.ts";
import { CodePane, Raw } from "./code-pane.tsx";
import { TESTS, type TestId } from "./lab-tests.ts";
import type { Run } from "./use-lab.ts";

/** Letters of the analysis that are shown. */
const PREVIEW = 500;

/** What came back, as it came, and when; before that, what is to come. */
export function RawResult({ id, run }: { id: TestId; run: Run }) {
  return (
    <CodePane title="Response" fact={run.state === "done" ? took(run) : null}>
      <div className="flex min-h-64 flex-1 flex-col gap-4">
        <Answer id={id} run={run} />
      </div>
    </CodePane>
  );
}

const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "1.2 s, at 10:04 AM" */
const took = ({ ms, at }: { ms: number; at: number }) =>
  `${(ms / 1000).toFixed(1)} s, at ${timeIn(HERE, at)}`;

/** Of the analysis the beginning. */
function Answer({ id, run }: { id: TestId; run: Run }) {
  if (run.state === "failed")
    return (
      <ErrorState title={run.message}>
        {run.said && run.said !== run.message ? run.said : null}
      </ErrorState>
    );
  if (run.state !== "done")
    return (
      <div className="flex flex-1 flex-col gap-5 rounded-m border border-dashed border-line p-4">
        <p className="flex items-center gap-2.5 text-sm text-ink-2">
          {run.state === "running" ? (
            <Spinner label={`Running: ${TESTS[id].tab}`} />
          ) : (
            <Braces size={18} aria-hidden="true" className="shrink-0 text-ink-3" />
          )}
          {run.state === "stopped"
            ? "Ended before an answer came. Nothing of it was kept here."
            : TESTS[id].answers}
        </p>
        <ul
          aria-label="What stands in it"
          className="flex flex-1 flex-col justify-start font-mono text-xs text-ink-2"
        >
          {TESTS[id].fields.map((field) => (
            <li key={field} className="border-t border-line-soft py-3">
              {field}
            </li>
          ))}
        </ul>
      </div>
    );
  const analysis = id === "consultation" ? analysisIn(run.result) : undefined;
  return (
    <>
      {analysis !== undefined && (
        <section aria-labelledby="lab-analysis" className="flex flex-col gap-2">
          <h4 id="lab-analysis" className="text-sm">
            AI analysis
          </h4>
          <p className="text-sm text-ink-2 whitespace-pre-line">{cut(analysis)}</p>
        </section>
      )}
      <Raw
        label={`Raw result: ${TESTS[id].tab}`}
        replacer={shortened}
        className="min-h-64 flex-1 basis-0 max-xl:max-h-96 max-xl:basis-auto"
      >
        {run.result}
      </Raw>
    </>
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
