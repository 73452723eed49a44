import type { Span } from "#tools/hours/schema.ts";
import { Input } from "#ui/components/fields/input.tsx";
import { cx } from "#ui/lib/cx.ts";

/** From one time of day to another. `label` says of what. */
export function SpanInput({
  label,
  span,
  onChange,
  className,
}: {
  label: string;
  span: Span;
  onChange: (span: Span) => void;
  className?: string;
}) {
  const bind = (end: "from" | "to") => ({
    type: "time",
    step: 300,
    value: span[end],
    "aria-label": `${label}, ${end}`,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ from: span.from, to: span.to, [end]: target.value }),
    className: "w-36! px-3!",
  });
  return (
    <span className={cx("flex items-center gap-2", className)}>
      <Input {...bind("from")} />
      <span aria-hidden="true" className="text-ink-3">
        –
      </span>
      <Input {...bind("to")} />
    </span>
  );
}
