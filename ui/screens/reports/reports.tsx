import { useQuery } from "@tanstack/react-query";
import { ChartColumn } from "lucide-react";
import { useState, type ComponentType } from "react";
import type { AskReport, ReportName } from "#tools/reports/schema.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { may, refusalOf } from "#tools/access/permissions-rules.ts";
import { getBookingRules } from "#ui/api/desk/booking-rules.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { ScreenSkeleton } from "#ui/components/page/skeleton.tsx";
import { Tabs } from "#ui/components/page/tabs.tsx";
import { ClientsTab } from "./clients-tab.tsx";
import { FormulasTab } from "./formulas-tab.tsx";
import { ProductTab } from "./product-tab.tsx";
import { ReportControls } from "./report-controls.tsx";
import { beforeWords, daysWords } from "./report-words.ts";
import { RevenueTab } from "./revenue-tab.tsx";
import { useReportView } from "./use-report-view.ts";

const TABS = [
  { id: "revenue", label: "Revenue" },
  { id: "clients", label: "Clients" },
  { id: "product", label: "Product" },
  { id: "formulas", label: "Formulas" },
] as const;

const PANELS: Record<ReportName, ComponentType<{ asked: AskReport }>> = {
  revenue: RevenueTab,
  clients: ClientsTab,
  product: ProductTab,
  formulas: FormulasTab,
};

const DEVICE_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What the salon came to: visits and their worth, clients, product and formulas, measured and never guessed. */
export function Component() {
  const session = useQuery(sessionQuery);
  const rules = useQuery(getBookingRules);
  const role = session.data?.salon.role;
  if (role && !may(role, "see_reports"))
    return (
      <Page>
        <PageHeader title="Reports" />
        <EmptyState icon={ChartColumn}>{refusalOf("see_reports")}</EmptyState>
      </Page>
    );
  // days are the salon's: without its clock there is no today
  if (!role || rules.isPending) return <ScreenSkeleton />;
  return (
    <Reports
      timeZone={rules.data?.timeZone ?? DEVICE_ZONE}
      leads={may(role, "see_reports_of_others")}
    />
  );
}

function Reports({ timeZone, leads }: { timeZone: string; leads: boolean }) {
  const [today] = useState(() => wallOf(timeZone, Date.now()).date);
  const view = useReportView(today);
  const Panel = PANELS[view.name];
  return (
    <Page className="md:max-w-[1120px]">
      <PageHeader
        title="Reports"
        actions={<ReportControls view={view} leads={leads} />}
        lead={`${leads ? "" : "Your own figures, "}${daysWords(view.range, "year")}. Arrows compare with ${beforeWords(view.range)}.`}
      />
      <Tabs label="Report" tabs={TABS} value={view.name} onChange={view.show}>
        <Panel asked={view.asked} />
      </Tabs>
    </Page>
  );
}
