import { cx } from "#ui/lib/cx.ts";
import { grams } from "#ui/lib/format.ts";

/** One thing that goes into the bowl. */
export type RatioPart = {
  label: string;
  grams: number;
  /** Its real colour; developer has the token "var(--developer)". */
  hex: string;
};

/** What goes into the bowl, each part as wide as its share of the grams. */
export function RatioBar({
  parts,
  className,
}: {
  parts: readonly RatioPart[];
  className?: string;
}) {
  const filled = parts.filter((part) => part.grams > 0);
  return (
    <div
      role="img"
      aria-label={filled.map((part) => `${grams(part.grams)} ${part.label}`).join(", ")}
      className={cx("flex h-3 gap-0.5 overflow-hidden rounded-full", className)}
    >
      {filled.map((part, index) => (
        <span
          key={index}
          className="min-w-1 transition-[flex-grow] duration-300"
          style={{ flexGrow: part.grams, flexBasis: 0, backgroundColor: part.hex }}
        />
      ))}
    </div>
  );
}
