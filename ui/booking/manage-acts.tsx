import { CalendarPlus } from "lucide-react";
import type { ManagePage } from "#tools/booking/own/page-schema.ts";
import { moneyBackWords } from "#tools/booking/book/payment-rules.ts";
import { buttonLook } from "#ui/components/button-look.ts";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { MoveForm } from "./move-form.tsx";
import { cancelWords } from "./payment-words.ts";
import { longDayWords, timeWords, wallIn, zoneWords } from "./times/when.ts";

/** What the client can do: links that ask first, and forms that act. Nothing happens by following a link. */
export function ManageActs({ page }: { page: ManagePage }) {
  const { appointment, step, token } = page;
  const stands = appointment.status === "pending" || appointment.status === "confirmed";
  if (!stands || page.past) return <Over page={page} />;
  if (appointment.changeableUntil && step === "cancel") return <CancelForm page={page} />;
  if (appointment.changeableUntil && step === "move" && page.move) return <MoveForm page={page} />;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        <a href={`/manage/${token}/calendar.ics`} download className={buttonLook()}>
          <CalendarPlus size={17} aria-hidden="true" />
          Add to calendar
        </a>
        {appointment.changeableUntil && (
          <>
            {!appointment.payBy && (
              <a href={`/manage/${token}?move#change`} className={buttonLook()}>
                Reschedule
              </a>
            )}
            <a href={`/manage/${token}?cancel#change`} className={buttonLook("ghost")}>
              Cancel
            </a>
          </>
        )}
      </div>
      <p className="text-sm text-ink-2">
        {appointment.payBy ? "Once it is paid you can move it here." : ruleOf(page)}{" "}
        {!appointment.changeableUntil && cancelWords(page)}
      </p>
    </div>
  );
}

function ruleOf({ appointment, clock }: ManagePage): string {
  const { changeableUntil, timeZone, salonName } = appointment;
  if (!changeableUntil) {
    return `It is too late to change this appointment here. If you cannot come, please call ${salonName}.`;
  }
  const { date, time } = wallIn(timeZone, changeableUntil);
  return `You can move or cancel it here until ${longDayWords(date)}, ${timeWords(time, clock)} (${zoneWords(timeZone)} time).`;
}

function Over({ page }: { page: ManagePage }) {
  const { status, salonName } = page.appointment;
  if (status !== "cancelled")
    return (
      <p className="text-sm text-ink-2">
        This appointment is over; nothing can be changed any more.
      </p>
    );
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-sm text-ink-2">
        {`This appointment is cancelled. ${moneyBackWords(page.payment)} To come another time, book again with ${salonName}.`}
      </p>
      {page.bookPath && (
        <a href={page.bookPath} className={buttonLook(page.released ? "primary" : "secondary")}>
          Book another time
        </a>
      )}
    </div>
  );
}

function CancelForm({ page }: { page: ManagePage }) {
  const { token, appointment, clock } = page;
  const start = wallIn(appointment.timeZone, appointment.startsAt);
  return (
    <Card
      id="change"
      className="scroll-mt-4"
      title={`Cancel ${longDayWords(start.date)}, ${timeWords(start.time, clock)}?`}
    >
      <form method="post" action={`/manage/${token}`} className="flex flex-col gap-4">
        <input type="hidden" name="act" value="cancel" />
        <input type="hidden" name="version" value={appointment.version} />
        <p className="text-ink-2">
          Its time is given free at once, and cannot be kept for you.{" "}
          {page.testGoes && "The visit for your patch test is cancelled with it. "}
          {cancelWords(page)}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="danger">
            Cancel the appointment
          </Button>
          <a href={`/manage/${token}`} className={buttonLook("ghost")}>
            Keep it
          </a>
        </div>
      </form>
    </Card>
  );
}
