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
        lead="For developers: three calls with sample data, and their raw answers."
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
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card title="Tests">
          <ol className="-mb-3 flex flex-col" aria-live="polite">
            {IDS.map((id, at) => (
              <li key={id} className="flex items-center gap-x-4 border-t border-line-soft py-3">
                <div className="min-w-0 flex-1">
                  <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
                    {at + 1}. {TESTS[id].tab}
                    <RunBadge run={runs[id]} />
                  </p>
                  <p className="mt-0.5 text-sm text-ink-2 max-sm:text-balance">{TESTS[id].about}</p>
                </div>
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
              </li>
            ))}
          </ol>
        </Card>
        <Card title="What came back">
          <Tabs label="Results" tabs={TABS} value={tab} onChange={setTab}>
            <RawResult id={tab} run={runs[tab]} />
          </Tabs>
        </Card>
      </div>
    </Page>
  );
}

function TabName({ whole, short }: { whole: string; short: string }) {
  const [before = "", after = ""] = whole.split(short);
  return (
    <span>
      <span className="sr-only">{before}</span>
      {short}
      <span className="sr-only">{after}</span>
    </span>
  );
}
