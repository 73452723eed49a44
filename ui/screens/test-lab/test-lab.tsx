import { useQuery } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { useState } from "react";
import { listLearners } from "#ui/api/chair/training.ts";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { ReadError } from "#ui/components/page/query-view.tsx";
import { rove } from "#ui/components/roving.ts";
import { cx } from "#ui/lib/cx.ts";
import { TESTS, type TestId } from "./lab-tests.ts";
import { RawResult } from "./raw-result.tsx";
import { RunBadge } from "./run-badge.tsx";
import { SampleShown } from "./sample-shown.tsx";
import { useLab } from "./use-lab.ts";

const IDS = ["example", "conversions", "consultation"] as const satisfies readonly TestId[];

/** For developers: three calls of the product with sample data, and what came back. */
export function Component() {
  const [tab, setTab] = useState<TestId>("example");
  const learners = useQuery(listLearners);
  const { runs, running, run, runAll, stop } = useLab(learners.data?.[0]?.id);
  return (
    <Page full className="max-w-[1144px]">
      <PageHeader
        title="Test Lab"
        beside
        lead="Three calls with sample data, for developers."
        actions={
          running ? (
            <Button onClick={stop}>Stop</Button>
          ) : (
            <Button kind="primary" icon={Play} onClick={runAll} disabled={!learners.data}>
              Run all tests
            </Button>
          )
        }
      />
      <ReadError query={learners} name="the stylists" />
      <div className="grid items-start gap-7 max-md:gap-5 lg:grid-cols-[304px_minmax(0,1fr)]">
        <div
          role="tablist"
          aria-label="Tests"
          aria-orientation="vertical"
          aria-live="polite"
          onKeyDown={(event) => rove(event, "[role=tab]")?.click()}
          className="flex flex-col gap-1 rounded-card border border-line-soft bg-surface p-2 shadow-edge"
        >
          {IDS.map((id) => (
            <button
              key={id}
              type="button"
              role="tab"
              aria-selected={id === tab}
              aria-controls="lab-test"
              tabIndex={id === tab ? 0 : -1}
              onClick={() => setTab(id)}
              className={cx(
                "grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-m p-3.5 text-left transition-colors duration-150 max-md:py-2",
                id === tab ? "bg-accent-soft" : "hover:bg-accent-soft/50",
              )}
            >
              <span id={`lab-${id}-name`} className="font-display text-md font-semibold">
                {TESTS[id].tab}
              </span>
              <RunBadge run={runs[id]} />
              <span className="col-span-2 text-sm text-ink-2 max-md:sr-only">
                {TESTS[id].about}
              </span>
            </button>
          ))}
        </div>
        <Card
          id="lab-test"
          role="tabpanel"
          aria-labelledby={`lab-${tab}-name`}
          title={TESTS[tab].tab}
          aside={
            <Button
              aria-label={`Run ${TESTS[tab].tab}`}
              icon={Play}
              disabled={running || !learners.data}
              pending={runs[tab].state === "running"}
              onClick={() => run(tab)}
            >
              Run
            </Button>
          }
        >
          <p className="flex flex-wrap items-center gap-2 border-b border-line-soft pb-4 font-mono text-xs text-ink-2">
            <span className="rounded-small bg-accent-soft px-2 py-0.5 font-semibold text-ink">
              POST
            </span>
            {TESTS[tab].calls.path}
            {TESTS[tab].calls.times > 1 && <span>×{TESTS[tab].calls.times}</span>}
          </p>
          <div className="mt-1 grid gap-x-6 gap-y-2 md:grid-cols-2">
            <SampleShown of={tab} />
            <RawResult id={tab} run={runs[tab]} />
          </div>
        </Card>
      </div>
    </Page>
  );
}
