import { and, count, eq, isNull } from "drizzle-orm";
import { stylists } from "#db/schema/stylists.ts";
import { atomically, type Ctx, type Db } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { keptOf, namesOf, type Field } from "#tools/core/fields.ts";
import { newestFirst, olderThan, placeOf } from "#tools/core/newest.ts";
import { DEFAULT_LIMIT, pageOf, type Page } from "#tools/core/paging.ts";
import { auditProfile } from "./audit-profile.ts";
import { STYLIST_FIELDS } from "./fields.ts";
import { isPublic, isSlug, profileProblem, statusAfterChange } from "./rules.ts";
import type { Profile, PublicStylist, Stylist, UpdateProfile } from "./schema.ts";

const ofProfile = {
  name: stylists.name,
  email: stylists.email,
  phone: stylists.phone,
  isLicensed: stylists.isLicensed,
  licenseNumber: stylists.licenseNumber,
  licenseAuthority: stylists.licenseAuthority,
  licenseExpiresOn: stylists.licenseExpiresOn,
  yearsOfExperience: stylists.yearsOfExperience,
  salonName: stylists.salonName,
  salonAddress: stylists.salonAddress,
  website: stylists.website,
  accountStatus: stylists.accountStatus,
  verifiedAt: stylists.verifiedAt,
  createdAt: stylists.createdAt,
};

type Row = typeof stylists.$inferSelect;
/** Columns that nobody types in a profile. */
type Untyped =
  | "id"
  | "salonId"
  | "userId"
  | "accountStatus"
  | "licenseExpiresOn"
  | "developerBrandId"
  | "developerVolume"
  | "shelfOnly"
  | "linesToldAt"
  | "verifiedAt"
  | "leftAt"
  | "createdAt";
/** Every other column is among the fields, or this does not compile. */
const FIELDS = STYLIST_FIELDS satisfies Record<Exclude<keyof Row, Untyped>, Field>;

const WITHOUT_LICENCE = { licenseNumber: null, licenseAuthority: null, licenseExpiresOn: null };

/** One's own profile. */
export async function getProfile(ctx: Ctx): Promise<Profile> {
  const [profile] = await ctx.db.select(ofProfile).from(stylists).where(me(ctx));
  if (!profile) throw new DomainError("not_found", "Stylist not found.");
  return shown(profile);
}

const shown = ({
  verifiedAt,
  createdAt,
  ...same
}: Omit<Profile, "verifiedAt" | "createdAt"> & Pick<Row, "verifiedAt" | "createdAt">): Profile => ({
  ...same,
  verifiedAt: verifiedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

/**
 * Changes one's own profile. Empty lines become null, and so does the licence of whoever has none.
 * A changed licence sends a reviewed account back to pending.
 * @throws invalid when a licence number is missing.
 */
export function updateProfile(ctx: Ctx, changes: UpdateProfile): Promise<Profile> {
  return atomically(ctx, async (ctx) => {
    const [before] = await ctx.db.select(ofProfile).from(stylists).where(me(ctx)).for("update");
    if (!before) throw new DomainError("not_found", "Stylist not found.");
    const after = { ...before, ...keptOf(namesOf(FIELDS), changes) };
    if (!after.isLicensed) Object.assign(after, WITHOUT_LICENCE);
    const problem = profileProblem(after);
    if (problem) {
      const issues = [{ path: problem.field, message: problem.description }];
      throw new DomainError("invalid", problem.description, { issues });
    }
    after.accountStatus = statusAfterChange(before, after);
    // the days were of the licence that was reviewed
    if (after.accountStatus !== before.accountStatus)
      Object.assign(after, { licenseExpiresOn: null, verifiedAt: null });
    await ctx.db.update(stylists).set(after).where(me(ctx));
    // the day of the verdict goes with it, and is nobody's own change
    const { verifiedAt: _, ...typed } = after;
    await auditProfile(ctx, "their professional profile", { before, after: typed });
    return shown(after);
  });
}

/** Everyone who works in the salon, newest first. */
export async function listStylists(
  ctx: Ctx,
  { limit = DEFAULT_LIMIT, cursor }: { limit?: number; cursor?: string },
): Promise<Page<Stylist>> {
  const { id, name, email, phone, bookingSlug, bio, specialties, createdAt } = stylists;
  const rows = await ctx.db
    .select({ id, name, email, phone, bookingSlug, bio, specialties, createdAt })
    .from(stylists)
    .where(and(isNull(stylists.leftAt), olderThan(stylists, cursor)))
    .orderBy(...newestFirst(stylists))
    .limit(limit + 1);
  const [all] = await ctx.db
    .select({ total: count() })
    .from(stylists)
    .where(isNull(stylists.leftAt));
  return pageOf(rows, limit, all?.total ?? 0, placeOf, (row) => {
    const { createdAt: _, ...stylist } = row;
    return stylist;
  });
}

/**
 * The public page of a booking address. `db` must see all salons; nothing but what anyone may know leaves this verb.
 * @throws not_found when nobody has it, or their account is suspended or rejected.
 */
export async function getPublicStylist(db: Db, slug: string): Promise<PublicStylist> {
  if (!isSlug(slug.toLowerCase())) throw new DomainError("not_found", "Stylist not found.");
  const [found] = await db
    .select({
      id: stylists.id,
      name: stylists.name,
      specialties: stylists.specialties,
      bio: stylists.bio,
      accountStatus: stylists.accountStatus,
    })
    .from(stylists)
    .where(eq(stylists.bookingSlug, slug.toLowerCase()));
  if (!found || !isPublic(found.accountStatus)) {
    throw new DomainError("not_found", "Stylist not found.");
  }
  const { accountStatus: _, ...stylist } = found;
  return stylist;
}

function me({ actor }: Ctx) {
  return eq(stylists.id, actor.stylistId);
}
