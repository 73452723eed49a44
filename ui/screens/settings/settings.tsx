import { PageHeader } from "#ui/components/page-header.tsx";
import { Page } from "#ui/components/page.tsx";
import { AccountSection } from "./account-section.tsx";
import { AiSection } from "./ai-section.tsx";
import { ActsSection } from "./acts-section.tsx";
import { AppearanceSection } from "./appearance-section.tsx";
import { AuditSection } from "./audit-section.tsx";
import { BookingSection } from "./booking-section.tsx";
import { BrandSection } from "./brand-section.tsx";
import { CalendarFeedSection } from "./calendar-feed-section.tsx";
import { DataSection } from "./data-section.tsx";
import { MessageSection } from "./messages/message-section.tsx";
import { TemplateSection } from "./messages/template-section.tsx";
import { NotificationsSection } from "./notifications-section.tsx";
import { PaymentsSection } from "./payments-section.tsx";
import { PricesSection } from "./prices-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { SubscriptionSection } from "./subscription-section.tsx";
import { TeamSection } from "./team-section.tsx";
import { TokensSection } from "./tokens-section.tsx";

/** Plan and usage, looks, the professional profile, the account. */
export function Component() {
  return (
    <Page>
      <PageHeader title="Settings" />
      <SubscriptionSection />
      <BrandSection />
      <AppearanceSection />
      <NotificationsSection />
      <MessageSection />
      <TemplateSection />
      <AiSection />
      <ProfileSection />
      <TeamSection />
      <BookingSection />
      <CalendarFeedSection />
      <PricesSection />
      <PaymentsSection />
      <TokensSection />
      <ActsSection />
      <AuditSection />
      <DataSection />
      <AccountSection />
    </Page>
  );
}
