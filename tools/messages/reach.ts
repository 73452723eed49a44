import { and, eq, inArray } from "drizzle-orm";
import { outbox } from "#db/schema/messages.ts";
import type { Ctx } from "#tools/core/context.ts";
import { consentOf } from "#tools/messages/inbox/consents.ts";
import { numberFor } from "./numbers.ts";
import type { E164 } from "#tools/values/phone-schema.ts";
import { getMessageSettings } from "./settings.ts";

/** The number that somebody can be texted at: one that agreed, of a salon that texts; null otherwise. */
export async function numberThatAgreed(
  ctx: Pick<Ctx, "db">,
  phone: string | null,
): Promise<E164 | null> {
  const number = await numberFor(ctx, phone);
  if (!number || !(await getMessageSettings(ctx)).smsOn) return null;
  return (await consentOf(ctx, number)) === "granted" ? number : null;
}

/** Whether a number has had no text from the salon yet. */
export async function isFirstText({ db }: Pick<Ctx, "db">, number: E164): Promise<boolean> {
  const [sent] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.recipient, number),
        inArray(outbox.status, ["queued", "sending", "sent", "delivered"]),
      ),
    )
    .limit(1);
  return sent === undefined;
}
