import { useRef, type PointerEvent } from "react";
import { cx } from "#ui/lib/cx.ts";
import { useWidth } from "#ui/lib/device/width.ts";
import {
  levelAt,
  levelByKey,
  levelPercent,
  nearestPin,
  pinAt,
  placePins,
  toStep,
  type LevelPin,
  type PlacedPin,
} from "./level-scale-layout.ts";

export type { LevelPin } from "./level-scale-layout.ts";

export type LevelScaleProps = {
  /** What is measured or chosen: "What the photo shows", "Current level". */
  label: string;
  pins: readonly LevelPin[];
  /** 10 in consultations, 12 in colour correction. */
  max?: 10 | 12;
  /** Makes the scale an input: pins are dragged, the scale is tapped, arrow keys step by one level, or by `step`. */
  onMove?: (id: string, level: number) => void;
  step?: 0.5 | 1;
  /** The name of a level, for readers: 6 is "Dark Blonde". */
  nameOf?: (level: number) => string | undefined;
  className?: string;
};

const LANE = 18;
const STEM = 12;
const CELL = 38;

/** Ten (or twelve) hair-coloured cells with pins above: an input, a reading, an axis. */
export function LevelScale({
  label,
  pins,
  max = 10,
  onMove,
  step = 1,
  nameOf,
  className,
}: LevelScaleProps) {
  const [track, width] = useWidth<HTMLDivElement>(300);
  const held = useRef<string>(undefined);
  const placed = placePins(pins, width, max);
  const lanes = Math.max(1, ...placed.map(({ lane }) => lane + 1));
  const cells = Array.from({ length: max }, (_, index) => index + 1);

  const moveTo = (event: PointerEvent<HTMLElement>) => {
    const box = track.current?.getBoundingClientRect();
    const pin = pins.find(({ id }) => id === held.current);
    if (!box || !pin) return;
    const level = levelAt((event.clientX - box.left) / box.width, max, step);
    if (level !== pin.level) onMove?.(pin.id, level);
  };
  const take = (event: PointerEvent<HTMLElement>) => {
    const box = track.current?.getBoundingClientRect();
    if (!box) return;
    const at = { x: event.clientX - box.left, y: event.clientY - box.top };
    const grabbed = event.target instanceof Element && event.target.closest("[data-pin]");
    const near = nearestPin(pins, (at.x / box.width) * max + 0.5);
    // pins at one level lie on each other: each is taken by its word
    held.current =
      pinAt(placed, at, LANE)?.id ?? ((grabbed && grabbed.getAttribute("data-pin")) || near?.id);
    event.currentTarget.setPointerCapture?.(event.pointerId);
    event.currentTarget
      .querySelector<HTMLElement>(`[role=slider][data-pin="${held.current}"]`)
      ?.focus({ preventScroll: true });
    moveTo(event);
  };

  const scale = (
    <div ref={track} className="relative" style={{ paddingTop: lanes * LANE + STEM }}>
      {placed.map((place) => (
        <Pin
          key={place.pin.id}
          {...place}
          max={max}
          lanes={lanes}
          onMove={onMove}
          step={step}
          nameOf={nameOf}
        />
      ))}
      <div
        aria-hidden="true"
        className="grid gap-[3px]"
        style={{ gridTemplateColumns: `repeat(${max}, 1fr)` }}
      >
        {cells.map((level) => (
          <span
            key={level}
            className={cx(
              "strands flex h-[38px] items-end justify-center rounded-[7px] pb-1 font-mono text-[11px] font-semibold",
              level >= 7 ? "text-[#171310]" : "text-[#f5f0ea]",
            )}
            style={{ backgroundColor: `var(--l${level})` }}
          >
            <span className="relative">{level}</span>
          </span>
        ))}
      </div>
    </div>
  );

  if (!onMove) {
    return (
      <div
        role="img"
        aria-label={`${label}: ${pins.map((pin) => spoken(pin, nameOf)).join("; ")}`}
        className={className}
      >
        {scale}
      </div>
    );
  }
  return (
    <div
      role="group"
      aria-label={label}
      className={cx("cursor-pointer touch-pan-y select-none", className)}
      onPointerDown={take}
      // The press has focused its pin; by default it would move focus to whatever lies around.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={(event) => held.current && moveTo(event)}
      onPointerUp={() => (held.current = undefined)}
      onPointerCancel={() => (held.current = undefined)}
    >
      {scale}
    </div>
  );
}

type PinProps = PlacedPin &
  Pick<LevelScaleProps, "onMove" | "nameOf"> & { max: number; lanes: number; step: number };

function Pin({ pin, x, labelX, lane, clear, max, lanes, onMove, step, nameOf }: PinProps) {
  const top = (lanes - 1 - lane) * LANE;
  const ink = pin.tone === "cool" ? "text-cool" : "text-ink";
  const slider = onMove && {
    role: "slider",
    tabIndex: 0,
    "aria-label": pin.label,
    "aria-valuemin": 1,
    "aria-valuemax": max,
    "aria-valuenow": toStep(pin.level, step),
    "aria-valuetext": levelText(toStep(pin.level, step), nameOf),
    onKeyDown: (event: React.KeyboardEvent) => {
      const level = levelByKey(event.key, pin.level, max, step);
      if (level === undefined) return;
      event.preventDefault();
      if (level !== pin.level) onMove(pin.id, level);
    },
  };
  return (
    <div className={ink}>
      <span
        className="absolute -translate-x-1/2 text-[11.5px] leading-[18px] font-semibold whitespace-nowrap"
        style={{ left: labelX, top }}
        data-pin={pin.id}
      >
        {pin.label}
      </span>
      <span
        className="absolute w-0.5 -translate-x-1/2 bg-current"
        style={{ left: x, bottom: CELL + 4, height: STEM - 2 + (clear ? lane * LANE : 0) }}
      />
      {pin.range && pin.range[0] < pin.range[1] && (
        <span
          className="absolute h-0.5 rounded-full bg-current opacity-60"
          style={{
            left: `${levelPercent(pin.range[0], max)}%`,
            right: `${100 - levelPercent(pin.range[1], max)}%`,
            top: lanes * LANE + STEM - 4,
          }}
        />
      )}
      {slider && (
        <span
          {...slider}
          data-pin={pin.id}
          className="absolute w-11 -translate-x-1/2 cursor-grab rounded-[10px] active:cursor-grabbing"
          style={{ left: x, top, bottom: 0 }}
        />
      )}
    </div>
  );
}

function levelText(level: number, nameOf: LevelScaleProps["nameOf"]): string {
  const name = nameOf?.(level);
  return name ? `level ${level}, ${name}` : `level ${level}`;
}

function spoken(pin: LevelPin, nameOf: LevelScaleProps["nameOf"]): string {
  const level = Math.round(pin.level * 10) / 10;
  const range = pin.range ? `, between ${pin.range[0]} and ${pin.range[1]}` : "";
  return `${pin.label} ${levelText(level, nameOf)}${range}`;
}
