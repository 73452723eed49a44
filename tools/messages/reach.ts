import { and, inArray } from "drizzle-orm";
import { outbox } from "#db/schema/messages.ts";
import type { Ctx } from "#tools/core/context.ts";
import { zoneOf } from "#tools/clients/rows.ts";
import { consentsOf } from "#tools/messages/inbox/consents.ts";
import { e164Of } from "#tools/values/phone.ts";
import type { E164 } from "#tools/values/phone-schema.ts";
import { getMessageSettings } from "./settings.ts";

/** The number that somebody can be texted at: one that agreed, of a salon that texts; null otherwise. */
export async function numberThatAgreed(
  ctx: Pick<Ctx, "db">,
  phone: string | null,
): Promise<E164 | null> {
  return (await numbersThatAgreed(ctx, [phone])).get(phone) ?? null;
}

/** The same of several at once, by what was given; whoever cannot be texted is not among them. */
export async function numbersThatAgreed(
  ctx: Pick<Ctx, "db">,
  phones: readonly (string | null)[],
): Promise<Map<string | null, E164>> {
  const given = phones.filter((phone) => phone?.trim());
  if (given.length === 0 || !(await getMessageSettings(ctx)).smsOn) return new Map();
  const timeZone = await zoneOf(ctx);
  const numbers = new Map(given.map((phone) => [phone, e164Of(phone ?? "", timeZone)]));
  const standings = await consentsOf(
    ctx,
    [...numbers.values()].flatMap((number) => number ?? []),
  );
  return new Map(
    [...numbers].flatMap(([phone, number]) =>
      number && standings.get(number) === "granted" ? [[phone, number] as const] : [],
    ),
  );
}

/** Whether a number has had no text from the salon yet. */
export async function isFirstText(ctx: Pick<Ctx, "db">, number: E164): Promise<boolean> {
  return !(await numbersTexted(ctx, [number])).has(number);
}

/** Which of these numbers have had a text from the salon. */
export async function numbersTexted(
  { db }: Pick<Ctx, "db">,
  numbers: readonly E164[],
): Promise<Set<string>> {
  if (numbers.length === 0) return new Set();
  const sent = await db
    .selectDistinct({ number: outbox.recipient })
    .from(outbox)
    .where(
      and(
        inArray(outbox.recipient, [...numbers]),
        inArray(outbox.status, ["queued", "sending", "sent", "delivered"]),
      ),
    );
  return new Set(sent.map(({ number }) => number));
}
