import { useQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { ACTS_OF } from "virtual:acts";
import { listAsks } from "#ui/api/house/asks.ts";
import { Card } from "#ui/components/page/card.tsx";
import { cx } from "#ui/lib/cx.ts";
import { plural } from "#ui/lib/format.ts";

const WAYS = [
  {
    effect: "read",
    title: "Looks up",
    text: "Book, clients, shelf and prices, at once. It changes nothing.",
    tone: "bg-line",
  },
  {
    effect: "write",
    title: "Writes down",
    text: "Notes, timers, bowls and drafts, at once, as you say them.",
    tone: "bg-ink-3",
  },
  {
    effect: "ask",
    title: "Waits for a tap",
    text: "Bookings, texts, prices, money, and all that it deletes.",
    tone: "bg-accent",
  },
] as const;

const ALL = WAYS.reduce((sum, { effect }) => sum + ACTS_OF[effect], 0);

/** How much of all that the assistant can do it does by itself, and what of it waits for a tap. */
export function WhatItMayDo() {
  const { data: asks } = useQuery(listAsks);
  const consented = asks?.filter(({ consent, paused }) => consent !== null && !paused).length;
  return (
    <Card
      title="What it may do"
      aside={<span className="text-sm text-ink-2">{ALL} kinds of work</span>}
    >
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full">
        {WAYS.map(({ effect, tone }) => (
          <span key={effect} className={tone} style={{ flexGrow: ACTS_OF[effect] }} />
        ))}
      </div>
      <dl className="mt-5 grid grid-cols-3 gap-x-6 max-sm:gap-x-3">
        {WAYS.map(({ effect, title, text, tone }) => (
          <div key={effect} className="flex min-w-0 flex-col">
            <dt className="order-1 min-w-0">
              <span className="flex items-baseline gap-2 font-semibold max-sm:gap-1.5 max-sm:text-sm">
                <span aria-hidden="true" className={cx("size-2.5 shrink-0 rounded-full", tone)} />
                {title}
              </span>
              <span className="block text-sm text-pretty text-ink-2 max-sm:sr-only">{text}</span>
            </dt>
            <dd className="font-display text-2xl font-semibold tabular-nums">{ACTS_OF[effect]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 flex items-start gap-2.5 border-t border-line-soft pt-4 text-sm text-pretty text-ink-2">
        <ShieldCheck size={18} aria-hidden="true" className="mt-px shrink-0 text-ok" />
        <span>
          Money and deletions always wait for your tap.{" "}
          {consented === undefined
            ? ""
            : consented === 0
              ? "No scheduled question may do without it either."
              : `${plural(consented, "scheduled question")} may do some of the rest without it, as you consented.`}
        </span>
      </p>
    </Card>
  );
}
