import { PageHeader } from "#ui/components/page-header.tsx";
import { Page } from "#ui/components/page.tsx";

export function GettingStartedScreen() {
  return (
    <Page>
      <PageHeader title="Start Here" />
    </Page>
  );
}
