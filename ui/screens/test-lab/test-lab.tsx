import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listLearners } from "#ui/api/chair/training.ts";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { ReadError } from "#ui/components/page/query-view.tsx";
import { Tabs } from "#ui/components/page/tabs.tsx";
import { TESTS, type TestId } from "./lab-tests.ts";
import { RawResult } from "./raw-result.tsx";
import { RunBadge } from "./run-badge.tsx";
import { useLab } from "./use-lab.ts";

const IDS = ["example", "conversions", "consultation"] as const satisfies readonly TestId[];
/** The word of a tab that is enough where three whole names have no room. */
const SHORT: Record<TestId, string> = {
  example: "Training",
  conversions: "Conversions",
  consultation: "Consultation",
};
const TABS = IDS.map((id) => ({ id, label: <TabName whole={TESTS[id].tab} short={SHORT[id]} /> }));

/** For developers: three calls of the product with sample data, and what came back. */
export function Component() {
  const [tab, setTab] = useState<TestId>("example");
  const learners = useQuery(listLearners);
  const { runs, running, run, runAll, stop } = useLab(learners.data?.[0]?.id);
  return (
    <Page>
      <PageHeader
        title="Test Lab"
        beside
        lead="Three calls with sample data, for developers."
        actions={
          running ? (
            <Button onClick={stop}>Stop</Button>
          ) : (
            <Button kind="primary" onClick={runAll} disabled={!learners.data}>
              Run all tests
            </Button>
          )
        }
      />
      <ReadError query={learners} name="the stylists" />
      <ol
        aria-label="Tests"
        aria-live="polite"
        className="grid divide-line-soft rounded-card border border-line-soft bg-surface shadow-edge max-md:divide-y md:grid-cols-3 md:divide-x"
      >
        {IDS.map((id, at) => (
          <li key={id} className="flex gap-4 p-[22px] max-md:items-center max-md:p-4 md:flex-col">
            <div className="min-w-0 flex-1">
              <h2 className="text-lg">
                {at + 1}. {TESTS[id].tab}
              </h2>
              <p className="mt-1 text-sm text-pretty text-ink-2">{TESTS[id].about}</p>
            </div>
            <div className="flex min-h-11 items-center gap-x-3 gap-y-2 max-md:flex-col">
              <Button
                aria-label={`Run ${TESTS[id].tab}`}
                disabled={running || !learners.data}
                pending={runs[id].state === "running"}
                onClick={() => {
                  setTab(id);
                  run(id);
                }}
              >
                Run
              </Button>
              <RunBadge run={runs[id]} />
            </div>
          </li>
        ))}
      </ol>
      <Card title="Results">
        <Tabs label="Results" tabs={TABS} value={tab} onChange={setTab}>
          <RawResult id={tab} run={runs[tab]} />
        </Tabs>
      </Card>
    </Page>
  );
}

function TabName({ whole, short }: { whole: string; short: string }) {
  const [before = "", after = ""] = whole.split(short);
  return (
    <span>
      <span className="max-md:sr-only">{before}</span>
      {short}
      <span className="max-md:sr-only">{after}</span>
    </span>
  );
}
