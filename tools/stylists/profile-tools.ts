import { z } from "zod";
import { changesOf } from "#tools/actions/change-rules.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { defineTool } from "#tools/core/tool.ts";
import { Profile, Stylist, UpdateProfile } from "./schema.ts";
import { getProfile, updateProfile } from "./stylists.ts";
import { CreateStylist, UpdateStylist, type TeamMember } from "./team-schema.ts";
import { createStylist, listTeam, updateStylist } from "./team.ts";

/** A colleague's profile: their booking address is given and taken on its screen. */
const ChangeMember = UpdateStylist.omit({ bookingSlug: true }).extend({
  id: z.uuid().describe("A colleague by the id of list_stylists."),
});
type ChangeMember = z.output<typeof ChangeMember>;

const ChangeProfile = UpdateProfile.partial();
type ChangeProfile = z.output<typeof ChangeProfile>;

/** What the assistant may do with profiles: the stylist's own, and those of the team. */
export const profileTools = {
  get_profile: defineTool({
    description: "The stylist's own profile: contact, licence, experience, salon, account status.",
    input: z.strictObject({}),
    output: Profile,
    effect: "read",
    run: getProfile,
  }),
  update_profile: defineTool({
    description:
      "Change the stylist's own profile; what is left out stays. Only what they said. It never changes status, role or plan.",
    input: ChangeProfile,
    output: Profile,
    effect: "ask",
    asks: () => "Change your profile?",
    changes: async (ctx, input) => {
      const before = await getProfile(ctx);
      return changesOf(named(OWN, input).map((name) => [OWN[name], before[name], input[name]]));
    },
    edits: [
      { field: "name", label: "Name", kind: "text" },
      { field: "phone", label: "Phone", kind: "text" },
    ],
    records: () => [],
    did: (input) =>
      `changed their profile: ${named(OWN, input)
        .map((name) => OWN[name].toLowerCase())
        .join(", ")}`,
    undo: async (ctx, input) => {
      const before = await getProfile(ctx);
      const earlier = Object.fromEntries(named(OWN, input).map((name) => [name, before[name]]));
      return () => ({ tool: "update_profile", input: earlier });
    },
    run: async (ctx, input) => {
      const { name, email } = await getProfile(ctx);
      return updateProfile(ctx, { name, email, ...input });
    },
  }),
  add_stylist: defineTool({
    description:
      "Add a colleague's profile to the team, with name, email, booking address and specialties. They sign in once they are invited.",
    input: CreateStylist,
    output: Stylist,
    effect: "ask",
    asks: ({ name }) => `Add ${name} to the team?`,
    changes: async (_ctx, input) =>
      changesOf([
        ["Name", null, input.name],
        ["Email", null, input.email],
        ["Books at", null, `/book/${input.bookingSlug}`],
        ["Specialties", null, input.specialties.join(", ")],
        ["Role", null, input.role ?? "stylist"],
      ]),
    edits: [
      { field: "name", label: "Name", kind: "text" },
      { field: "email", label: "Email", kind: "text" },
    ],
    records: (_input, { id }) => [{ kind: "stylist", id }],
    did: ({ name }) => `added ${name} to the team`,
    run: createStylist,
  }),
  update_stylist: defineTool({
    description:
      "Change a colleague's profile by their id: name, contact, bio, specialties, or the role, which only the owner gives.",
    input: ChangeMember,
    output: Stylist,
    effect: "ask",
    asksWith: async (ctx, { id }) => `Change the profile of ${(await memberOf(ctx, id)).name}?`,
    changes: async (ctx, { id, ...input }) => {
      const before = await memberOf(ctx, id);
      return changesOf(
        named(THEIRS, input).map((name) => [THEIRS[name], words(before[name]), words(input[name])]),
      );
    },
    edits: [
      { field: "name", label: "Name", kind: "text" },
      { field: "email", label: "Email", kind: "text" },
      { field: "phone", label: "Phone", kind: "text" },
      { field: "bio", label: "Bio", kind: "lines" },
    ],
    records: ({ id }) => [{ kind: "stylist", id }],
    did: (_input, { name }) => `changed the profile of ${name}`,
    undo: async (ctx, { id, ...input }) => {
      const before = await memberOf(ctx, id);
      const earlier = Object.fromEntries(named(THEIRS, input).map((name) => [name, before[name]]));
      return () => ({ tool: "update_stylist", input: { id, ...earlier } });
    },
    run: (ctx, { id, ...input }) => updateStylist(ctx, id, input),
  }),
};

const OWN = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  isLicensed: "Licensed",
  licenseNumber: "Licence number",
  licenseAuthority: "Licensed by",
  yearsOfExperience: "Years of experience",
  salonName: "Salon",
  salonAddress: "Address",
  website: "Website",
} as const satisfies Record<keyof ChangeProfile, string>;

const THEIRS = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  bio: "Bio",
  specialties: "Specialties",
  role: "Role",
} as const satisfies Record<Exclude<keyof ChangeMember, "id">, string>;

/** The fields that were said, in the order of their labels. */
const named = <Field extends string>(
  labels: Record<Field, string>,
  said: Partial<Record<Field, unknown>>,
): Field[] => (Object.keys(labels) as Field[]).filter((name) => said[name] !== undefined);

const words = (said: string | string[] | null | undefined) =>
  Array.isArray(said) ? said.join(", ") : said;

/** @throws not_found, forbidden */
async function memberOf(ctx: Ctx, id: string): Promise<TeamMember> {
  const member = (await listTeam(ctx)).find((each) => each.id === id);
  if (!member) throw new DomainError("not_found", "Stylist not found.");
  return member;
}
