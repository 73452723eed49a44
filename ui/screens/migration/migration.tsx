import { PageHeader } from "#ui/components/page-header.tsx";
import { Page } from "#ui/components/page.tsx";

export function MigrationScreen() {
  return (
    <Page>
      <PageHeader title="Data Migration" />
    </Page>
  );
}
