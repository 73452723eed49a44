/** How long random runs go on: "1" is `npm run test:long` and `npm run attack -- --long`, "attack" is `npm run attack`. */
const LENGTH = process.env["LONG"];
const LONG = LENGTH === "1";

/** How often a random run goes: a few times in `npm test`, often in the long runs. `RUNS` names another number. */
export const runs = (short: number, long: number, attack = short) =>
  Number(process.env["RUNS"] ?? (LONG ? long : LENGTH === "attack" ? attack : short));

/** What chance begins with: the same each time in `npm test`, another each time in the long runs, which print it. `SEED` names one. */
export const seed = Number(
  process.env["SEED"] ?? (LONG ? 1 + Math.floor(Math.random() * 1e9) : 20_261_122),
);
if (LONG) console.log(`SEED=${seed}`);

/** Numbers from 0 to 1 that look random and come again by their seed. */
export function chances(from = seed): () => number {
  let at = from;
  return () => {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
    return at / 2_147_483_648;
  };
}
