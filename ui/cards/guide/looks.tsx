import { ArrowRight } from "lucide-react";
import { swatchHex } from "#tools/colour/shade/swatch.ts";
import type { Look } from "#tools/guide/schema.ts";
import { Swatch } from "#ui/components/hair/swatch.tsx";

/** Hair as it is and as it should be, root at the top. */
export function Looks({ seen, wanted }: { seen: readonly Look[]; wanted: readonly Look[] }) {
  return (
    <div className="flex shrink-0 items-center gap-2.5 break-inside-avoid">
      <Strand looks={seen} label="As it looks" />
      <ArrowRight size={17} aria-hidden="true" className="text-ink-3" />
      <Strand looks={wanted} label="As it should" />
    </div>
  );
}

function Strand({ looks, label }: { looks: readonly Look[]; label: string }) {
  const words = looks.map(({ level, tone }) => `level ${level} ${tone.replaceAll("-", " ")}`);
  return (
    <span
      role="img"
      aria-label={`${label}: ${[...new Set(words)].join(", ")}`}
      className="flex h-24 w-14 flex-col overflow-hidden rounded-m print:[print-color-adjust:exact]"
    >
      {looks.map(({ level, tone }, at) => {
        const hex = swatchHex(level, tone);
        return (
          <Swatch
            key={at}
            hex={hex}
            {...(looks.length > 1 && { rootHex: hex, endHex: hex })}
            className="min-h-0 w-full flex-1"
          />
        );
      })}
    </span>
  );
}
