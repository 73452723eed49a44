import { useEffect, useState, type RefObject } from "react";
import { refusedBooking, TICKED } from "#tools/booking/booking-form-rules.ts";
import type { BookPage } from "#tools/booking/own/page-schema.ts";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { Textarea } from "#ui/components/fields/textarea.tsx";
import { priceOf } from "./menu.ts";
import { Alternatives } from "./times/alternatives.tsx";
import { HoldLine } from "./times/hold-line.tsx";
import { Notice } from "./notice.tsx";
import { OptIn } from "./opt-in.tsx";
import { PatchMode } from "./times/patch-mode.tsx";
import { PatchTimes } from "./times/patch-times.tsx";
import { ServiceChoice } from "./service-choice.tsx";
import { newKey, tokenOf, useBooking } from "./use-booking.ts";
import type { Choice } from "./use-choice.ts";
import { useHold } from "./times/use-hold.ts";
import { Waitlist } from "./waitlist.tsx";
import { WhenFields } from "./times/when-fields.tsx";
import { longDayWords, timeWords } from "./times/when.ts";

/** The form that books. The browser sends it by itself where there is no script; with script it goes without leaving the page. */
export function BookingForm({
  page,
  choice,
  form,
}: {
  page: BookPage;
  choice: Choice;
  form: RefObject<HTMLFormElement | null>;
}) {
  const [holder] = useState(newKey);
  const { problem, setProblem, pending, book } = useBooking(page, holder);
  const { slot, date } = choice;
  const kept = useHold(slot, holder, page.now, (refusal) => {
    // the booking that is on its way says itself whether the time is gone
    if (pending) return;
    choice.lose();
    setProblem(refusedBooking(refusal));
  });
  const price = choice.service && priceOf(choice.service);
  const shown: BookPage = { ...page, problem };
  useEffect(() => {
    if (!problem || problem === page.problem) return;
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-wrong]");
    (wrong ?? document.getElementById("problem"))?.focus();
  }, [problem, page.problem, form]);
  return (
    <form
      ref={form}
      method="post"
      action={`/book/${page.slug}`}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void book(event, tokenOf(slot, kept), choice.asksForTest)}
    >
      <input type="hidden" name="formKey" value={page.formKey} />
      <Card title="What and when" id="when" className="scroll-mt-4">
        <div className="flex flex-col gap-5">
          <ServiceChoice page={shown} choice={choice} />
          <PatchMode choice={choice} name={page.stylist.name.split(" ")[0] ?? ""} />
          <WhenFields page={shown} choice={choice} />
          <PatchTimes page={shown} choice={choice} />
          <Waitlist {...{ page, choice, form }} />
        </div>
      </Card>
      <Card title="About you">
        <div className="grid gap-5 md:grid-cols-2">
          <Word
            {...{ page: shown, field: "clientName", label: "Name" }}
            required
            autoComplete="name"
          />
          <Word
            {...{ page: shown, field: "clientEmail", label: "Email" }}
            required
            type="email"
            autoComplete="email"
          />
          <Word
            {...{ page: shown, field: "clientPhone", label: "Phone" }}
            type="tel"
            autoComplete="tel"
            className="md:col-span-2"
          />
          {page.salon.asksForTexts && (
            <OptIn ticked={page.form.smsOptIn === TICKED} className="-mt-2 md:col-span-2" />
          )}
          <Field label="Notes" error={problem?.fields.notes} className="md:col-span-2">
            <Textarea name="notes" defaultValue={page.form.notes} maxLength={2000} />
          </Field>
        </div>
      </Card>
      {problem && (
        <Notice title={problem.title} id="problem">
          <p>{problem.sentence}</p>
        </Notice>
      )}
      {problem && (
        <Alternatives
          slots={problem.alternatives}
          timeZone={page.timeZone}
          clock={page.clock}
          onChoose={(chosen) => {
            setProblem(null);
            choice.choose(chosen);
          }}
        />
      )}
      {!page.salon.standsAtOnce && (
        <p className="text-sm text-ink-2">
          Your time is held as soon as you book; {page.stylist.name} then confirms it.
        </p>
      )}
      <div
        className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 ${slot ? FOOT : ""}`}
      >
        <div className="flex min-w-0 flex-col gap-1">
          {slot && (
            <p className="font-semibold">
              {choice.service ? `${choice.service.name}, ` : ""}
              {longDayWords(date)} at {timeWords(choice.time, page.clock)}
              {price && `, ${price}`}
            </p>
          )}
          {slot && slot.start < page.salon.fixedBefore && (
            <p className="text-sm text-warn">Too soon to be moved or cancelled here.</p>
          )}
          <HoldLine kept={kept} />
        </div>
        <Button
          type="submit"
          kind={slot ? "primary" : "secondary"}
          big
          pending={pending}
          className="max-md:w-full"
        >
          Book it
        </Button>
      </div>
    </form>
  );
}

/** Stays in sight while the rest is filled in. */
const FOOT = "sticky bottom-0 border-t border-line-soft bg-bg py-3";

function Word({
  page,
  field,
  label,
  required = false,
  className,
  ...rest
}: {
  page: BookPage;
  field: "clientName" | "clientEmail" | "clientPhone";
  label: string;
  required?: boolean;
  type?: string;
  autoComplete: string;
  className?: string;
}) {
  return (
    <Field {...{ label, required, className }} error={page.problem?.fields[field]}>
      <Input name={field} defaultValue={page.form[field]} {...rest} />
    </Field>
  );
}
