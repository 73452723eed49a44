import { useMutation, useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState, type FormEvent } from "react";
import { differenceWords } from "#tools/payments/bill/bill-rules.ts";
import type { DayMoney } from "#tools/payments/bill/day-schema.ts";
import { money } from "#tools/pricing/cost/cost-rules.ts";
import { parsePrice, priceText } from "#tools/values/money-rules.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { getBookingRules } from "#ui/api/desk/booking-rules.ts";
import { countCash, getDay, reopenDay } from "#ui/api/desk/payments.ts";
import { DayRows } from "#ui/cards/money/day-rows.tsx";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { Textarea } from "#ui/components/fields/textarea.tsx";
import { longDay, plural, shortMoment } from "#ui/lib/format.ts";
import { issueFor, wholeIssue } from "#ui/lib/http/issues.ts";

const DEVICE_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A day's money: what came by which way, and its cash counted at the end. */
export function Day() {
  const { data: rules } = useQuery(getBookingRules);
  const [opened] = useState(() => Date.now());
  const today = wallOf(rules?.timeZone ?? DEVICE_ZONE, opened).date;
  const [chosen, setDay] = useState<string>();
  const day = chosen ?? today;
  const read = useQuery(getDay(day));
  return (
    <>
      <div className="flex items-center gap-2">
        <IconButton
          label="The day before"
          kind="outline"
          icon={<ChevronLeft size={18} />}
          onClick={() => setDay(addDays(day, -1))}
        />
        <h2 className="min-w-0 flex-1 text-lg md:flex-none md:px-2" aria-live="polite">
          {day === today ? `Today, ${longDay(day)}` : longDay(day)}
        </h2>
        <IconButton
          label="The day after"
          kind="outline"
          icon={<ChevronRight size={18} />}
          disabled={day >= today}
          onClick={() => setDay(addDays(day, 1))}
        />
      </div>
      <QueryView query={read} name="this day" shape={["h-48 rounded-card", "h-64 rounded-card"]}>
        {(found) => (
          <div className="grid gap-5 lg:grid-cols-2">
            <Card title="What came in">
              <DayRows day={found} />
              <div className="mt-3 flex flex-col items-start gap-3">
                {found.unclosed > 0 && (
                  <p className="w-full rounded-m bg-warn-soft px-4 py-3 text-sm text-warn">
                    {plural(found.unclosed, "visit")} of this day{" "}
                    {found.unclosed === 1 ? "is" : "are"} not closed.
                  </p>
                )}
                {day === today && (
                  <p className="text-sm text-ink-2">
                    A payment is taken by closing its visit, or from the visit at any time.
                  </p>
                )}
                <ButtonLink
                  kind={day === today && !isOver(found) ? "primary" : "secondary"}
                  to={`/appointments?view=day&date=${day}`}
                >
                  {day === today ? "Take a payment" : "Open the day"}
                </ButtonLink>
              </div>
            </Card>
            {found.closed ? (
              <Closed found={found} closed={found.closed} />
            ) : (
              // nothing came, so there is nothing to count against
              found.rows.length > 0 && <Count key={day} found={found} />
            )}
          </div>
        )}
      </QueryView>
    </>
  );
}

/** Whether the day has brought something and every visit of it is closed: then its cash is counted. */
const isOver = ({ rows, unclosed }: DayMoney) => rows.length > 0 && unclosed === 0;

/** Counts the cash, and names the difference while it is typed. */
function Count({ found }: { found: DayMoney }) {
  const { day, currency, float, cash } = found;
  const [counted, setCounted] = useState("");
  const [before, setBefore] = useState(() => priceText(float, currency));
  const [note, setNote] = useState("");
  const [tried, setTried] = useState(false);
  const close = useMutation(countCash);
  const minor = { counted: parsePrice(counted, currency), before: parsePrice(before, currency) };
  const difference =
    minor.counted === null || minor.before === null ? null : minor.counted - minor.before - cash;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (minor.counted === null || minor.before === null) return;
    close.mutate({ day, counted: minor.counted, float: minor.before, note: note.trim() });
  };
  return (
    <Card title="Count the cash">
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        <FormAlert>{wholeIssue(close.error, ["counted", "float", "note"])}</FormAlert>
        <div className="grid grid-cols-2 gap-3">
          <Field
            label="In the drawer before"
            error={tried && minor.before === null ? "Write an amount." : undefined}
          >
            <Input
              inputMode="decimal"
              autoComplete="off"
              value={before}
              onChange={({ target }) => setBefore(target.value)}
              className="font-mono"
            />
          </Field>
          <Field
            label="Counted now"
            required
            error={
              issueFor(close.error, "counted") ??
              (tried && minor.counted === null ? "Write what is in the drawer." : undefined)
            }
          >
            <Input
              inputMode="decimal"
              autoComplete="off"
              value={counted}
              onChange={({ target }) => setCounted(target.value)}
              className="font-mono"
            />
          </Field>
        </div>
        <Figures
          currency={currency}
          cash={cash}
          should={(minor.before ?? 0) + cash}
          difference={difference}
        />
        {difference !== null && difference !== 0 && (
          <Field label="Why it differs">
            <Textarea
              rows={2}
              maxLength={500}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
        )}
        <Button
          type="submit"
          kind={difference === null && !isOver(found) ? "secondary" : "primary"}
          pending={close.isPending}
          className="self-start"
        >
          {difference === null
            ? "Close the day"
            : `Close the day, ${differenceWords(difference, currency)}`}
        </Button>
      </form>
    </Card>
  );
}

function Closed({ found, closed }: { found: DayMoney; closed: NonNullable<DayMoney["closed"]> }) {
  const reopen = useMutation(reopenDay);
  const { currency, float, cash, counted, difference, note, stylistName, createdAt } = closed;
  return (
    <Card title="Closed">
      <div className="flex flex-col gap-4">
        <Figures currency={currency} cash={cash} should={float + cash} difference={difference} />
        <p className="text-sm text-ink-2">
          {stylistName} counted <span className="font-mono">{money(counted, currency)}</span>,{" "}
          {shortMoment(createdAt)}.
        </p>
        {note && <p className="whitespace-pre-line">{note}</p>}
        <Button
          kind="ghost"
          className="-ml-3.5 self-start"
          pending={reopen.isPending}
          onClick={() => reopen.mutate(found.day)}
        >
          Open the day again
        </Button>
      </div>
    </Card>
  );
}

function Figures({
  currency,
  cash,
  should,
  difference,
}: {
  currency: string;
  cash: number;
  should: number;
  difference: number | null;
}) {
  return (
    <dl className="grid grid-cols-3 gap-3 rounded-m bg-sunken p-4">
      <Figure name="Cash taken" value={money(cash, currency)} />
      <Figure name="Should be there" value={money(should, currency)} />
      <Figure
        name="Difference"
        value={difference === null ? "–" : differenceWords(difference, currency)}
        tone={difference === null || difference === 0 ? "" : "text-warn"}
      />
    </dl>
  );
}

function Figure({ name, value, tone = "" }: { name: string; value: string; tone?: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className={`font-mono font-semibold tabular-nums wrap-anywhere ${tone}`}>{value}</dd>
    </div>
  );
}
