import type { Sql } from "postgres";

/** What drizzle takes for a statement of postgres.js: it goes out once its rows are waited for, as objects or as lists of values. */
export function inTurn(run: (asValues: boolean) => Promise<unknown>): ReturnType<Sql["unsafe"]> {
  return {
    values: () => run(true),
    // oxlint-disable-next-line unicorn/no-thenable -- postgres.js queries are thenables, and drizzle awaits them
    then: (done: (rows: unknown) => unknown, failed: (error: unknown) => unknown) =>
      run(false).then(done, failed),
  } as never;
}
