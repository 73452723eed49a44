import { ArrowUp } from "lucide-react";
import { useEffect, useRef } from "react";
import type { BookPage } from "#tools/booking/own/page-schema.ts";
import type { Slot } from "#tools/appointments/slot-schema.ts";
import { iconButtonLook } from "#ui/components/button-look.ts";
import { Chip } from "#ui/components/chip.tsx";
import { CONTROL } from "#ui/components/fields/field.tsx";
import { Spinner } from "#ui/components/page/spinner.tsx";
import { cx } from "#ui/lib/cx.ts";
import { Notice } from "#ui/booking/notice.tsx";
import { longDayWords, timeWords, wallIn, zoneWords } from "#ui/booking/times/when.ts";
import { Reply } from "./reply.tsx";
import { useBookingChat } from "./use-booking-chat.ts";

/** Books by talking. What the assistant says is text; what can be tapped is said for the visitor. */
export function BookingChat({
  page,
  onForm,
}: {
  page: BookPage;
  /** Goes on in the form, with what the visitor has said. */
  onForm: (words: string) => void;
}) {
  const { stylist, services, timeZone, clock } = page;
  const { turns, pending, failed, text, setText, say, said } = useBookingChat(stylist.id);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const cannotSend = pending || text.trim() === "";
  const sayAnd = (words: string) => {
    void say(words);
    field.current?.focus();
  };
  const saySlot = ({ start }: Slot) => {
    const { date, time } = wallIn(timeZone, start);
    sayAnd(`${longDayWords(date)}, ${date.slice(0, 4)} at ${timeWords(time, clock)}`);
  };
  const toForm = () => onForm(said);
  return (
    <section
      aria-label="Chat to book"
      className="flex flex-col gap-5 rounded-card border border-line-soft bg-surface p-5 shadow-edge max-md:p-4"
    >
      <div role="log" aria-live="polite" aria-label="Conversation" className="flex flex-col gap-5">
        <p className="max-w-[52ch]">
          Tell me what you would like done and when suits you. I can see the free times of{" "}
          {stylist.name}.
        </p>
        {turns.map((turn, index) =>
          turn.role === "user" ? (
            <p
              key={index}
              className="max-w-[85%] self-end rounded-[18px] rounded-br-[4px] border border-line-soft bg-raised px-4 py-2.5 whitespace-pre-line wrap-anywhere"
            >
              <span className="sr-only">You: </span>
              {turn.content}
            </p>
          ) : (
            <Reply
              key={index}
              reply={turn.reply}
              live={index === turns.length - 1 && !pending}
              {...{ timeZone, clock }}
              onSay={sayAnd}
              onSlot={saySlot}
              onForm={toForm}
            />
          ),
        )}
        {pending && <Spinner label="Looking" className="text-sm" />}
      </div>
      {turns.length === 0 && services.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {services.slice(0, 3).map(({ id, name }) => (
            <Chip key={id} onClick={() => sayAnd(name)}>
              {name}
            </Chip>
          ))}
        </div>
      )}
      {failed && (
        <Notice title={failed.title}>
          <p>{failed.sentence}</p>
          <button
            type="button"
            onClick={toForm}
            className="min-h-11 self-start font-semibold underline underline-offset-4"
          >
            Use the form
          </button>
        </Notice>
      )}
      <form
        className="sticky bottom-3 mt-auto flex items-end gap-2 rounded-[26px] border border-line bg-field p-1.5 pl-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!cannotSend) sayAnd(text);
        }}
      >
        <label className="flex min-w-0 flex-1">
          <span className="sr-only">Message</span>
          <textarea
            ref={field}
            rows={1}
            maxLength={2000}
            value={text}
            placeholder="Wednesday works…"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              if (!cannotSend) sayAnd(text);
            }}
            className={cx(
              CONTROL,
              "field-sizing-content max-h-40 min-h-11 resize-none border-transparent bg-transparent py-[11px] leading-[22px] hover:border-transparent focus-visible:border-transparent focus-visible:outline-none",
            )}
          />
        </label>
        <button
          type="submit"
          aria-label="Send"
          disabled={cannotSend}
          className={iconButtonLook("primary", "size-11")}
        >
          <ArrowUp size={20} aria-hidden="true" />
        </button>
      </form>
      <p key={`${turns.length} ${pending}`} ref={intoSight} className="text-xs text-ink-3">
        Times are in {zoneWords(timeZone)} time
        {clock === 12 ? `, such as ${timeWords("16:30", clock)}.` : "."}
      </p>
    </section>
  );
}

/** As the last line of what has just grown. */
function intoSight(line: HTMLElement | null): void {
  line?.scrollIntoView({ block: "nearest" });
}
