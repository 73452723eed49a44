import type { Stylist } from "#tools/stylists/schema.ts";
import { slugOf, specialtiesOf } from "#tools/stylists/slugs-rules.ts";
import { textDraft, type TextDraft } from "#ui/lib/text-draft.ts";
import { CreateStylist, UpdateStylist, type TeamMember } from "#tools/stylists/team-schema.ts";

export type Member = Stylist & Partial<Pick<TeamMember, "role">>;

const TEXTS = ["name", "email", "phone", "bookingSlug", "bio"] as const;

/** The dialog's fields as text. */
export type StylistDraft = TextDraft<(typeof TEXTS)[number] | "specialties"> & {
  role: NonNullable<CreateStylist["role"]> | "owner";
};

/** What the dialog begins with. */
export const draftOf = (stylist: Member | undefined): StylistDraft => ({
  ...textDraft(TEXTS, stylist),
  specialties: stylist?.specialties.join(", ") ?? "",
  role: stylist?.role ?? "stylist",
});

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
  const { bookingSlug, ...said } = { ...draft, email: draft.email.trim() };
  const changes = {
    ...Object.fromEntries(
      (["name", "email", "phone", "bio", "role"] as const).flatMap((name) =>
        said[name] === was[name] ? [] : [[name, said[name]]],
      ),
    ),
    ...(slugOf(bookingSlug) !== was.bookingSlug && { bookingSlug }),
    ...(specialties.join() !== before.specialties.join() && { specialties }),
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
