import { Ellipsis } from "lucide-react";
import type { ServiceMargin } from "#tools/pricing/reprice/reprice-schema.ts";
import { priceWords, rangeNote } from "#tools/pricing/services/service-price-rules.ts";
import type { Service } from "#tools/pricing/services/service-schema.ts";
import { SegmentBar } from "#ui/cards/segments/segment-bar.tsx";
import { handsOn, hasProcess } from "#ui/cards/segments/segment-words.ts";
import { Badge } from "#ui/components/badge.tsx";
import { iconButtonLook } from "#ui/components/button-look.ts";
import { Menu, type MenuItem } from "#ui/components/layers/menu.tsx";
import { minutes } from "#ui/lib/format.ts";
import { MarginWords } from "./margin-words.tsx";

/** One service of the menu in a row: what it is, its time drawn to the scale of the longest, its price and what that leaves. */
export function ServiceRow({
  service,
  longest,
  margin,
  currency,
  said,
  onEdit,
  items,
}: {
  service: Service;
  /** Minutes of the longest service beside it. */
  longest: number;
  margin: ServiceMargin | undefined;
  currency: string;
  /** What is missing of every margin, and is said once for all. */
  said: readonly string[];
  /** Left out where it may not be changed. */
  onEdit: (() => void) | undefined;
  /** What else can be done about it. */
  items: readonly MenuItem[];
}) {
  const { name, description, duration, segments } = service;
  const note = rangeNote(service);
  const processes = hasProcess(segments);
  return (
    <div className="relative grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 gap-y-1.5 xl:grid-cols-[minmax(0,1fr)_210px_104px_168px_auto] xl:items-start">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className="font-sans text-base font-semibold tracking-normal break-words">
            {onEdit ? (
              <button
                type="button"
                aria-label={`Edit ${name}`}
                onClick={onEdit}
                className="text-left underline decoration-transparent underline-offset-4 transition-colors duration-150 hover:decoration-ink-3 touch:-my-2 touch:min-h-11 touch:min-w-11"
              >
                {name}
              </button>
            ) : (
              name
            )}
          </h3>
          {service.needsPatchTest && <Badge tone="warn">Patch test</Badge>}
          {!service.online && <Badge>Not online</Badge>}
        </div>
        {description && (
          <p className="line-clamp-2 text-sm text-ink-2 max-md:hidden">{description}</p>
        )}
      </div>
      <div className="min-w-0 max-xl:order-2 max-xl:col-span-full">
        <span
          className="block xl:mt-1.5"
          style={{ width: `${Math.max(8, (duration / longest) * 100)}%` }}
        >
          <SegmentBar small segments={segments} />
        </span>
        <p className="mt-1 text-xs text-ink-2">
          {minutes(duration)}
          {processes && `, hands on ${minutes(handsOn(segments))}`}
          {processes && service.onlineInProcessing && ", bookable while it processes"}
        </p>
      </div>
      <p className="text-right">
        <span className="block font-mono font-semibold tabular-nums">{priceWords(service)}</span>
        {note && <span className="block text-xs text-ink-3">{note}</span>}
      </p>
      <div className="max-xl:order-3 max-xl:col-span-full xl:text-right">
        <MarginWords margin={margin} currency={currency} said={said} />
      </div>
      <span className="-my-1.5 -mr-2.5 min-w-10">
        {items.length > 0 && (
          <Menu
            label={`More about ${name}`}
            align="end"
            items={items}
            button={<Ellipsis size={18} aria-hidden="true" />}
            buttonClassName={iconButtonLook("ghost")}
          />
        )}
      </span>
    </div>
  );
}
