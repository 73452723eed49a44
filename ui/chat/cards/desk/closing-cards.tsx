import type { ClosedVisit } from "#tools/closing/schema.ts";
import type { DayMoney } from "#tools/payments/bill/day-schema.ts";
import { AppointmentCard } from "#ui/cards/appointment-card/appointment-card.tsx";
import { BillView } from "#ui/cards/money/bill-view.tsx";
import { DayRows } from "#ui/cards/money/day-rows.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { longDay } from "#ui/lib/format.ts";

/** The receipt of a visit that was closed, and the next one. */
export function ClosedVisitCard({ value }: { value: ClosedVisit }) {
  const { appointment, money, rebooked } = value;
  return (
    <div className="flex flex-col gap-3">
      <BillView appointment={appointment} money={money} />
      {rebooked && <AppointmentCard appointment={rebooked} />}
    </div>
  );
}

/** What a day brought. */
export function DayCard({ value }: { value: DayMoney }) {
  return (
    <Card title={`Taken on ${longDay(value.day)}`} className="flex flex-col gap-3">
      <DayRows day={value} />
      <ButtonLink to="/payments">Open the payments</ButtonLink>
    </Card>
  );
}
