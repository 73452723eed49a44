import { ChevronDown, Plus, ScanEye } from "lucide-react";
import { useRef, useState } from "react";
import type { Zones } from "#tools/colour/hair-schema.ts";
import type { HairReading } from "#tools/colour/reading/schema.ts";
import { ZoneName } from "#tools/colour/words.ts";
import { levelName } from "#ui/cards/hair-words.ts";
import { Button } from "#ui/components/button.tsx";
import { Chip } from "#ui/components/chip.tsx";
import { LevelScale } from "#ui/components/hair/level-scale.tsx";
import { ZoneRow } from "./zone-row.tsx";
import { withZone, zoneLevels, ZONES, zonesSeen, zonesSet } from "./zone-words.ts";

export type ZonesFieldProps = {
  value: Zones | undefined;
  onChange: (zones: Zones | undefined) => void;
  /** The level of the rest, where a new pin starts. */
  level: number;
  /** 10 in consultations, 12 in colour correction. */
  max?: 10 | 12;
  /** The reading of the hair as it is; where it shows several levels, they are offered. */
  seen: HairReading | undefined;
};

/** The parts of the head that differ from the rest: a pin each on the level scale, and a row that opens. */
export function ZonesField({ value, onChange, level, max = 10, seen }: ZonesFieldProps) {
  const [open, setOpen] = useState(value !== undefined);
  const heading = useRef<HTMLElement>(null);
  const set = zonesSet(value);
  const offered = value ? undefined : zonesSeen(seen, max);
  const put = (
    zone: (typeof set)[number]["zone"],
    facts: (typeof set)[number]["facts"] | undefined,
  ) => onChange(withZone(value, zone, facts));
  return (
    <section
      aria-label="Zones"
      className="rounded-card border border-line-soft bg-surface shadow-edge"
    >
      <details
        className="group"
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary
          ref={heading}
          className="flex min-h-15 list-none items-center justify-between gap-3 rounded-card px-[22px] py-3 max-md:px-4 [&::-webkit-details-marker]:hidden"
        >
          <span>
            <span className="block font-display text-lg font-semibold tracking-tight">Zones</span>
            <span className="block text-sm text-ink-2 first-letter:uppercase">
              {set.length > 0
                ? zoneLevels(value)
                : "Set the parts that differ from the rest. Optional."}
            </span>
          </span>
          <ChevronDown
            size={20}
            aria-hidden="true"
            className="text-ink-3 transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <div className="flex flex-col gap-5 px-[22px] pb-[22px] max-md:px-4">
          {set.length > 0 && (
            <LevelScale
              label="Levels by zone"
              max={max}
              nameOf={levelName}
              pins={set.map(({ zone, facts }) => ({
                id: zone,
                label: ZONES[zone].toLowerCase(),
                level: facts.level ?? level,
              }))}
              onMove={(id, next) => {
                const moved = set.find(({ zone }) => zone === id);
                if (moved) put(moved.zone, { ...moved.facts, level: next });
              }}
            />
          )}
          {set.length > 0 && (
            <ul className="flex flex-col">
              {set.map(({ zone, facts }) => (
                <ZoneRow
                  key={zone}
                  zone={zone}
                  facts={facts}
                  max={max}
                  onChange={(changes) => put(zone, { ...facts, ...changes })}
                  onRemove={() => put(zone, undefined)}
                />
              ))}
            </ul>
          )}
          {set.length < ZoneName.options.length && (
            <div role="group" aria-label="Add a part of the head" className="flex flex-wrap gap-2">
              {ZoneName.options
                .filter((zone) => !value?.[zone])
                .map((zone) => (
                  <Chip
                    key={zone}
                    icon={<Plus size={15} aria-hidden="true" className="-ml-1" />}
                    onClick={() => put(zone, { level: Math.min(max, level) })}
                  >
                    {ZONES[zone]}
                  </Chip>
                ))}
            </div>
          )}
        </div>
      </details>
      {offered && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line-soft px-[22px] py-3 max-md:px-4">
          <p className="flex min-w-0 flex-1 basis-56 items-start gap-2.5 text-sm text-ink-2">
            <ScanEye size={18} aria-hidden="true" className="mt-px" />
            The photo shows {zoneLevels(offered)}.
          </p>
          <Button
            onClick={() => {
              onChange(offered);
              setOpen(true);
              heading.current?.focus({ preventScroll: true }); // the button goes
            }}
          >
            Use this
          </Button>
        </div>
      )}
    </section>
  );
}
