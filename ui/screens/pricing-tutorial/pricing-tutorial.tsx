import { getCostSettings } from "#ui/api/desk/pricing.ts";
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { may } from "#tools/access/permissions-rules.ts";
import { minorUnits, money } from "#tools/pricing/cost/cost-rules.ts";
import { EXAMPLE_YEAR, hourlyRateFor } from "#tools/pricing/cost/quote-rules.ts";
import { priceText } from "#tools/values/money-rules.ts";
import {
  PARTS,
  PRACTICES,
  RESEARCH,
  STRATEGIES,
  type Advice,
} from "#tools/pricing/tutorial-data.ts";
import { getRates } from "#ui/api/chair/roadmaps.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { Button } from "#ui/components/button.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { QueryPage } from "#ui/components/page/query-page.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { Calculator } from "./calculator.tsx";
import { Checklist } from "./checklist.tsx";
import { Samples } from "./samples.tsx";

/** How a price comes about, with a calculator to try it and a list of what to do. */
export function Component() {
  const { data: session } = useQuery(sessionQuery);
  const rates = useQuery(getRates);
  const seesCosts = session ? may(session.salon.role, "see_costs") : false;
  const settings = useQuery({ ...getCostSettings, enabled: seesCosts });
  if (!session) return null;
  return (
    <QueryPage query={rates} title="Pricing Tutorial" name="the salon’s currency">
      {({ currency }) => {
        const { role, stylistId } = session.salon;
        const { yearly, hoursPerWeek, weeks } = EXAMPLE_YEAR;
        const hour = minorUnits(hourlyRateFor(EXAMPLE_YEAR), currency);
        const whole = minorUnits(Math.round(hourlyRateFor(EXAMPLE_YEAR)), currency);
        return (
          <Page className="gap-10!">
            <PageHeader
              title="Pricing Tutorial"
              beside
              lead="What a color service has to cost, why, and how to say it."
              actions={
                <Button className="print:hidden" icon={Printer} onClick={() => window.print()}>
                  Print
                </Button>
              }
            />
            <Calculator
              currency={currency}
              settings={settings.data}
              priceLink={
                may(role, "manage_own_services")
                  ? (price) =>
                      `/pricing?stylist=${stylistId}&price=${encodeURIComponent(priceText(price, currency))}`
                  : null
              }
            />
            <Section title="The cost formula">
              <p className="rounded-card bg-sunken px-5 py-4 font-mono text-ink">
                price = product + labor + overhead + profit
              </p>
              <Advices all={PARTS} />
            </Section>
            <Section title="Your hourly rate">
              <p>
                Begin with the year, not with the neighbor’s menu. To earn{" "}
                <Figure>{priceText(minorUnits(yearly, currency), currency)}</Figure> in {weeks}{" "}
                weeks of {hoursPerWeek} hours with clients, an hour has to bring in
              </p>
              <p className="font-mono text-ink">
                {priceText(minorUnits(yearly, currency), currency)} ÷ ({hoursPerWeek} × {weeks}) ={" "}
                {money(hour, currency)}, about {priceText(whole, currency)} an hour
              </p>
              <p>
                Count the hours that somebody pays for. Ordering, cleaning and waiting for a late
                client are work too, and those hours are why {hoursPerWeek} is an honest week.
              </p>
            </Section>
            <Section title="Market research">
              <Points all={RESEARCH} ordered />
            </Section>
            <Section title="Pricing strategies">
              <Advices all={STRATEGIES} />
            </Section>
            <Section title="Sample price ranges">
              <p>
                Worked out with the hour above, from the least to the most overhead and profit that
                are advised. They show the arithmetic; what your market pays is for you to find out.
              </p>
              <Samples currency={currency} />
            </Section>
            <Section title="Best practices">
              <Points all={PRACTICES} />
            </Section>
            <Section title="Checklist">
              <Checklist />
              {seesCosts && (
                <p className="print:hidden">
                  Hourly rate, overhead and product prices are kept in{" "}
                  <TextLink to="/settings#prices">Settings</TextLink>; what each service leaves is
                  on <TextLink to="/pricing">Service Pricing</TextLink>.
                </p>
              )}
            </Section>
          </Page>
        );
      }}
    </QueryPage>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid break-inside-avoid-page gap-x-8 gap-y-4 lg:grid-cols-[200px_minmax(0,1fr)] lg:border-t lg:border-line-soft lg:pt-8"
    >
      <h2 className="text-xl lg:text-lg">{title}</h2>
      <div className="flex max-w-[72ch] flex-col gap-4 text-ink-2">{children}</div>
    </section>
  );
}

function Advices({ all }: { all: readonly Advice[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-5 md:grid-cols-2">
      {all.map(({ title, text }) => (
        <div key={title} className="break-inside-avoid">
          <dt className="font-semibold text-ink">{title}</dt>
          <dd className="mt-1 text-pretty">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Points({ all, ordered }: { all: readonly string[]; ordered?: boolean }) {
  const List = ordered ? "ol" : "ul";
  return (
    <List className={`flex flex-col gap-3 pl-5 ${ordered ? "list-decimal" : "list-disc"}`}>
      {all.map((text) => (
        <li key={text} className="pl-1 text-pretty marker:text-ink-3">
          {text}
        </li>
      ))}
    </List>
  );
}

const Figure = ({ children }: { children: ReactNode }) => (
  <span className="font-mono text-ink tabular-nums">{children}</span>
);
