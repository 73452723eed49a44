import { z } from "zod";

/** What a token may do: read lets it ask, write lets it change what its maker may change. */
export const TokenScope = z.enum(["read", "write"]);
export type TokenScope = z.infer<typeof TokenScope>;

/** A token of the API without what it is: that is shown once, when it is made. */
export const ApiToken = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(TokenScope),
  /** Its first characters, to recognise it by. */
  prefix: z.string(),
  madeBy: z.string(),
  createdAt: z.iso.datetime(),
  /** To the minute. */
  lastUsedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
});
export type ApiToken = z.infer<typeof ApiToken>;

export const MakeApiToken = z.strictObject({
  name: z.string().trim().min(1, "Please name what uses it").max(80),
  scopes: z.array(TokenScope).min(1, "Please choose what it may do").max(2),
  /** Days until it ends; null for one that does not end. */
  days: z.int().min(1).max(366).nullable(),
});
export type MakeApiToken = z.infer<typeof MakeApiToken>;

export const MadeApiToken = ApiToken.extend({
  /** The token itself: never shown again. */
  token: z.string(),
});
export type MadeApiToken = z.infer<typeof MadeApiToken>;
