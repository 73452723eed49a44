import type { BookingReply } from "#tools/booking/own/booking-chat-schema.ts";
import type { Clock } from "#tools/booking/own/page-schema.ts";
import { keepsIt, toPay } from "#tools/booking/book/payment-rules.ts";
import type { Slot } from "#tools/appointments/slot-schema.ts";
import { buttonLook } from "#ui/components/button-look.ts";
import { Button } from "#ui/components/button.tsx";
import { Chip } from "#ui/components/chip.tsx";
import { dayWords, longDayWords, timeWords, wallIn } from "#ui/booking/times/when.ts";

/** What the assistant answered: its words as plain text, the times it found, and what it booked. Only the last one can still be tapped. */
export function Reply({
  reply,
  live,
  timeZone,
  clock,
  onSay,
  onSlot,
  onForm,
}: {
  reply: BookingReply;
  live: boolean;
  timeZone: string;
  clock: Clock;
  onSay: (words: string) => void;
  onSlot: (slot: Slot) => void;
  onForm: () => void;
}) {
  const { response, slots = [], appointment, manageUrl, payment, handOver } = reply;
  // times that stand above as slots are not offered a second time
  const suggestions = (reply.suggestions ?? []).filter(
    (words) => slots.length === 0 || !/\d:\d\d/.test(words),
  );
  return (
    <div className="flex animate-rise flex-col items-start gap-3">
      <p className="max-w-[60ch] whitespace-pre-line wrap-anywhere">
        <span className="sr-only">Assistant: </span>
        {response}
      </p>
      {slots.length > 0 && (
        <ul className="flex w-full flex-col gap-2">
          {slots.map((slot) => {
            const { date, time } = wallIn(timeZone, slot.start);
            return (
              <li key={slot.start}>
                <button
                  type="button"
                  disabled={!live}
                  onClick={() => onSlot(slot)}
                  className="flex min-h-13 w-full items-center justify-between gap-4 rounded-m border border-line-soft bg-surface px-4 shadow-edge transition-colors duration-150 enabled:hover:border-ink-3 disabled:cursor-default disabled:opacity-60"
                >
                  <span className="font-semibold">{dayWords(date)}</span>
                  <span className="font-mono font-semibold">{timeWords(time, clock)}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {appointment && (
        <section
          aria-label="Your appointment"
          className="flex w-full flex-col items-start gap-3 rounded-card border border-ink bg-surface p-4"
        >
          <div>
            <h2 className="text-lg">
              {longDayWords(appointment.appointmentDate)},{" "}
              {timeWords(appointment.appointmentTime, clock)}
            </h2>
            <p className="text-ink-2">
              {appointment.serviceType} with {appointment.stylistName}
            </p>
            <p className="text-sm text-ink-2">
              {payment
                ? `Held until ${timeWords(wallIn(timeZone, payment.payBy).time, clock)}. ${keepsIt(payment)}`
                : appointment.status === "confirmed"
                  ? "Confirmed."
                  : `Your time is held. ${appointment.stylistName} confirms it.`}
            </p>
          </div>
          {payment && (
            <a href={payment.url} className={buttonLook("primary")}>
              {toPay(payment)}
            </a>
          )}
          {manageUrl && (
            <a href={new URL(manageUrl).pathname} className={buttonLook("secondary")}>
              {payment ? "See or cancel it" : "See, move or cancel it"}
            </a>
          )}
        </section>
      )}
      {live && (suggestions.length > 0 || handOver) && (
        <div className="flex flex-wrap gap-2">
          {suggestions.map((words) => (
            <Chip key={words} onClick={() => onSay(words)}>
              {words}
            </Chip>
          ))}
          {handOver && <Button onClick={onForm}>Go on in the form</Button>}
        </div>
      )}
    </div>
  );
}
