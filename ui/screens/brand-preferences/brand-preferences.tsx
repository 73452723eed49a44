import { useSearchParams } from "react-router";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { Tabs } from "#ui/components/page/tabs.tsx";
import { PreferencesTab } from "./preferences-tab.tsx";
import { ShelfTab } from "./shelf-tab.tsx";

const TABS = [
  { id: "lines", label: "My lines" },
  { id: "shelf", label: "My shelf" },
] as const;

/** The lines that formulas are written in, best first, and what of them stands on the shelf. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const tab = params.get("tab") === "shelf" ? "shelf" : "lines";
  return (
    <Page>
      <PageHeader
        title="Brand Preferences"
        lead="Formulas are written in your lines, in this order: the first line that fits is taken."
      />
      <Tabs
        label="Brand preferences"
        tabs={TABS}
        value={tab}
        onChange={(id) => setParams(id === "shelf" ? { tab: id } : {}, { replace: true })}
      >
        {tab === "shelf" ? <ShelfTab /> : <PreferencesTab />}
      </Tabs>
    </Page>
  );
}
