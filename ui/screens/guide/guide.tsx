import { PageHeader } from "#ui/components/page-header.tsx";
import { Page } from "#ui/components/page.tsx";

export function GuideScreen() {
  return (
    <Page>
      <PageHeader title="Consultation Guide" />
    </Page>
  );
}
