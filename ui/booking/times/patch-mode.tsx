import { HAD_TEST } from "#tools/booking/booking-form-rules.ts";
import type { Choice } from "#ui/booking/use-choice.ts";

/** Whether the colour that is chosen still needs its patch test: which times can be had follows from it. */
export function PatchMode({ choice, name }: { choice: Choice; name: string }) {
  if (!choice.asksForTest) return null;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-sm font-semibold">Patch test</legend>
      <div className="grid gap-2 min-[430px]:grid-cols-2">
        {[
          ["", "Book one first", "Ten minutes, free, 48 hours before your color."],
          [HAD_TEST, "I have had one here", `At ${name}’s salon, 2 to 7 days before.`],
        ].map(([value = "", title, hint]) => (
          <label key={value} className={LOOK}>
            <input
              type="radio"
              name="patchTest"
              value={value}
              checked={choice.tested === (value === HAD_TEST)}
              onChange={() => choice.setTested(value === HAD_TEST)}
              className="sr-only"
            />
            <span className="text-sm font-semibold">{title}</span>
            <span className="text-xs text-ink-2">{hint}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const LOOK =
  "flex min-h-11 cursor-pointer flex-col justify-center gap-0.5 rounded-m border border-line bg-field px-3.5 py-2.5 transition-colors duration-150 hover:border-ink-3 has-checked:border-ink has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink";
