import { LIGHT_HAIR, type LightReading, type LightShot } from "#tools/guide/light-data.ts";
import { swatchHex } from "#tools/colour/shade/swatch.ts";
import { Swatch } from "#ui/components/hair/swatch.tsx";
import { cx } from "#ui/lib/cx.ts";

/** A photo and what the engine reads in it. */
export function ShotCard({ shot }: { shot: LightShot }) {
  const { image, title, text, tapped, read } = shot;
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-line-soft bg-surface shadow-edge">
      <span className="relative block">
        <img
          src={image}
          alt={`${title}: the back of a head`}
          width={400}
          height={480}
          loading="lazy"
          className="aspect-5/6 w-full object-cover"
        />
        {tapped && (
          <span
            aria-hidden="true"
            className="absolute size-7 -translate-1/2 rounded-full border-3 border-[#171310] bg-[#ffffff99]"
            style={{ left: `${tapped.x * 100}%`, top: `${tapped.y * 100}%` }}
          />
        )}
      </span>
      <div className="flex flex-1 flex-col gap-2 p-4 max-sm:p-3">
        <h3 className="font-semibold">{title}</h3>
        <p className="flex-1 text-sm text-ink-2">{text}</p>
        <Read read={read} />
      </div>
    </li>
  );
}

function Read({ read }: { read: LightReading }) {
  const { level, tone, zones } = read;
  if (!level || !tone)
    return (
      <p className="border-t border-line-soft pt-2 text-sm font-semibold text-bad">No hair found</p>
    );
  const wrong =
    !zones && (tone !== LIGHT_HAIR.tone || Math.abs(level.value - LIGHT_HAIR.level) > 1);
  return (
    <p className="flex items-center gap-2.5 border-t border-line-soft pt-2.5 text-sm">
      <Swatch hex={swatchHex(level.value, seen(tone))} className="size-8 rounded-small" />
      <span>
        <span className={cx("block font-semibold", wrong && "text-bad")}>
          {zones
            ? `Roots ${zones.roots}, mids ${zones.mids}, ends ${zones.ends}`
            : `Level ${level.value}, ${tone === "gold" ? "golden" : tone}`}
        </span>
        <span className="font-mono text-xs text-ink-3 tabular-nums">
          {level.low} to {level.high}
        </span>
      </span>
    </p>
  );
}

/** The tone that a seen one is drawn as. */
function seen(tone: NonNullable<LightReading["tone"]>) {
  if (tone === "grey") return "silver";
  return tone === "vivid" ? "natural" : tone;
}
