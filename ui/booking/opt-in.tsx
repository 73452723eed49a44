import { useId } from "react";
import { TICKED } from "#tools/booking/booking-form-rules.ts";
import { OPT_IN_WORDS } from "#tools/messages/opt-in-data.ts";
import { cx } from "#ui/lib/cx.ts";

/** Its name is short; the rest of the words describes it. */
const NAME_END = OPT_IN_WORDS.indexOf(":");

/** The box for texts, in the words that are kept as what was agreed to. Nobody ticks it but the client. */
export function OptIn({ ticked, className }: { ticked: boolean; className?: string }) {
  const id = useId();
  return (
    <label className={cx("flex min-h-11 items-start gap-3 py-1.5", className)}>
      <input
        type="checkbox"
        name="smsOptIn"
        value={TICKED}
        defaultChecked={ticked}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-rest`}
        className="mt-0.5 size-5 shrink-0 accent-[var(--accent)]"
      />
      <span className="text-sm text-ink-2">
        <span id={`${id}-name`} className="font-medium text-ink">
          {OPT_IN_WORDS.slice(0, NAME_END)}
        </span>
        <span id={`${id}-rest`}>{OPT_IN_WORDS.slice(NAME_END)}</span>
      </span>
    </label>
  );
}
