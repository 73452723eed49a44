import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { atomically, type Db } from "./context.ts";

const collided = (code: string) =>
  new DrizzleQueryError("update", [], Object.assign(new Error("It collided."), { code }));

/** A database whose transactions run, and of which the first ones then fail with what is given. */
function failing(...errors: Error[]): { db: Db; begun: () => number } {
  let begun = 0;
  const inner = { rollback: () => {}, transaction: (work: (tx: object) => unknown) => work(inner) };
  const transaction = async (work: (tx: object) => Promise<unknown>) => {
    const error = errors[begun++];
    const done = await work(inner);
    if (error) throw error;
    return done;
  };
  return { db: { transaction } as unknown as Db, begun: () => begun };
}

it.each(["40001", "40P01"])("repeats what collided with another once: %s", async (code) => {
  const { db, begun } = failing(collided(code));
  expect(await atomically({ db }, async () => begun())).toBe(2);
  expect(begun()).toBe(2);
});

it.each([
  ["three times in vain", 3, ["40001", "40P01", "40001"]],
  ["for what is no collision", 1, ["23505"]],
])("gives up: %s", async (_name, tries, codes) => {
  const errors = codes.map(collided);
  const { db, begun } = failing(...errors);
  await expect(atomically({ db }, async () => 1)).rejects.toBe(errors.at(-1));
  expect(begun()).toBe(tries);
});

it("leaves repeating to the outermost", async () => {
  const { db, begun } = failing();
  let tries = 0;
  const collidesOnce = async () => {
    tries += 1;
    if (tries === 1) throw collided("40001");
    return tries;
  };
  expect(await atomically({ db }, (outer) => atomically(outer, collidesOnce))).toBe(2);
  expect(begun()).toBe(2);
});
