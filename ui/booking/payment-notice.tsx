import { CreditCard } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import type { ManagePage } from "#tools/booking/own/page-schema.ts";
import { keepsIt, toPay } from "#tools/booking/book/payment-rules.ts";
import { buttonLook } from "#ui/components/button-look.ts";
import { Card } from "#ui/components/page/card.tsx";
import { Notice } from "./notice.tsx";
import { readOwn } from "./send.ts";
import { dayWords, timeWords, wallIn } from "./times/when.ts";

/** How often the booking is read again while its payment is waited for, in milliseconds. */
const LOOK_MS = 4000;

/** What keeps a held time, with the one button that leads to where it is paid; or that it was given free. */
export function PaymentNotice({ page }: { page: ManagePage }) {
  const { appointment, payment, released, clock } = page;
  const { payBy, timeZone } = appointment;
  const waits = payBy !== null && payment?.status === "open";
  useSettled(page, waits);
  if (released) {
    return (
      <Notice title="This time is no longer held">
        <p>
          {payment?.purpose === "card" ? "No card was left" : "The deposit did not come"} in time,
          so the time was given free. Nothing was charged.
        </p>
      </Notice>
    );
  }
  if (!waits) return null;
  const until = wallIn(timeZone, payBy);
  const today = until.date === wallIn(timeZone, appointment.createdAt).date;
  const day = today ? "" : `${dayWords(until.date)}, `;
  return (
    <Card aria-label="Payment">
      <div className="flex flex-col items-start gap-4" role="status">
        <div className="flex flex-col gap-1">
          <h2 className="text-lg">
            Your time is held until {day}
            {timeWords(until.time, clock)}.
          </h2>
          <p className="text-ink-2">
            {keepsIt(payment)} You do so on a page of Stripe&rsquo;s; {appointment.salonName} never
            sees the number of your card.
          </p>
        </div>
        {payment.url && (
          <a href={payment.url} className={buttonLook("primary", true, "max-md:w-full")}>
            <CreditCard size={17} aria-hidden="true" />
            {toPay(payment)}
          </a>
        )}
        <p className="text-sm text-ink-2">
          Paid already? We are checking: this page says so as soon as it is known.
        </p>
      </div>
    </Card>
  );
}

/** Draws the page anew once what it waits for has come, or its time is over. */
function useSettled({ token, appointment }: ManagePage, waits: boolean): void {
  const look = useEffectEvent(async () => {
    if (document.hidden) return;
    const now = await readOwn(token).catch(() => null);
    if (now && now.version !== appointment.version) window.location.replace(`/manage/${token}`);
  });
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [waits]);
}
