import { useState, type RefObject } from "react";
import { bookingForm, TICKED } from "#tools/booking/booking-form-rules.ts";
import type { BookPage } from "#tools/booking/own/page-schema.ts";
import { Button } from "#ui/components/button.tsx";
import { joinWaitlist, Refusal } from "./send.ts";
import type { Choice } from "./use-choice.ts";
import { WINDOW_DAYS } from "./times/use-days.ts";
import { dayWords, daysOn } from "./times/when.ts";

type Outcome = { ok: boolean; sentence: string };

/** Where nothing is free: ask to be told when something opens, on that day or in those weeks. */
export function Waitlist({
  page,
  choice,
  form,
}: {
  page: BookPage;
  choice: Choice;
  form: RefObject<HTMLFormElement | null>;
}) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [pending, setPending] = useState(false);
  const span = spanOf(page, choice);
  if (!span) return null;
  const days =
    span.from === span.to ? dayWords(span.from) : `${dayWords(span.from)} to ${dayWords(span.to)}`;

  const join = async () => {
    const data = new FormData(form.current ?? undefined);
    const { clientName, clientEmail, clientPhone, smsOptIn } = bookingForm((field) =>
      data.get(field),
    );
    if (!clientName || !clientEmail) {
      setOutcome({ ok: false, sentence: "Please fill in your name and email below first." });
      const missing = clientName ? "clientEmail" : "clientName";
      form.current?.querySelector<HTMLElement>(`[name=${missing}]`)?.focus();
      return;
    }
    const byText = smsOptIn === TICKED;
    if (byText && !clientPhone) {
      setOutcome({ ok: false, sentence: "Please fill in your phone number below for the texts." });
      form.current?.querySelector<HTMLElement>("[name=clientPhone]")?.focus();
      return;
    }
    setPending(true);
    const who = {
      clientName,
      clientEmail,
      ...(clientPhone && { clientPhone }),
      ...(byText && { smsOptIn: true }),
    };
    const what = choice.serviceId ? { serviceId: choice.serviceId } : {};
    try {
      await joinWaitlist({ stylistId: page.stylist.id, ...who, ...what, ...span });
      const told = toldWords(page, byText);
      setOutcome({ ok: true, sentence: `You are on the waiting list for ${days}. ${told}` });
    } catch (error) {
      const said = error instanceof Refusal ? error.sentence : "";
      setOutcome({ ok: false, sentence: said || "That did not work. Please try again." });
    }
    setPending(false);
  };
  return (
    <div className="flex flex-col items-start gap-2 rounded-m bg-accent-soft px-4 py-3.5">
      <p className="text-sm">
        {span.from === span.to ? "Does only this day suit you?" : "Nothing is free in these weeks."}
      </p>
      {!outcome?.ok && (
        <Button onClick={() => void join()} pending={pending} className="max-w-full">
          Tell me when something opens
        </Button>
      )}
      <p role="status" className="text-sm empty:hidden">
        {outcome?.sentence}
      </p>
    </div>
  );
}

/** How they hear of a free time: only by what really leaves this server. */
function toldWords({ salon, stylist }: BookPage, byText: boolean) {
  const ways = [salon.mails && "mail", byText && salon.texts && "text"].filter(Boolean);
  if (ways.length === 0) return `${stylist.name} sees that you wait.`;
  return `We ${ways.join(" and ")} you when something opens.`;
}

/** The day without a free time, or the four weeks; null where something is free. */
function spanOf(page: BookPage, { days, date, start }: Choice) {
  if (!days) return null;
  const inReach = date >= page.firstDay && date <= page.lastDay;
  if (inReach && !days.has(date)) return { from: date, to: date };
  if (days.size > 0) return null;
  const end = daysOn(start, WINDOW_DAYS - 1);
  return {
    from: start > page.firstDay ? start : page.firstDay,
    to: end < page.lastDay ? end : page.lastDay,
  };
}
