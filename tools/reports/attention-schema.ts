import { z } from "zod";

/** What waits for somebody, in the order in which it is told. */
export const AttentionKind = z.enum([
  "deletion",
  "patch_test",
  "texts",
  "unconfirmed",
  "messages",
  "posts",
  "balances",
  "orders",
  "expiring",
  "outcomes",
  "verification",
  "quota",
  "storage",
]);
export type AttentionKind = z.infer<typeof AttentionKind>;

/** One thing that waits, and where it is settled. */
export const Attention = z.object({
  kind: AttentionKind,
  /** How many of it there are. */
  count: z.int(),
  sentence: z.string(),
  /** A path of the app. */
  link: z.string(),
  /** It cannot wait: somebody may come to harm, or something is about to be lost. */
  urgent: z.boolean(),
});
export type Attention = z.infer<typeof Attention>;
