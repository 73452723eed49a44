import type { ComponentType } from "react";
import type { GuideFigure } from "#tools/guide/schema.ts";
import { Angles } from "./angles.tsx";
import { CounterWheel } from "./counter-wheel.tsx";
import { DamageTable } from "./damage-table.tsx";
import { DeveloperTable } from "./developer-table.tsx";
import { LevelExplorer } from "./level-explorer.tsx";
import { PorosityShafts } from "./porosity-shafts.tsx";
import { SafeLift } from "./safe-lift.tsx";
import { WhiteBowl } from "./white-bowl.tsx";
import { WhitePlacement } from "./white-placement.tsx";
import { WhiteRegrowth } from "./white-regrowth.tsx";
import { WhiteShares } from "./white-shares.tsx";
import { WhiteTry } from "./white-try.tsx";

const FIGURES: Record<GuideFigure, ComponentType> = {
  levels: LevelExplorer,
  wheel: CounterWheel,
  developers: DeveloperTable,
  porosity: PorosityShafts,
  "safe-lift": SafeLift,
  damage: DamageTable,
  angles: Angles,
  "white-shares": WhiteShares,
  "white-bowl": WhiteBowl,
  "white-placement": WhitePlacement,
  "white-regrowth": WhiteRegrowth,
  "white-try": WhiteTry,
};

/** A picture of the guide by its name. */
export function GuideFigures({ figure }: { figure: GuideFigure }) {
  const Figure = FIGURES[figure];
  return <Figure />;
}
