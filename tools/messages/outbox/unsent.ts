import { and, desc, eq, inArray, isNotNull } from "drizzle-orm";
import { outbox } from "#db/schema/messages.ts";
import type { Db, SalonCtx } from "#tools/core/context.ts";
import { unsealed } from "./sealed.ts";

/**
 * The newest mail to an address that could not go, whole: for whoever runs the server. `everySalon` must see all salons.
 * @returns its subject, instant and words; null where nothing to them waits
 */
export async function newestUnsentMail(
  { everySalon, signer }: { everySalon: Db } & Pick<SalonCtx, "signer">,
  address: string,
): Promise<{ subject: string; createdAt: Date; text: string } | null> {
  const [newest] = await everySalon
    .select({ subject: outbox.subject, sealed: outbox.sealed, createdAt: outbox.createdAt })
    .from(outbox)
    .where(
      and(
        eq(outbox.recipient, address.toLowerCase()),
        eq(outbox.channel, "mail"),
        inArray(outbox.status, ["not_sent", "failed"]),
        isNotNull(outbox.sealed),
      ),
    )
    .orderBy(desc(outbox.createdAt))
    .limit(1);
  const content = newest?.sealed ? unsealed({ signer }, newest.sealed) : null;
  if (!newest || !content) return null;
  return { subject: newest.subject ?? "", createdAt: newest.createdAt, text: content.text };
}
