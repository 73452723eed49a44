import { Undo2 } from "lucide-react";
import { useState, type KeyboardEvent, type PointerEvent } from "react";
import type { PhotoMarks } from "#ui/api/chair/colour.ts";
import { Button } from "#ui/components/button.tsx";
import { SegmentedControl } from "#ui/components/fields/segmented-control.tsx";
import { cx } from "#ui/lib/cx.ts";

const KINDS = ["roots", "mids", "ends", "white"] as const;
const MOST = 40;
const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export type HairMarksProps = {
  src: string;
  alt: string;
  marks: PhotoMarks;
  onChange: (marks: PhotoMarks) => void;
  className?: string;
};

/**
 * Corrects a reading: the stylist taps hair on the photo and says whether it is roots, mids or ends, or taps something white,
 * which tells the colour of the lamp. By keyboard a cross moves.
 */
export function HairMarks({ src, alt, marks, onChange, className }: HairMarksProps) {
  const { points = [], reference } = marks;
  const [kind, setKind] = useState<(typeof KINDS)[number]>("mids");
  const [cross, setCross] = useState<{ x: number; y: number }>();
  const mark = (across: number, down: number) => {
    const at = { x: inside(across), y: inside(down) };
    if (kind === "white") onChange({ points, reference: at });
    else if (points.length < MOST)
      onChange({ ...marks, points: [...points, { ...at, zone: kind }] });
  };
  const undo = () =>
    onChange(
      kind === "white" && reference ? { points } : { ...marks, points: points.slice(0, -1) },
    );
  const undoable = kind === "white" ? reference !== undefined : points.length > 0;
  const shown = [
    ...points.map(({ x, y, zone }) => ({ x, y, letter: zone?.charAt(0) })),
    ...(reference ? [{ ...reference, letter: "w" }] : []),
  ];
  const onTap = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    mark((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  };
  const onKey = (event: KeyboardEvent) => {
    const from = cross ?? { x: 0.5, y: 0.5 };
    const step = STEPS[event.key];
    const reach = event.shiftKey ? 0.1 : 0.02;
    if (step)
      setCross({ x: inside(from.x + step[0] * reach), y: inside(from.y + step[1] * reach) });
    else if (event.key === "Enter" || event.key === " ") mark(from.x, from.y);
    else return;
    event.preventDefault();
  };
  return (
    <div className={cx("flex flex-col gap-3", className)}>
      <div className="relative overflow-hidden rounded-[16px] border border-line">
        <img src={src} alt={alt} className="block w-full" />
        <div
          role="button"
          tabIndex={0}
          aria-label={`Mark ${kind === "white" ? "something white" : `the ${kind}`} on the photo. Arrow keys move the cross, Enter marks.`}
          className="absolute inset-0 cursor-crosshair focus-visible:outline-offset-[-3px]"
          onPointerUp={onTap}
          onKeyDown={onKey}
          onFocus={(event) =>
            event.currentTarget.matches(":focus-visible") && setCross({ x: 0.5, y: 0.5 })
          }
          onBlur={() => setCross(undefined)}
        />
        {shown.map(({ x, y, letter }, index) => (
          <span
            key={index}
            aria-hidden="true"
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            className="pointer-events-none absolute grid size-6 -translate-1/2 place-items-center rounded-full border-2 border-[#fff] bg-[#171310]/70 font-mono text-[11px] font-semibold text-[#fff]"
          >
            {letter}
          </span>
        ))}
        {cross && (
          <span
            aria-hidden="true"
            style={{ left: `${cross.x * 100}%`, top: `${cross.y * 100}%` }}
            className="pointer-events-none absolute size-7 -translate-1/2 before:absolute before:inset-x-0 before:top-1/2 before:h-0.5 before:-translate-y-1/2 before:bg-[#fff] after:absolute after:inset-y-0 after:left-1/2 after:w-0.5 after:-translate-x-1/2 after:bg-[#fff]"
          />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SegmentedControl
          label="What you tap"
          options={KINDS.map((value) => ({ value, label: value }))}
          value={kind}
          onChange={setKind}
        />
        {undoable && (
          <Button kind="ghost" icon={Undo2} onClick={undo}>
            Undo
          </Button>
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {shown.length} marked
      </p>
    </div>
  );
}

function inside(share: number): number {
  return Math.min(1, Math.max(0, Math.round(share * 1000) / 1000));
}
