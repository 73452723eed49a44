import type { SalonCtx } from "#tools/core/context.ts";

/** An export is brought into the salon. */
export async function runRestore(
  _ctx: SalonCtx,
  _job: { id: string; last: boolean },
): Promise<"done" | "again"> {
  return "done";
}
