import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listPracticeFormulas } from "#ui/api/chair/training.ts";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { Tabs } from "#ui/components/page/tabs.tsx";
import { TrainingExamples } from "./training-examples.tsx";
import { PracticeHistory } from "./practice-history.tsx";
import { Practice } from "./practice.tsx";

const TABS = [
  { id: "practice", label: "Practice" },
  { id: "history", label: "My history" },
  { id: "examples", label: "Training examples" },
] as const;

/** Ten practice heads to write formulas for, what became of them, and the worked cases that the salon keeps. */
export function Component() {
  const [tab, setTab] = useState<(typeof TABS)[number]["id"]>("practice");
  const history = useQuery(listPracticeFormulas);
  return (
    <Page>
      <PageHeader
        title="Formula Training"
        lead="Ten heads, thirty target colors. Write the formula as you would at the bowl, and see what it would do."
      />
      <Tabs label="Formula Training" tabs={TABS} value={tab} onChange={setTab}>
        {tab === "practice" && <Practice history={history.data ?? []} />}
        {tab === "history" && (
          <PracticeHistory history={history} onPractise={() => setTab("practice")} />
        )}
        {tab === "examples" && <TrainingExamples />}
      </Tabs>
    </Page>
  );
}
