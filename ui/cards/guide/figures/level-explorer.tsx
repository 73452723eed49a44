import { useState, type ReactNode } from "react";
import { counterAtLevel, fillerTones, pigmentAt } from "#tools/colour/science.ts";
import { swatchHex } from "#tools/colour/shade/swatch.ts";
import { levelName } from "#ui/cards/hair-words.ts";
import { LevelScale } from "#ui/components/hair/level-scale.tsx";
import { Swatch } from "#ui/components/hair/swatch.tsx";
import { FigureFrame } from "./frame.tsx";

/** The level scale to move on: what lies under a level, and what is laid against it. */
export function LevelExplorer() {
  const [level, setLevel] = useState(7);
  const counter = counterAtLevel(level);
  const [tone = "natural"] = counter.tones;
  return (
    <FigureFrame>
      <LevelScale
        label="A level to look at"
        pins={[{ id: "level", label: levelName(level), level }]}
        onMove={(_pin, moved) => setLevel(moved)}
        nameOf={levelName}
      />
      <div aria-live="polite" className="mt-5 grid grid-cols-3 gap-3 text-sm max-sm:text-xs">
        <Part
          hex={swatchHex(level, fillerTones(level)[0] ?? "gold")}
          name="Lightened to it, it shows"
        >
          {pigmentAt(level)}
        </Part>
        <Part hex={swatchHex(level, tone)} name="Laid against it">
          {counter.word}
        </Part>
        <Part hex={swatchHex(level, "natural")} name="What remains">
          {level}, neutral
        </Part>
      </div>
    </FigureFrame>
  );
}

function Part({ hex, name, children }: { hex: string; name: string; children: ReactNode }) {
  return (
    <p>
      <Swatch hex={hex} className="mb-2 h-16 w-full rounded-m" />
      <span className="block text-ink-3">{name}</span>
      <span className="block font-semibold first-letter:uppercase">{children}</span>
    </p>
  );
}
