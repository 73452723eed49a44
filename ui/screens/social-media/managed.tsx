import { AtSign } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { SocialSubscription, SocialTier } from "#tools/social/schema.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/layers/dialog.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { Tabs } from "#ui/components/page/tabs.tsx";
import { TEXT_LINK } from "#ui/components/text-link-look.ts";
import { AccountNotices } from "./accounts/account-notices.tsx";
import { AccountsSheet } from "./accounts/accounts-sheet.tsx";
import { ContentCalendar } from "./calendar/content-calendar.tsx";
import { Counters } from "./counters.tsx";
import { CreateContent } from "./create/create-content.tsx";
import { newDraft } from "./fields/draft.ts";
import { PlanChooser } from "./plan-chooser.tsx";
import { useMay } from "./use-may.ts";

const TABS = [
  { id: "create", label: "Create Content" },
  { id: "calendar", label: "Content Calendar" },
] as const;

/** What a salon with a plan sees: how much is left of it, a new post, and all posts by day. The tab stands in the address. */
export function Managed({
  tier,
  subscription,
}: {
  tier: SocialTier;
  subscription: SocialSubscription;
}) {
  const may = useMay();
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<"plan" | "accounts">();
  // kept here, so that a look at the calendar does not cost what was written
  const [draft, setDraft] = useState(() => newDraft(params.get("consultation")));
  const tab = params.get("tab") === "calendar" ? "calendar" : "create";
  const close = () => setOpen(undefined);
  return (
    <Page full className="max-w-[1144px]">
      <PageHeader
        title="Social Media"
        beside
        actions={
          may("connect_accounts") && (
            <Button icon={AtSign} onClick={() => setOpen("accounts")}>
              Accounts
            </Button>
          )
        }
      />
      <Counters
        tier={tier}
        subscription={subscription}
        change={
          may("manage_plans") && (
            <button type="button" className={TEXT_LINK} onClick={() => setOpen("plan")}>
              Change plan
            </button>
          )
        }
      />
      {may("connect_accounts") && <AccountNotices onOpen={() => setOpen("accounts")} />}
      <Tabs
        label="Posts"
        tabs={TABS}
        value={tab}
        onChange={(id) => setParams(id === "calendar" ? { tab: id } : {}, { replace: true })}
      >
        {tab === "create" ? (
          <CreateContent tier={tier} subscription={subscription} draft={draft} onDraft={setDraft} />
        ) : (
          <ContentCalendar tier={tier} onCreate={() => setParams({}, { replace: true })} />
        )}
      </Tabs>
      {open === "accounts" && <AccountsSheet tier={tier} onClose={close} />}
      {open === "plan" && (
        <Dialog open wide onClose={close} title="Change plan">
          <PlanChooser current={tier} onChosen={close} />
        </Dialog>
      )}
    </Page>
  );
}
