import { PageHeader } from "#ui/components/page-header.tsx";
import { Page } from "#ui/components/page.tsx";

export function ReportsScreen() {
  return (
    <Page>
      <PageHeader title="Reports" />
    </Page>
  );
}
