import type { About } from "#agent/models/builtin/verbs/verb.ts";

/** Asks of everybody, whatever day was told. */
export const OF_ALL =
  /\b(?:clients|all|ever|on (?:the )?(?:books?|records?|file)|today|in the salon)\b/;

/** Who comes on the day that was told right before; undefined where something else was. */
export function dayTold(
  earlier: About["earlier"],
  told: About["spoken"]["listed"],
): ReadonlySet<string> | undefined {
  const last = earlier.findLast(({ tool }) => tool !== "offer_choices");
  const names = told.flatMap((each) => each.client ?? []);
  return last?.tool === "list_appointments" && names.length > 1 ? new Set(names) : undefined;
}
