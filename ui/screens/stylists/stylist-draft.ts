import type { Stylist } from "#tools/stylists/schema.ts";
import { slugOf, specialtiesOf } from "#tools/stylists/slugs-rules.ts";
import { CreateStylist, UpdateStylist, type TeamMember } from "#tools/stylists/team-schema.ts";

export type Member = Stylist & Partial<Pick<TeamMember, "role">>;

/** The dialog's fields as text. */
export type StylistDraft = {
  name: string;
  email: string;
  phone: string;
  bookingSlug: string;
  bio: string;
  specialties: string;
  role: NonNullable<CreateStylist["role"]> | "owner";
};

/** What the dialog begins with. */
export function draftOf(stylist: Member | undefined): StylistDraft {
  return {
    name: stylist?.name ?? "",
    email: stylist?.email ?? "",
    phone: stylist?.phone ?? "",
    bookingSlug: stylist?.bookingSlug ?? "",
    bio: stylist?.bio ?? "",
    specialties: stylist?.specialties.join(", ") ?? "",
    role: stylist?.role ?? "stylist",
  };
}

type Problems = Partial<Record<keyof StylistDraft, string>>;
type Checked<T> = { read: T; problems?: never } | { read?: never; problems: Problems };

/** A new stylist as the server takes them, or what is wrong at which field. */
export function newStylistOf(draft: StylistDraft): Checked<CreateStylist> {
  const { role, ...rest } = draft;
  const words = {
    ...rest,
    email: draft.email.trim(),
    specialties: specialtiesOf(draft.specialties),
    ...(role !== "owner" && { role }),
  };
  return checked(CreateStylist.safeParse(words));
}

/** What was changed of a stylist. An address that is not set yet may stay so. */
export function changesOf(before: Member, draft: StylistDraft): Checked<UpdateStylist> {
  const was = draftOf(before);
  const specialties = specialtiesOf(draft.specialties);
  const changes = {
    ...(draft.name !== was.name && { name: draft.name }),
    ...(draft.email !== was.email && { email: draft.email.trim() }),
    ...(draft.phone !== was.phone && { phone: draft.phone }),
    ...(draft.bio !== was.bio && { bio: draft.bio }),
    ...(slugOf(draft.bookingSlug) !== was.bookingSlug && { bookingSlug: draft.bookingSlug }),
    ...(specialties.join() !== before.specialties.join() && { specialties }),
    ...(draft.role !== was.role && { role: draft.role }),
  };
  return checked(UpdateStylist.safeParse(changes));
}

function checked<T>(
  result:
    | { success: true; data: T }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } },
): Checked<T> {
  if (result.success) return { read: result.data };
  const problems: Problems = {};
  for (const { path, message } of result.error.issues)
    problems[path[0] as keyof StylistDraft] ??= message;
  return { problems };
}
