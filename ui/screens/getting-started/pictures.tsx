import { BadgeCheck, CalendarDays, Check, MessageCircle } from "lucide-react";
import { swatchHex } from "#tools/colour/shade/swatch.ts";
import { Swatch } from "#ui/components/hair/swatch.tsx";

/** The small pictures of the setup: the product's own pieces, without words that could be taken for somebody's. */
const FRAME = "flex h-32 items-center justify-center gap-3 px-5 md:max-lg:px-3";

/** A profile with its badge. */
export function LicencePicture() {
  return (
    <div aria-hidden="true" className={FRAME}>
      <span className="flex w-full items-center gap-3 rounded-m border border-line bg-surface p-3">
        <Swatch hex="var(--copper)" className="size-11 rounded-full" />
        <span className="flex flex-1 flex-col gap-1.5">
          <span className="h-2.5 w-4/5 rounded-full bg-line" />
          <span className="h-2.5 w-1/2 rounded-full bg-line-soft" />
        </span>
        <BadgeCheck size={24} className="text-ok" />
      </span>
    </div>
  );
}

const TUBES = [
  [4, "natural"],
  [6, "natural"],
  [6, "copper"],
  [7, "beige"],
  [8, "ash"],
  [10, "pearl"],
] as const;

/** Tubes on a shelf. */
export function BrandPicture() {
  return (
    <div aria-hidden="true" className={`${FRAME} items-end pb-5`}>
      <span className="flex w-full justify-between border-b-4 border-line px-2">
        {TUBES.map(([level, tone]) => (
          <Swatch
            key={`${level}${tone}`}
            hex={swatchHex(level, tone)}
            className="h-18 w-5 rounded-t-[9px]"
          />
        ))}
      </span>
    </div>
  );
}

const WEEK = [3, 5, 4, 5, 5, 2, 0];

/** A week with its hours. */
export function HoursPicture() {
  return (
    <div aria-hidden="true" className={FRAME}>
      <span className="flex w-full flex-col gap-2 rounded-m border border-line bg-surface p-3">
        <CalendarDays size={17} className="text-ink-3" />
        <span className="flex h-14 items-end gap-1.5">
          {WEEK.map((hours, day) => (
            <span
              key={day}
              className={`flex-1 rounded-[5px] ${hours ? "bg-cool" : "bg-line"}`}
              style={{ height: hours ? `${hours * 20}%` : "4px" }}
            />
          ))}
        </span>
      </span>
    </div>
  );
}

/** Something said, and a card that waits. */
export function TalkPicture() {
  return (
    <div aria-hidden="true" className={`${FRAME} flex-col items-stretch`}>
      <span className="flex items-center gap-2 self-end rounded-m bg-raised px-3 py-2">
        <MessageCircle size={15} className="text-ink-3" />
        <span className="h-2.5 w-24 rounded-full bg-line" />
      </span>
      <span className="flex items-center justify-between rounded-m border border-ink bg-surface px-3 py-2">
        <span className="h-2.5 w-16 rounded-full bg-line" />
        <span className="grid size-7 place-items-center rounded-full bg-accent text-accent-ink">
          <Check size={15} />
        </span>
      </span>
    </div>
  );
}
