import {
  makerOf,
  type NotedBowl as Noted,
  type NotedShade,
} from "#tools/colour/notation/schema.ts";
import { developerStrength, minutesRange } from "#ui/cards/formula-card/bowl-words.ts";
import { Badge } from "#ui/components/badge.tsx";
import { RatioBar } from "#ui/components/hair/ratio-bar.tsx";
import { Swatch } from "#ui/components/hair/swatch.tsx";
import { cx } from "#ui/lib/cx.ts";
import { grams } from "#ui/lib/format.ts";
import { amountWords, bowlTitle, notedHex, notedParts, toneWords } from "./noted-words.ts";

export type NotedBowlProps = { bowl: Noted; number: number; compact?: boolean | undefined };

/** One bowl read from shorthand: swatch, code and grams of each tube, the developer, and what had to be assumed. */
export function NotedBowl({ bowl, number, compact }: NotedBowlProps) {
  const parts = notedParts(bowl);
  const title = bowlTitle(bowl, number);
  const { brandName, lineName } = makerOf(bowl);
  return (
    <section
      aria-label={title}
      className="min-w-0 rounded-[18px] border border-line-soft bg-surface p-4 max-md:p-3.5"
    >
      <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-base">{title}</h3>
        <p className="min-w-0 text-sm text-ink-2">
          {[brandName, lineName].filter(Boolean).join(" ") || "No line named"}
        </p>
      </div>
      {parts.length > 0 && <RatioBar parts={parts} className="mb-2.5" />}
      <ul>
        {bowl.shades.map((shade, index) => (
          <Shade key={index} shade={shade} bowl={bowl} compact={compact} />
        ))}
        <Developer bowl={bowl} compact={compact} />
      </ul>
      <Timing bowl={bowl} />
      {bowl.assumed.length > 0 && (
        <ul className="mt-2 flex flex-col gap-0.5 text-xs text-ink-2">
          {bowl.assumed.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

const ROW = "flex min-h-11 items-center gap-3 border-t border-line-soft py-2";

function amountLook(compact: boolean | undefined, known: boolean) {
  return cx(
    "shrink-0 text-right whitespace-nowrap tabular-nums",
    known ? cx("font-mono font-semibold", compact ? "text-lg" : "text-xl") : "text-sm text-ink-2",
  );
}

function Shade({
  shade,
  bowl,
  compact,
}: {
  shade: NotedShade;
  bowl: Noted;
  compact: boolean | undefined;
}) {
  const { code, known, nearest } = shade;
  const tone = toneWords(shade);
  return (
    <li className={ROW}>
      <Swatch hex={notedHex(shade, bowl)} className="size-8 rounded-small" />
      <div className="min-w-0 flex-1">
        <p className="[overflow-wrap:anywhere]">
          <span className="font-semibold">{code}</span>
          {tone && <span className="text-sm text-ink-2"> {tone}</span>}
        </p>
        {!known && (
          <Badge tone="warn" className="mt-1">
            {nearest ? `Not in the line, nearest is ${nearest}` : "Not in the catalog"}
          </Badge>
        )}
      </div>
      <span className={amountLook(compact, shade.grams !== null)}>{amountWords(shade)}</span>
    </li>
  );
}

function Developer({ bowl, compact }: { bowl: Noted; compact: boolean | undefined }) {
  const { developer, ratio } = bowl;
  if (!developer) return null;
  const { volume, grams: weight } = developer;
  return (
    <li className={ROW}>
      <span
        aria-hidden="true"
        className="size-8 shrink-0 rounded-small border border-line-soft bg-[var(--developer)]"
      />
      <p className="min-w-0 flex-1">
        <span className="font-semibold">Developer</span>{" "}
        <span className="inline-block text-sm text-ink-2">
          {volume === null ? "strength not written" : developerStrength(volume)}
          {ratio && ` · ${ratio}`}
        </span>
      </p>
      <span className={amountLook(compact, weight !== null)}>
        {weight === null ? "no grams" : grams(weight)}
      </span>
    </li>
  );
}

function Timing({ bowl }: { bowl: Noted }) {
  const { minutes, heat, ratio, developer } = bowl;
  const words = [
    !developer && ratio && `Color to developer ${ratio}`,
    minutes && minutesRange(minutes),
    heat && "with heat",
  ].filter(Boolean);
  if (words.length === 0) return null;
  return <p className="border-t border-line-soft pt-2 text-sm text-ink-2">{words.join(", ")}</p>;
}
