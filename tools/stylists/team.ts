import { and, asc, eq, isNull } from "drizzle-orm";
import { stylists } from "#db/schema/stylists.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { requirePerson } from "#tools/access/roles.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { requireTier } from "#tools/subscription/subscription.ts";
import { auditProfile } from "./audit-profile.ts";
import { requireMay } from "#tools/access/permissions.ts";
import type { Stylist } from "./schema.ts";
import type { SalonRole } from "#tools/core/role-schema.ts";
import { releaseSlug, takeSlug } from "./slugs.ts";
import type { CreateStylist, TeamMember, UpdateStylist } from "./team-schema.ts";

/** What locked screens are called. */
const FEATURE = "AI Scheduling";

const ROLE_WORDS: Record<SalonRole, string> = {
  owner: "the owner",
  manager: "a manager",
  stylist: "a stylist",
  reception: "reception",
};

const ofStylist = {
  id: stylists.id,
  name: stylists.name,
  email: stylists.email,
  phone: stylists.phone,
  bookingSlug: stylists.bookingSlug,
  bio: stylists.bio,
  specialties: stylists.specialties,
};

const ofMember = {
  ...ofStylist,
  role: stylists.role,
  accountStatus: stylists.accountStatus,
  userId: stylists.userId,
};

/** Everybody of the team with their role, in the order they came. @throws forbidden */
export async function listTeam(ctx: Ctx): Promise<TeamMember[]> {
  requireMay(ctx, "manage_team");
  const rows = await ctx.db
    .select(ofMember)
    .from(stylists)
    .where(isNull(stylists.leftAt))
    .orderBy(asc(stylists.createdAt), asc(stylists.id));
  return rows.map(({ userId, ...member }) => ({ ...member, signsIn: userId !== null }));
}

/**
 * Adds a stylist's profile to the team, without a sign-in: an invitation gives them one. Thaw the address first.
 * @throws forbidden, tier_required, conflict for an address that is taken, reserved or frozen.
 */
export async function createStylist(ctx: Ctx, input: CreateStylist): Promise<Stylist> {
  requireMay(ctx, "manage_team");
  const role = input.role ?? "stylist";
  if (role === "manager") requireMay(ctx, "set_roles");
  await requireTier(ctx, "pro", FEATURE);
  const stylist: Stylist = {
    id: newId(),
    name: input.name,
    email: input.email,
    phone: input.phone || null,
    bookingSlug: input.bookingSlug,
    bio: input.bio || null,
    specialties: distinct(input.specialties),
  };
  const row = { ...stylist, role, salonId: ctx.actor.salonId, createdAt: ctx.now() };
  await atomically(ctx, (ctx) =>
    takeSlug(ctx, { slug: input.bookingSlug, stylistId: stylist.id }, (ctx) =>
      ctx.db.insert(stylists).values(row),
    ),
  );
  return stylist;
}

/**
 * Changes a profile of the team: one's own, or anybody's for owner and manager; a role, for the owner alone and never the
 * owner's. The address that is given up stays frozen for others. Thaw the new one first.
 * @throws not_found, forbidden, tier_required for an address, conflict for one that is taken, reserved or frozen.
 */
export async function updateStylist(
  ctx: Ctx,
  id: string,
  { bookingSlug, role, ...changes }: UpdateStylist,
): Promise<Stylist> {
  const isOwn = id === ctx.actor.stylistId;
  if (!isOwn) requireMay(ctx, "manage_team");
  if (bookingSlug !== undefined) await requireTier(ctx, "pro", FEATURE);
  return atomically(ctx, async (ctx) => {
    const before = await memberForUpdate(ctx, id);
    const changesRole = role !== undefined && role !== before.role;
    if (changesRole) {
      requirePerson(ctx);
      requireMay(ctx, "set_roles");
      if (before.role === "owner") {
        throw new DomainError("forbidden", "The owner's role stays as it is.");
      }
    }
    const { phone, bio, specialties, ...rest } = changes;
    const set = {
      ...rest,
      ...(role && { role }),
      ...(phone !== undefined && { phone: phone || null }),
      ...(bio !== undefined && { bio: bio || null }),
      ...(specialties && { specialties: distinct(specialties) }),
    };
    const write = async (ctx: Ctx, slug = before.bookingSlug) => {
      const values = { ...set, bookingSlug: slug };
      await ctx.db.update(stylists).set(values).where(eq(stylists.id, id));
    };
    if (bookingSlug === undefined || bookingSlug === before.bookingSlug) await write(ctx);
    else {
      await takeSlug(ctx, { slug: bookingSlug, stylistId: id }, (ctx) => write(ctx, bookingSlug));
      if (before.bookingSlug) await releaseSlug(ctx, { slug: before.bookingSlug, stylistId: id });
    }
    if (changesRole)
      await writeAudit(ctx, {
        action: "team.role_changed",
        words: `made ${before.name} ${ROLE_WORDS[role]}`,
        subjectId: id,
      });
    const [after] = await ctx.db.select(ofStylist).from(stylists).where(eq(stylists.id, id));
    if (!after) throw new Error("The stylist is gone.");
    const whose = isOwn ? "their profile" : `the profile of ${before.name}`;
    await auditProfile<Stylist>(ctx, whose, { before, after, subjectId: id });
    return after;
  });
}

/**
 * A row of the team, locked against other changes of it until the transaction ends.
 * @throws not_found for nobody of the team.
 */
export async function memberForUpdate(ctx: Ctx, id: string) {
  const [row] = await ctx.db
    .select(ofMember)
    .from(stylists)
    .where(and(eq(stylists.id, id), isNull(stylists.leftAt)))
    .for("no key update");
  if (!row) throw new DomainError("not_found", "Stylist not found.");
  return row;
}

const distinct = (words: readonly string[]) => [...new Set(words)];
