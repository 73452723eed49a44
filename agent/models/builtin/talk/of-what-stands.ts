import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import type { Told } from "#agent/models/builtin/verbs/step.ts";
import { rewritten } from "./caption.ts";
import { reworded, rewordedRow } from "./message.ts";
import { intoNewRecord } from "./new-card.ts";
import { putRight } from "./put-right.ts";
import { tellingOf } from "./tell.ts";
import { aroundOf, type Turn } from "./thread.ts";
import { toAllListed, withoutSome } from "./to-many.ts";

/** What words make of the card, the question or the list that stands, or of what was just written down. */
export function ofWhatStands(text: string, before: Turn, told: Told): HeardVerb | undefined {
  const { cards = [], row, results } = before;
  return (
    rewritten(text, cards, aroundOf(told)) ??
    reworded(text, cards, aroundOf(told)) ??
    rewordedRow(row, text) ??
    withoutSome(text, cards, told) ??
    toAllListed(text, told) ??
    putRight(text, before) ??
    intoNewRecord(text, cards, told) ??
    tellingOf(text, results, told)
  );
}
