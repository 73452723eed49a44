import { useQuery } from "@tanstack/react-query";
import {
  BadgeCheck,
  CalendarClock,
  ChevronRight,
  CircleCheck,
  CreditCard,
  Gauge,
  HardDrive,
  Hourglass,
  MailWarning,
  Megaphone,
  MessagesSquare,
  ShieldAlert,
  Target,
  Trash2,
  Truck,
  type LucideIcon,
} from "lucide-react";
import { Link } from "react-router";
import type { Attention, AttentionKind } from "#tools/reports/attention-schema.ts";
import { listAttention } from "#ui/api/house/reports.ts";
import { Card } from "#ui/components/page/card.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { cx } from "#ui/lib/cx.ts";

const ICONS: Record<AttentionKind, LucideIcon> = {
  storage: HardDrive,
  deletion: Trash2,
  patch_test: ShieldAlert,
  texts: MessagesSquare,
  unconfirmed: CalendarClock,
  messages: MailWarning,
  posts: Megaphone,
  balances: CreditCard,
  orders: Truck,
  expiring: Hourglass,
  outcomes: Target,
  verification: BadgeCheck,
  quota: Gauge,
};

/** What waits for whoever is signed in, each with the way to where it is settled; calm where nothing does. */
export function NeedsAttention() {
  const attention = useQuery(listAttention);
  return (
    <Card title="What needs attention">
      <QueryView
        query={attention}
        name="what needs attention"
        shape={["h-12"]}
        empty={
          <p className="flex items-center gap-2.5 text-ink-2">
            <CircleCheck size={19} aria-hidden="true" className="shrink-0 text-ok" />
            Nothing waits for you.
          </p>
        }
      >
        {(waiting) => (
          <ul className="-mb-2">
            {waiting.map((each) => (
              <li key={each.kind} className="border-t border-line-soft first:border-0">
                <Waiting of={each} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function Waiting({ of: { kind, sentence, link, urgent } }: { of: Attention }) {
  const Icon = ICONS[kind];
  return (
    <Link
      to={link}
      className="group -mx-2.5 flex min-h-12 items-center gap-3.5 rounded-m px-2.5 py-2.5 transition-colors duration-150 hover:bg-accent-soft"
    >
      <span
        className={cx(
          "grid size-9 shrink-0 place-items-center rounded-full",
          urgent ? "bg-bad-soft text-bad" : "bg-accent-soft text-ink-2",
        )}
      >
        <Icon size={18} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {urgent && <span className="sr-only">Urgent: </span>}
        {sentence}
      </span>
      <ChevronRight
        size={18}
        aria-hidden="true"
        className="shrink-0 text-ink-3 group-hover:text-ink"
      />
    </Link>
  );
}
