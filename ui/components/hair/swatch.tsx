import { cx } from "#ui/lib/cx.ts";

export type SwatchProps = {
  /** The colour of the result, "#b59a7d". */
  hex: string;
  /** Colour at the root; without it, a shade deeper than the result. */
  rootHex?: string;
  /** Colour at the ends; without it, a shade lighter. */
  endHex?: string;
  /** What it shows, for readers; without it the swatch is decoration beside words that say it. */
  label?: string;
  /** Size and corners: "size-10 rounded-m", "size-23 rounded-[18px]". */
  className?: string;
};

/** A field of hair in one colour: tone shifts from root to end, strands, a soft highlight. */
export function Swatch({
  hex,
  rootHex,
  endHex,
  label,
  className = "size-23 rounded-[18px]",
}: SwatchProps) {
  const root = rootHex ?? `color-mix(in oklab, ${hex} 82%, #1d1512)`;
  const end = endHex ?? `color-mix(in oklab, ${hex} 90%, #fff4dd)`;
  return (
    <span
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cx("strands sheen block shrink-0", className)}
      style={{ background: `linear-gradient(180deg, ${root}, ${hex} 45%, ${end})` }}
    />
  );
}
