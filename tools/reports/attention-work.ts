import { and, count, desc, eq, gt, inArray, isNull, lt, ne, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { appointments } from "#db/schema/appointments.ts";
import { consultations } from "#db/schema/consultations.ts";
import { outbox } from "#db/schema/messages.ts";
import { outcomes } from "#db/schema/outcomes.ts";
import { payments } from "#db/schema/payments.ts";
import { socialPosts } from "#db/schema/social.ts";
import type { Ctx } from "#tools/core/context.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { counted } from "./attention-rules.ts";
import type { Attention } from "./attention-schema.ts";

const DAY_MS = 86_400_000;
/** A colour is looked at some days after; what lies longer back nobody remembers. */
const OUTCOME_DAYS = { from: 3, to: 21 };
/** What failed longer ago is no news. */
const FAILED_DAYS = 14;
/** A link that was sent today may still be paid. */
const UNPAID_DAYS = { from: 1, to: 60 };

const back = (ctx: Ctx, days: number) => new Date(ctx.now().getTime() - days * DAY_MS);

/** Consultations with a formula of which nobody has told what came, the newest first; one that was corrected is told by its correction. */
export async function untoldConsultations(ctx: Ctx): Promise<{ id: string; clientName: string }[]> {
  const { role, stylistId } = ctx.actor;
  if (role === "reception") return [];
  const child = alias(consultations, "child");
  const { id, createdAt, error, clientName } = consultations;
  return ctx.db
    .select({ id, clientName })
    .from(consultations)
    .where(
      and(
        isNull(error),
        lt(createdAt, back(ctx, OUTCOME_DAYS.from)),
        gt(createdAt, back(ctx, OUTCOME_DAYS.to)),
        may(role, "see_reports_of_others") ? undefined : eq(consultations.stylistId, stylistId),
        notExists(
          ctx.db
            .select({ one: sql`1` })
            .from(outcomes)
            .where(eq(outcomes.consultationId, id)),
        ),
        notExists(
          ctx.db
            .select({ one: sql`1` })
            .from(child)
            .where(eq(child.parentConsultationId, id)),
        ),
      ),
    )
    .orderBy(desc(createdAt), desc(id));
}

/** How many consultations wait for their outcome. */
export async function untoldOutcomes(ctx: Ctx): Promise<Attention | null> {
  const rows = await untoldConsultations(ctx);
  const [newest] = rows;
  if (!newest) return null;
  return {
    kind: "outcomes",
    count: rows.length,
    sentence: counted(
      rows.length,
      `Nobody has said yet how the color of ${newest.clientName} came out.`,
      "consultations have no outcome yet: how did the color come out?",
    ),
    link: rows.length === 1 ? `/history/${newest.id}` : "/history",
    urgent: false,
  };
}

/** Messages of the last two weeks that did not go out or did not arrive; the outbox is the owner's. */
export async function failedMessages(ctx: Ctx): Promise<Attention | null> {
  if (ctx.actor.role !== "owner") return null;
  const rows = await ctx.db
    .select({ status: outbox.status, count: count() })
    .from(outbox)
    .where(
      and(
        inArray(outbox.status, ["failed", "undelivered"]),
        gt(outbox.createdAt, back(ctx, FAILED_DAYS)),
      ),
    )
    .groupBy(outbox.status);
  const all = rows.reduce((sum, row) => sum + row.count, 0);
  if (all === 0) return null;
  const status = rows.some((row) => row.status === "failed") ? "failed" : "undelivered";
  return {
    kind: "messages",
    count: all,
    sentence: counted(
      all,
      "A message could not be sent or did not arrive.",
      "messages could not be sent or did not arrive.",
    ),
    link: rows.length === 1 ? `/outbox?status=${status}` : "/outbox",
    urgent: true,
  };
}

/** Posts that a platform did not take. */
export async function failedPosts(ctx: Ctx): Promise<Attention | null> {
  if (!may(ctx.actor.role, "manage_posts")) return null;
  const rows = await ctx.db
    .select({ status: socialPosts.status })
    .from(socialPosts)
    .where(
      and(
        inArray(socialPosts.status, ["failed", "partly"]),
        gt(socialPosts.updatedAt, back(ctx, FAILED_DAYS)),
      ),
    );
  const [first] = rows;
  if (!first) return null;
  const same = rows.every(({ status }) => status === first.status);
  return {
    kind: "posts",
    count: rows.length,
    sentence: counted(
      rows.length,
      first.status === "partly"
        ? "A post went to one platform and not to the other."
        : "A post could not be published.",
      "posts could not be published everywhere.",
    ),
    link: `/social-media?tab=calendar${same ? `&status=${first.status}` : ""}`,
    urgent: false,
  };
}

/** Visits of which a balance or a fee was asked for by a link that nobody has paid by. A stylist's own. */
export async function unpaidBalances(ctx: Ctx): Promise<Attention | null> {
  const { role, stylistId } = ctx.actor;
  const paid = alias(payments, "paid");
  const { appointmentId, purpose, status, createdAt } = payments;
  const [found] = await ctx.db
    .select({ count: sql<number>`count(distinct ${appointmentId})::int` })
    .from(payments)
    .innerJoin(appointments, eq(appointments.id, appointmentId))
    .where(
      and(
        inArray(purpose, ["balance", "no_show"]),
        inArray(status, ["open", "expired", "failed"]),
        lt(createdAt, back(ctx, UNPAID_DAYS.from)),
        gt(createdAt, back(ctx, UNPAID_DAYS.to)),
        lt(appointments.endsAt, ctx.now()),
        or(ne(appointments.status, "cancelled"), eq(appointments.cancelledBy, "no_show")),
        may(role, "see_all_calendars") ? undefined : eq(appointments.stylistId, stylistId),
        notExists(
          ctx.db
            .select({ one: sql`1` })
            .from(paid)
            .where(
              and(
                eq(paid.appointmentId, appointmentId),
                eq(paid.purpose, purpose),
                eq(paid.status, "paid"),
              ),
            ),
        ),
      ),
    );
  if (!found?.count) return null;
  return {
    kind: "balances",
    count: found.count,
    sentence: counted(
      found.count,
      "A visit that is over has not been paid for.",
      "visits that are over have not been paid for.",
    ),
    link: "/payments",
    urgent: false,
  };
}
