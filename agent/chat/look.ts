import { readTogether, sqlState, type Ctx } from "#tools/core/context.ts";
import type { AnyTool, Progress } from "#tools/core/tool.ts";

const READ_ONLY = "25006";

/** What a tool that only looks gives: as of one moment, unless something has to be put right first, such as a month that has ended. */
export async function look(
  ctx: Ctx,
  { run, spansCalls }: AnyTool,
  input: unknown,
  progress: Progress,
): Promise<unknown> {
  if (spansCalls) return run(ctx, input, progress);
  try {
    return await readTogether(ctx, (ctx) => run(ctx, input, progress));
  } catch (error) {
    if (sqlState(error) !== READ_ONLY) throw error;
    return run(ctx, input, progress);
  }
}
