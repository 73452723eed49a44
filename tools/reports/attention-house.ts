import { and, asc, eq, isNull } from "drizzle-orm";
import { deletions } from "#db/schema/house.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { Ctx } from "#tools/core/context.ts";
import { addDays } from "#tools/values/zone-rules.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { isRunningLow } from "#tools/subscription/rules.ts";
import type { SubscriptionStatus } from "#tools/subscription/schema.ts";
import { REMINDED_DAYS } from "#tools/verification/rules.ts";
import { counted, momentWords, onDay, type Clock } from "./attention-rules.ts";
import type { Attention } from "./attention-schema.ts";

/** The salon is to be deleted: everybody has to know. */
export async function closingSalon({ db }: Ctx, clock: Clock): Promise<Attention | null> {
  const [row] = await db.select({ dueAt: deletions.dueAt }).from(deletions);
  if (!row) return null;
  return {
    kind: "deletion",
    count: 1,
    sentence: `This salon and everything in it will be deleted ${momentWords(row.dueAt, clock)}.`,
    link: "/settings#data",
    urgent: true,
  };
}

/** One's own account that was turned down or lacks what it is checked by, and licences that run out; of all for who leads. */
export async function licences(ctx: Ctx, { today }: Clock): Promise<Attention | null> {
  const { role, stylistId } = ctx.actor;
  const leads = may(role, "manage_team");
  const team = await ctx.db
    .select()
    .from(stylists)
    .where(and(isNull(stylists.leftAt), leads ? undefined : eq(stylists.id, stylistId)))
    .orderBy(asc(stylists.licenseExpiresOn), asc(stylists.name));
  const soon = addDays(today, REMINDED_DAYS);
  const expiring = team.filter((each) => each.isLicensed && (each.licenseExpiresOn ?? "9") <= soon);
  const own = team.find(({ id }) => id === stylistId);
  const account = own && accountSentence(own);
  const [first] = expiring;
  if (!first?.licenseExpiresOn)
    return account
      ? {
          kind: "verification",
          count: 1,
          sentence: account,
          link: "/settings#profile",
          urgent: false,
        }
      : null;
  const whose = first.id === stylistId ? "Your license" : `The license of ${first.name}`;
  const when = onDay(first.licenseExpiresOn, today);
  const verb = first.licenseExpiresOn < today ? "ran out" : "runs out";
  return {
    kind: "verification",
    count: expiring.length + (account ? 1 : 0),
    sentence: `${counted(expiring.length, `${whose} ${verb} ${when}.`, `licenses run out, the first ${when}.`)}${account ? ` ${account}` : ""}`,
    link: first.id === stylistId ? "/settings#profile" : "/stylists",
    urgent: false,
  };
}

/** Few analyses are left of this month. */
export async function quotaLeft(
  { actor }: Ctx,
  { uploadsRemaining, uploadLimit, periodEndsAt }: SubscriptionStatus,
  { timeZone }: Clock,
): Promise<Attention | null> {
  if (actor.role === "reception" || uploadsRemaining === "unlimited") return null;
  if (!isRunningLow(uploadsRemaining)) return null;
  const month = new Date(Date.parse(periodEndsAt) - 1).toLocaleDateString("en-GB", {
    month: "long",
    timeZone,
  });
  return {
    kind: "quota",
    count: uploadsRemaining,
    sentence:
      uploadsRemaining === 0
        ? `All ${uploadLimit} photo analyses of ${month} are used.`
        : `${uploadsRemaining} of ${uploadLimit} photo analyses are left for ${month}.`,
    link: "/settings#subscription",
    urgent: false,
  };
}

/** From this share on it is told that the photos fill the plan's room. */
const NEARLY_FULL = 0.8;

/** The photos fill nearly all the room of the plan. */
export async function roomLeft(
  { actor }: Ctx,
  { storageUsed }: SubscriptionStatus,
): Promise<Attention | null> {
  if (actor.role === "reception" || storageUsed < NEARLY_FULL) return null;
  return {
    kind: "storage",
    count: 1,
    sentence: `Your photos take ${Math.floor(storageUsed * 100)}% of your plan's room.`,
    link: "/settings#subscription",
    urgent: storageUsed >= 1,
  };
}

type Stylist = typeof stylists.$inferSelect;

/** What is wrong with an account that its stylist can put right. */
function accountSentence({ accountStatus, isLicensed, licenseNumber }: Stylist): string | null {
  if (accountStatus === "rejected") return "Your account was turned down: look at your license.";
  if (accountStatus === "suspended") return "Your account is suspended.";
  return accountStatus === "pending" && isLicensed && !licenseNumber
    ? "Add your license number: your account is checked by it."
    : null;
}
