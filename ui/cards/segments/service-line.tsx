import { priceWords, rangeNote } from "#tools/pricing/services/service-price-rules.ts";
import type { Service } from "#tools/pricing/services/service-schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { minutes } from "#ui/lib/format.ts";
import { SegmentBar } from "./segment-bar.tsx";
import { handsOn, hasProcess } from "./segment-words.ts";

/** One service of a menu: what it is, how long, what it costs, and its time drawn to scale. */
export function ServiceLine({ service }: { service: Service }) {
  const { name, description, duration, segments } = service;
  const note = rangeNote(service);
  const processes = hasProcess(segments);
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold text-pretty break-words">{name}</h3>
          {description && <p className="text-sm text-pretty text-ink-2">{description}</p>}
        </div>
        <p className="shrink-0 text-right">
          <span className="block font-mono font-semibold tabular-nums">{priceWords(service)}</span>
          {note && <span className="block max-w-36 text-xs text-ink-3">{note}</span>}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-40 flex-1 items-center gap-3">
          <SegmentBar small segments={segments} className="max-w-60" />
          <p className="shrink-0 text-sm text-ink-2">
            <span className="font-mono tabular-nums">{minutes(duration)}</span>
            {processes && (
              <>
                {", hands on "}
                <span className="font-mono tabular-nums">{minutes(handsOn(segments))}</span>
              </>
            )}
          </p>
        </div>
        <div className="flex items-center justify-end gap-1.5 max-sm:w-full">
          <div className="flex flex-1 flex-wrap gap-1.5">
            {service.needsPatchTest && <Badge tone="warn">Patch test</Badge>}
            {!service.online && <Badge>Not online</Badge>}
            {processes && service.onlineInProcessing && <Badge>Bookable while it processes</Badge>}
          </div>
        </div>
      </div>
    </div>
  );
}
