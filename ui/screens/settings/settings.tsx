import { useQuery } from "@tanstack/react-query";
import type { FunctionComponent } from "react";
import { Navigate, useLocation } from "react-router";
import { sessionQuery } from "#ui/api/session.ts";
import { BackLink } from "#ui/components/page/back-link.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { SavedTogether } from "#ui/components/fields/saved-form.tsx";
import { cx } from "#ui/lib/cx.ts";
import { AccountSection } from "./access/account-section.tsx";
import { AiSection } from "./assistant/ai-section.tsx";
import { ActsSection } from "./assistant/acts-section.tsx";
import { AppearanceSection } from "./you/appearance-section.tsx";
import { AsksSection } from "./asks/asks-section.tsx";
import { AuditSection } from "./data/audit-section.tsx";
import { BookingSection } from "./booking/booking-section.tsx";
import { BrandSection } from "./assistant/brand-section.tsx";
import { CalendarFeedSection } from "./booking/calendar-feed-section.tsx";
import { ContentsPanel } from "./contents-panel.tsx";
import { pagesFor, PAGES, pathOf, type SectionId, type SettingsPage } from "./contents.ts";
import { DataSection } from "./data/data-section.tsx";
import { MemorySection } from "./memory/memory-section.tsx";
import { Delivery } from "./messages/delivery.tsx";
import { MessageSection } from "./messages/message-section.tsx";
import { WhatItMayDo } from "./assistant/what-it-may-do.tsx";
import { WhatGoesOut } from "./messages/what-goes-out.tsx";
import { TemplateSection } from "./messages/template-section.tsx";
import { NotificationsSection } from "./you/notifications-section.tsx";
import { PaymentsSection } from "./money/payments-section.tsx";
import { PricesSection } from "./money/prices-section.tsx";
import { SeenByClients } from "./you/seen-by-clients.tsx";
import { ProfileSection } from "./you/profile-section.tsx";
import { SubscriptionSection } from "./money/subscription-section.tsx";
import { TeamSection } from "./team-section.tsx";
import { TokenRequests } from "./access/token-requests.tsx";
import { TokensSection } from "./access/tokens-section.tsx";

const CARDS: Record<SectionId, FunctionComponent> = {
  subscription: SubscriptionSection,
  brand: BrandSection,
  appearance: AppearanceSection,
  profile: ProfileSection,
  account: AccountSection,
  "calendar-feed": CalendarFeedSection,
  messages: MessageSection,
  templates: TemplateSection,
  notifications: NotificationsSection,
  booking: BookingSection,
  team: TeamSection,
  prices: PricesSection,
  payments: PaymentsSection,
  ai: AiSection,
  asks: AsksSection,
  memory: MemorySection,
  acts: ActsSection,
  tokens: TokensSection,
  audit: AuditSection,
  data: DataSection,
};

/** Sections that stand beside the others at a desk, and under them where there is no room. */
const BESIDE: readonly SectionId[] = [
  "account",
  "calendar-feed",
  "notifications",
  "memory",
  "ai",
  "tokens",
];
/** What a page sets, as clients see it: at the top of the second column. */
const SHOWN: Partial<Record<SettingsPage["slug"], FunctionComponent>> = {
  you: SeenByClients,
  messages: WhatGoesOut,
};

/** What stands above the sections of a page. */
const LEADS: Partial<Record<SettingsPage["slug"], FunctionComponent>> = {
  access: TokenRequests,
  assistant: WhatItMayDo,
  messages: Delivery,
};

/** One page of the settings beside its contents. An anchor of another page leads there. */
export function Component() {
  const { pathname, hash } = useLocation();
  const slug = pathname.split("/")[2] ?? "";
  const { data: session } = useQuery(sessionQuery);
  const pages = pagesFor(session?.salon.role);
  const named = PAGES.find(({ sections }) => sections.some((id) => `#${id}` === hash));
  const page = pages.find((each) => each.slug === slug);
  if (named && named.slug !== slug) return <Navigate to={pathOf(named) + hash} replace />;
  // on a narrow screen there is room for the contents or for a page of them
  const opened = page?.slug !== "" || named !== undefined;
  if (!page) return session === undefined ? null : <Navigate to="/settings" replace />;
  const aside = page.sections.filter((id) => BESIDE.includes(id));
  const main = page.sections.filter((id) => !BESIDE.includes(id));
  const Shown = SHOWN[page.slug];
  const Lead = LEADS[page.slug];
  const beside = Shown !== undefined || aside.length > 0;
  return (
    <Page full className="max-w-[1240px]">
      {opened && (
        <div className="-mb-4 lg:hidden">
          <BackLink to="/settings">Settings</BackLink>
        </div>
      )}
      <PageHeader title={page.slug ? page.title : "Settings"} />
      <div className="grid items-start gap-7 lg:grid-cols-[236px_minmax(0,1fr)]">
        <ContentsPanel
          pages={pages}
          current={page}
          className={cx("lg:sticky lg:top-7", opened && "max-lg:hidden")}
        />
        <div
          key={page.slug}
          className={cx(
            "grid grid-cols-[minmax(0,1fr)] items-start gap-7",
            beside && "min-[85rem]:grid-cols-[minmax(0,1fr)_312px]",
            !opened && "max-lg:hidden",
          )}
        >
          {Lead && (
            <div className="col-span-full min-w-0 empty:hidden">
              <Lead />
            </div>
          )}
          <div
            className={cx(
              "flex min-w-0 flex-col gap-7",
              // the keys are few, the log is long
              page.slug === "access" && "max-[85rem]:order-last",
            )}
          >
            <SavedTogether>{main.map(sectionOf)}</SavedTogether>
          </div>
          {beside && (
            <div className="contents min-w-0 flex-col gap-7 min-[85rem]:flex">
              {Shown && <Shown />}
              {aside.map(sectionOf)}
            </div>
          )}
        </div>
      </div>
    </Page>
  );
}

function sectionOf(id: SectionId) {
  const Section = CARDS[id];
  return <Section key={id} />;
}
