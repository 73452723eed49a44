/** What may not be put on this hair today, how long to wait, and the strongest developer left. */
export type Gate = {
  colour: boolean;
  lightener: boolean;
  chemical: boolean;
  /** No permanent and no high-lift. */
  tint: boolean;
  highLift: boolean;
  developerMax: number;
  waitDays: number;
};

/** Two gates on the same hair: what either closes is closed, and the stricter limit holds. */
export function strictest(gate: Gate, other: Partial<Gate>): Gate {
  return {
    colour: gate.colour || other.colour === true,
    lightener: gate.lightener || other.lightener === true,
    chemical: gate.chemical || other.chemical === true,
    tint: gate.tint || other.tint === true,
    highLift: gate.highLift || other.highLift === true,
    developerMax: Math.min(gate.developerMax, other.developerMax ?? gate.developerMax),
    waitDays: Math.max(gate.waitDays, other.waitDays ?? 0),
  };
}
