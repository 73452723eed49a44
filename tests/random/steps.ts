import { diceOf, type Dice as Thrown } from "#tests/fuzz/mutate.ts";
import { chances, seed } from "#tests/runs.ts";

export type Dice = Thrown & {
  /** A whole number from `least` to `most`, both included. */
  whole: (least: number, most: number) => number;
};

/**
 * Rounds of random steps, each made of its own seed alone. `say` notes what is about to be done: what goes wrong is told with
 * all that came before it, and `SEED=… RUNS=1` comes to it again.
 */
export async function walk(
  rounds: number,
  round: (dice: Dice, say: (step: string) => void) => Promise<void>,
): Promise<void> {
  for (let at = seed; at < seed + rounds; at += 1) {
    const said: string[] = [];
    try {
      await round(diceFrom(at), (step) => said.push(step));
    } catch (error) {
      const steps = said.map((step, n) => `${n + 1}. ${step}`).join("\n");
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`SEED=${at} RUNS=1\n${steps}\n${why}`, { cause: error });
    }
  }
}

/** Neighbouring seeds share nothing. */
function diceFrom(from: number): Dice {
  const chance = chances((Math.imul(from, 2_654_435_761) >>> 0) % 2_147_483_648);
  for (let warm = 0; warm < 5; warm += 1) chance();
  const whole = (least: number, most: number) => least + Math.floor(chance() * (most - least + 1));
  return { ...diceOf(chance), whole };
}
