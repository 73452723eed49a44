import { cx } from "#ui/lib/cx.ts";
import { Swatch } from "./swatch.tsx";

const TONES = [
  "--l2",
  "--l3",
  "--l4",
  "--l5",
  "--copper",
  "--l6",
  "--l7",
  "--l8",
  "--violet",
  "--l9",
  "--l10",
];

/** The level scale as a wall of hair, deep to light, with a copper and a violet strand. Decoration. */
export function HairWall({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={cx("flex overflow-hidden", className)}>
      {TONES.map((tone) => (
        <Swatch key={tone} hex={`var(${tone})`} className="h-full min-w-0 flex-1" />
      ))}
    </div>
  );
}
