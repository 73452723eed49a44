import { and, asc, desc, eq, gt, inArray, lt } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { consultations } from "#db/schema/consultations.ts";
import { formulas } from "#db/schema/formulas.ts";
import type { Ctx } from "#tools/core/context.ts";
import type { Bowl } from "#tools/formulas/schema.ts";
import { listLowStock } from "#tools/inventory/items/items.ts";
import { getInventorySubscription } from "#tools/inventory/subscription.ts";
import { listConversations } from "#tools/messages/inbox/inbox.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { dayBounds, wallOf } from "#tools/values/zone-rules.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { includes } from "#tools/subscription/rules.ts";
import { getSubscription } from "#tools/subscription/subscription.ts";
import { untoldConsultations } from "./attention-work.ts";
import { PLAIN, WORDS } from "./starters-data.ts";
import type { Starter } from "./starters-schema.ts";

/** As many as can be taken in at a glance. */
const MOST = 6;
const VISITS = 3;

/**
 * What to begin a chat with, from the salon's own day: the next visits of whoever asks, texts, stock, outcomes. Only what
 * their role may see and the plan includes; three plain beginnings where nothing of that is there. At most six.
 */
export async function listStarters(ctx: Ctx): Promise<Starter[]> {
  const plan = await getSubscription(ctx);
  const books = includes(plan.tier, "pro");
  const found = [
    ...(books ? await nextVisits(ctx) : []),
    ...(books ? await unreadTexts(ctx) : []),
    ...(await lowStock(ctx)),
    ...(await untold(ctx)),
  ];
  return found.length > 0 ? found.slice(0, MOST) : [...PLAIN];
}

/** The rest of today in one's own book, each with what was mixed last. */
async function nextVisits(ctx: Ctx): Promise<Starter[]> {
  const { timeZone } = await getBookingRules(ctx);
  const today = dayBounds(timeZone, wallOf(timeZone, ctx.now().getTime()).date);
  const rows = await ctx.db
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.stylistId, ctx.actor.stylistId),
        inArray(appointments.status, ["pending", "confirmed"]),
        gt(appointments.endsAt, ctx.now()),
        lt(appointments.startsAt, new Date(today.endsAt)),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(VISITS);
  const ids = may(ctx.actor.role, "see_client_notes")
    ? rows.flatMap(({ clientId }) => clientId ?? [])
    : [];
  const last = await lastShades(ctx, ids);
  return rows.map(({ startsAt, clientId, clientName, serviceType }) => {
    const shades = clientId ? last.get(clientId) : undefined;
    return {
      at: wallOf(timeZone, startsAt.getTime()).time,
      label: `${serviceType}, ${clientName}`,
      says: shades ? WORDS.lastFormula(clientName) : WORDS.formula(clientName),
      why: shades ? `Last time ${shades}` : "No formula on record yet",
    };
  });
}

/** The shades of each client's last formula that could be mixed: "7/1 + 7/8". */
async function lastShades(
  { db }: Ctx,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (clientIds.length === 0) return new Map();
  const rows = await db
    .select({ clientId: consultations.clientId, bowl: formulas.bowl })
    .from(formulas)
    .innerJoin(consultations, eq(consultations.id, formulas.consultationId))
    .where(and(inArray(consultations.clientId, [...clientIds]), eq(formulas.withheld, false)))
    .orderBy(desc(consultations.createdAt), asc(formulas.createdAt), asc(formulas.role));
  const last = new Map<string, string>();
  for (const { clientId, bowl } of rows) {
    const shades = (bowl as Bowl | null)?.shades.map(({ code, name }) => code || name).join(" + ");
    if (clientId && shades && !last.has(clientId)) last.set(clientId, shades);
  }
  return last;
}

async function unreadTexts(ctx: Ctx): Promise<Starter[]> {
  const { items, total } = await listConversations(ctx, { unread: true, limit: 1 });
  const [newest] = items;
  if (!newest) return [];
  const from = newest.clientName ?? newest.phone;
  return [
    {
      label: total === 1 ? `${from} has texted` : `${total} people have texted`,
      says: WORDS.texts,
      why: total === 1 ? "Not read yet" : `Not read yet, the newest from ${from}`,
    },
  ];
}

async function lowStock(ctx: Ctx): Promise<Starter[]> {
  if (!may(ctx.actor.role, "manage_stock")) return [];
  if (!(await getInventorySubscription(ctx)).isActive) return [];
  const [emptiest, ...others] = await listLowStock(ctx);
  if (!emptiest) return [];
  return [
    {
      label: "Reorder what is low",
      says: WORDS.reorder,
      why: others.length > 0 ? `${emptiest.name} and ${others.length} more` : emptiest.name,
    },
  ];
}

async function untold(ctx: Ctx): Promise<Starter[]> {
  const [newest] = await untoldConsultations(ctx);
  if (!newest) return [];
  return [
    {
      label: `How did the color of ${newest.clientName} come out?`,
      says: WORDS.outcome(newest.clientName),
      why: "No outcome on record yet",
    },
  ];
}
