import { useMutation, useQuery } from "@tanstack/react-query";
import { Check, ClipboardCheck, Package, ScanBarcode, Truck } from "lucide-react";
import { INVENTORY_PRICE } from "#tools/inventory/data.ts";
import { refusalOf } from "#tools/access/permissions-rules.ts";
import { activateInventory } from "#ui/api/desk/inventory.ts";
import { ChargeWords } from "#ui/cards/billing/charge-words.tsx";
import { PlanNotice } from "#ui/cards/billing/plan-notice.tsx";
import { useStockActs } from "#ui/cards/inventory/use-inventory.ts";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { sessionQuery } from "#ui/api/session.ts";

const HOLDS = [
  {
    icon: Package,
    title: "Every bowl draws on the shelf",
    text: "Tap Mixed on a formula, and its grams leave the tube they came from.",
  },
  {
    icon: Truck,
    title: "Suppliers and orders",
    text: "What is low becomes an order for each supplier, emailed with PDF and CSV.",
  },
  {
    icon: ScanBarcode,
    title: "Barcodes",
    text: "Find, add and count with the camera or a scanner.",
  },
  {
    icon: ClipboardCheck,
    title: "A log that adds up",
    text: "Who took what and when. A stock take shows the differences before they count.",
  },
];

/** What inventory is, what it costs, and the way to it. */
export function SubscribePage() {
  const activate = useMutation(activateInventory);
  const { data: session } = useQuery(sessionQuery);
  const { mayPlan } = useStockActs();
  return (
    <Page>
      <PageHeader
        title="Inventory"
        lead="Know what stands on the shelf, and have it there before it runs out."
      />
      <PlanNotice product="inventory" />
      <Card className="grid gap-8 md:grid-cols-[1fr_19rem] md:p-8">
        <ul className="grid content-start gap-6 sm:grid-cols-2">
          {HOLDS.map(({ icon: Icon, title, text }) => (
            <li key={title} className="flex flex-col gap-2.5">
              <span className="grid size-11 place-items-center rounded-full bg-accent-soft">
                <Icon size={20} aria-hidden="true" />
              </span>
              <span>
                <span className="block font-semibold">{title}</span>
                <span className="block text-sm text-ink-2">{text}</span>
              </span>
            </li>
          ))}
        </ul>
        <div className="flex flex-col gap-5 rounded-m bg-field p-6">
          <div>
            <h2 className="text-lg">Inventory plan</h2>
            <p className="mt-1 flex items-baseline gap-1.5">
              <span className="font-display text-3xl font-semibold tracking-[-0.022em]">
                ${INVENTORY_PRICE}
              </span>
              <span className="text-ink-2">/month</span>
            </p>
          </div>
          <ul className="flex flex-col gap-2 text-sm">
            {[
              "Items, suppliers and orders",
              "For the whole team",
              "Orders by email, as PDF and CSV",
            ].map((line) => (
              <li key={line} className="flex items-center gap-2.5">
                <Check size={17} aria-hidden="true" className="text-ok" />
                {line}
              </li>
            ))}
          </ul>
          <Button
            kind="primary"
            big
            pending={activate.isPending}
            disabled={!mayPlan}
            onClick={() => activate.mutate()}
          >
            Subscribe
          </Button>
          <p className="text-xs text-ink-3">
            {session && !mayPlan ? `${refusalOf("manage_plans")} ` : ""}
            <ChargeWords
              charged="Paid by card on a page of Stripe's, every month until you end it in Settings. It is active when it is paid."
              free="It is active at once. No card payments are set up here, so nothing is charged."
            />
          </p>
        </div>
      </Card>
    </Page>
  );
}
