import { atomically, type Db } from "./context.ts";

/**
 * What `work` would give, without doing it: it runs in a transaction that is undone. For a question that shows exactly what
 * a yes will do. `work` must do nothing that a transaction cannot take back.
 */
export async function rehearse<C extends { db: Db }, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  let result: { value: T } | undefined;
  const undone = new Error("undone");
  try {
    await atomically(ctx, async (ctx) => {
      result = { value: await work(ctx) };
      throw undone;
    });
  } catch (error) {
    if (error === undone && result) return result.value;
    throw error;
  }
  throw undone;
}
