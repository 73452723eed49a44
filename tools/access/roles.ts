import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";

/**
 * Lets nobody pass but a person who is signed in: a token of the API gives and takes no rights.
 * @throws forbidden for a token
 */
export function requirePerson({ tokenId }: Pick<Ctx, "tokenId">): void {
  if (tokenId !== undefined)
    throw new DomainError(
      "forbidden",
      "A token of the API cannot be used for this. Please sign in with a browser.",
    );
}
