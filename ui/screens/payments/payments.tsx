import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { CreditCard } from "lucide-react";
import { useState } from "react";
import { PaymentStatus, type FindPayments } from "#tools/payments/schema.ts";
import { PaymentPurpose } from "#tools/appointments/schema.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { getPaymentSettings, listPayments } from "#ui/api/desk/payments.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { PaymentLine } from "#ui/cards/money/payment-row.tsx";
import { dayOf, momentOf, PAYMENT_STATES, PURPOSE_WORDS } from "#ui/cards/money/payment-words.ts";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Button } from "#ui/components/button.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { PagedList } from "#ui/components/page/paged-list.tsx";
import { SegmentedControl } from "#ui/components/fields/segmented-control.tsx";
import { Select } from "#ui/components/fields/select.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { plural } from "#ui/lib/format.ts";
import { Day } from "./day.tsx";
import { Ledger } from "./ledger.tsx";

const VIEWS = [
  { value: "day", label: "Day", act: "close_days" },
  { value: "payments", label: "Payments", act: "take_payments" },
  { value: "ledger", label: "Ledger", act: "see_ledger" },
] as const;
type View = (typeof VIEWS)[number]["value"];

/** What clients were asked to pay, what came of it, and for owner and manager what came and went. */
export function Component() {
  const { data: session } = useQuery(sessionQuery);
  const settings = useQuery(getPaymentSettings);
  const [chosen, setChosen] = useState<View>();
  const role = session?.salon.role;
  const views = VIEWS.filter(({ act }) => role !== undefined && may(role, act));
  const view = chosen ?? views[0]?.value;
  return (
    <Page>
      <PageHeader title="Payments" />
      {views.length > 1 && (
        <SegmentedControl
          label="View"
          options={views}
          value={view}
          onChange={setChosen}
          className="self-start"
        />
      )}
      {view === "day" && <Day />}
      {view === "payments" && <PaymentList />}
      {view === "ledger" && <Ledger />}
      {settings.data && !settings.data.available && view === "payments" && (
        <p className="text-sm text-ink-3">
          No cards are charged by link here.{" "}
          <TextLink to="/settings#payments">How to set that up</TextLink>
        </p>
      )}
    </Page>
  );
}

function PaymentList() {
  const [filter, setFilter] = useState<FindPayments>({});
  const list = useInfiniteQuery(listPayments(filter));
  const filtered = Object.keys(filter).length > 0;
  const change = <Name extends keyof FindPayments>(name: Name, value: FindPayments[Name]) =>
    setFilter((before) => {
      const { [name]: _before, ...others } = before;
      return value === undefined ? others : { ...others, [name]: value };
    });
  return (
    <PagedList
      list={list}
      name="your payments"
      shape={Array.from({ length: 8 }, () => "h-13 rounded-none")}
      layout="flex flex-col gap-px overflow-clip rounded-card"
      more="Show older payments"
      filters={
        <div className="grid grid-cols-2 gap-3 md:max-w-[480px]">
          <Field label="State" hideLabel>
            <Select
              value={filter.status ?? ""}
              onChange={({ target }) =>
                change("status", PaymentStatus.safeParse(target.value).data)
              }
            >
              <option value="">Any state</option>
              {PaymentStatus.options.map((status) => (
                <option key={status} value={status}>
                  {PAYMENT_STATES[status].label}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="What for" hideLabel>
            <Select
              value={filter.purpose ?? ""}
              onChange={({ target }) =>
                change("purpose", PaymentPurpose.safeParse(target.value).data)
              }
            >
              <option value="">Any purpose</option>
              {PaymentPurpose.options.map((purpose) => (
                <option key={purpose} value={purpose}>
                  {PURPOSE_WORDS[purpose]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      }
      filtered={filtered}
      none={
        <>
          <p>No payment is like this.</p>
          <Button kind="ghost" onClick={() => setFilter({})}>
            Show all payments
          </Button>
        </>
      }
      empty={
        <EmptyState
          icon={<CreditCard size={22} aria-hidden="true" />}
          title="No payments yet"
          action={
            <span className="flex flex-wrap justify-center gap-2">
              <ButtonLink to="/appointments" kind="primary">
                Close a visit
              </ButtonLink>
              <ButtonLink to="/pricing">Ask for a deposit</ButtonLink>
            </span>
          }
        >
          What clients pay appears here: when a visit is closed, and at booking where a service asks
          for it.
        </EmptyState>
      }
    >
      {(payments, page) => (
        <section aria-label="Payments" className="flex flex-col gap-3">
          <p role="status" className="text-sm text-ink-3">
            {plural(page?.total ?? payments.length, "payment")}
          </p>
          {[...Map.groupBy(payments, (payment) => dayOf(momentOf(payment)))].map(([day, all]) => (
            <section key={day} aria-label={day} className="flex flex-col gap-2.5 not-first:mt-3">
              <h2 className="text-md">{day}</h2>
              <ul className="divide-y divide-line-soft overflow-clip rounded-card border border-line-soft bg-surface shadow-edge">
                {all.map((payment) => (
                  <PaymentLine key={payment.id} payment={payment} />
                ))}
              </ul>
            </section>
          ))}
        </section>
      )}
    </PagedList>
  );
}
