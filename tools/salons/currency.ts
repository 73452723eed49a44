import { salons } from "#db/schema/salons.ts";
import type { Db } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";

/** The currency that the salon's amounts are in, as its ISO code. @throws not_found */
export async function currencyOfSalon({ db }: { db: Db }): Promise<string> {
  const [salon] = await db.select({ currency: salons.currency }).from(salons);
  if (!salon) throw new DomainError("not_found", "Salon not found.");
  return salon.currency;
}
