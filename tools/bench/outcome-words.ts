import { changesOf, counted } from "#tools/core/change-rules.ts";
import type { Change } from "#tools/core/act-schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import { getOutcome } from "./outcomes.ts";
import type { RecordOutcome } from "#tools/outcomes/schema.ts";

/** What would be kept of a result, beside what was told before. @throws not_found */
export async function outcomeChanges(
  ctx: Ctx,
  {
    consultationId,
    happy,
    levelReached = null,
    tone = null,
    photoId = null,
    note = "",
  }: RecordOutcome,
): Promise<Change[]> {
  const { outcome: before } = await getOutcome(ctx, { consultationId });
  return changesOf([
    ["Client", before && happyWords(before.happy), happyWords(happy)],
    ["Level reached", counted(before?.levelReached), counted(levelReached)],
    ["Tone", before?.tone, tone],
    ["Photo", before?.photoId ? "kept" : null, photoId ? "kept" : null],
    ["Note", before?.note, note],
  ]);
}

const happyWords = (happy: boolean) => (happy ? "happy" : "not happy");
