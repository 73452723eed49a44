import { PageHeader } from "#ui/components/page-header.tsx";
import { Page } from "#ui/components/page.tsx";

export function VerificationScreen() {
  return (
    <Page>
      <PageHeader title="Stylist Verification" />
    </Page>
  );
}
