import { and, eq, gt, isNull } from "drizzle-orm";
import { accountChecks } from "#db/schema/house.ts";
import { stylists } from "#db/schema/stylists.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { atomically, type SalonCtx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { fieldError } from "#tools/core/field-error.ts";
import { newId } from "#tools/core/id.ts";
import { queueMail } from "#tools/messages/outbox/queue.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { timeZoneOf } from "#tools/hours/conflicts.ts";
import { unknownAccount } from "./accounts.ts";
import { decisionMail } from "./decision-mail.ts";
import { asAccount, ofAccount, type AccountRow } from "./rows.ts";
import { becomes, mayBecome } from "./rules.ts";
import type { AccountToVerify, SetAccountStatus } from "./schema.ts";

/** Who decides, as they stand in the platform. */
type Decider = { stylistId: string; name: string };
type Decision = SetAccountStatus & { decider: Decider; id: string; askedAt: Date };

/**
 * Decides on an account of the ctx's salon, for a platform admin (see `salonOfAccount`): keeps what they saw, tells the stylist
 * by mail, and writes it into the salon's log.
 * @throws not_found; forbidden for one's own account; conflict for what the account cannot become, or where somebody else
 * decided since it was looked at; invalid for a licence that has run out
 */
export function setAccountStatus(
  ctx: SalonCtx,
  { decider, id, from, askedAt, ...asked }: Decision,
): Promise<AccountToVerify> {
  if (decider.stylistId === id)
    throw new DomainError("forbidden", "Another admin has to decide on your own account.");
  return atomically(ctx, async (ctx) => {
    const byId = and(eq(stylists.id, id), isNull(stylists.leftAt));
    const [before] = await ctx.db.select(ofAccount).from(stylists).where(byId).for("update");
    if (!before) throw unknownAccount();
    if (from ? before.accountStatus !== from : await wasDecidedSince(ctx, { id, askedAt }))
      throw decidedBefore(before);
    const decision = { ...asked, status: becomes(before, asked.status) };
    refuseJump(before, decision);
    const today = wallOf(await timeZoneOf(ctx), ctx.now().getTime()).date;
    refuseOver(today, decision);
    const after: AccountRow = {
      ...before,
      accountStatus: decision.status,
      ...(decision.status === "suspended" && { suspendedFrom: before.accountStatus }),
      ...(opens(decision) && {
        verifiedAt: ctx.now(),
        licenseExpiresOn: expiryOf(today, before, decision),
      }),
    };
    const { accountStatus, verifiedAt, licenseExpiresOn } = after;
    await ctx.db.update(stylists).set({ accountStatus, verifiedAt, licenseExpiresOn }).where(byId);
    await keepCheck(ctx, { before, after, checkedBy: decider.name, ...decision });
    return asAccount(after);
  });
}

/** What was decided, by whom and on what. */
type Decided = {
  before: AccountRow;
  after: AccountRow;
  checkedBy: string;
  evidence?: string | undefined;
  note?: string | undefined;
};

/** Keeps a decision for good, tells the stylist and the salon's log. Call it within the transaction of the change. */
export async function keepCheck(ctx: SalonCtx, decided: Decided): Promise<void> {
  const { before, after, checkedBy, evidence = "", note = "" } = decided;
  const { id: stylistId, licenseNumber, licenseAuthority, licenseExpiresOn } = after;
  await ctx.db.insert(accountChecks).values({
    id: newId(),
    salonId: ctx.salonId,
    stylistId,
    before: before.accountStatus,
    after: after.accountStatus,
    checkedBy,
    evidence,
    note,
    licenseNumber,
    licenseAuthority,
    licenseExpiresOn,
    createdAt: ctx.now(),
  });
  await writeAudit(ctx, {
    action: "verification.changed",
    words: `set the account of ${after.name} from ${before.accountStatus} to ${after.accountStatus}`,
    subjectId: stylistId,
  });
  if (after.email) await queueMail(ctx, decisionMail({ before, after, note, ...ctx }));
}

function refuseOver(today: string, { status, licenseExpiresOn }: SetAccountStatus): void {
  if (!licenseExpiresOn) return;
  const problem =
    status !== "verified"
      ? "goes with a verified license only"
      : licenseExpiresOn < today && "is over already";
  if (problem) throw fieldError("licenseExpiresOn", problem);
}

/** Of decisions on the same sight one counts: what a second would make of the first is not what was meant. */
const decidedBefore = ({ name, accountStatus }: AccountRow) =>
  new DomainError(
    "conflict",
    `Somebody else decided in the meantime: ${name} is ${accountStatus} now.`,
  );

async function wasDecidedSince(
  { db }: SalonCtx,
  { id, askedAt }: Pick<Decision, "id" | "askedAt">,
): Promise<boolean> {
  const since = and(eq(accountChecks.stylistId, id), gt(accountChecks.createdAt, askedAt));
  const [check] = await db
    .select({ id: accountChecks.id })
    .from(accountChecks)
    .where(since)
    .limit(1);
  return check !== undefined;
}

function refuseJump(account: AccountRow, { status }: SetAccountStatus): void {
  if (mayBecome(account).includes(status)) return;
  const licensed = account.isLicensed ? "licensed" : "unlicensed";
  throw new DomainError(
    "conflict",
    `${account.name} is ${licensed} and ${account.accountStatus}: that cannot become ${status}.`,
  );
}

const opens = ({ status }: SetAccountStatus) => status === "verified" || status === "student";

/** Until when the licence holds: what the admin saw; what was known, where that is not over. Nothing for a student. */
function expiryOf(
  today: string,
  { licenseExpiresOn: known, isLicensed }: AccountRow,
  { licenseExpiresOn: seen }: SetAccountStatus,
): string | null {
  if (!isLicensed) return null;
  if (seen !== undefined) return seen;
  return known && known >= today ? known : null;
}
