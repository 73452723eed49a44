import { z } from "zod";
import { changesOf, editsOf, fieldLines, formerOf, labelsSaid } from "#tools/core/change-rules.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { defineTool } from "#tools/core/tool.ts";
import { STYLIST_FIELDS } from "./fields.ts";
import { Profile, Stylist, UpdateProfile } from "./schema.ts";
import { getProfile, updateProfile } from "./stylists.ts";
import { CreateStylist, UpdateStylist, type TeamMember } from "./team-schema.ts";
import { createStylist, listTeam, updateStylist } from "./team.ts";

/** A colleague's profile: their booking address is given and taken on its screen. */
const ChangeMember = UpdateStylist.omit({ bookingSlug: true }).extend({
  id: z.uuid().describe("A colleague by the id of list_stylists."),
});

const ChangeProfile = UpdateProfile.partial();

/** What the assistant may do with profiles: the stylist's own, and those of the team. */
export const profileTools = {
  get_profile: defineTool({
    description: "The stylist's own profile: contact, license, experience, salon, account status.",
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
    refreshes: ["stylists", "session"],
    route: "PUT /api/stylists/profile",
    asks: () => "Change your profile?",
    changes: async (ctx, input) => {
      return changesOf(fieldLines(STYLIST_FIELDS, await getProfile(ctx), input));
    },
    edits: editsOf(STYLIST_FIELDS, "name", "phone"),
    records: () => [],
    did: (input) => `changed their profile: ${labelsSaid(STYLIST_FIELDS, input)}`,
    undo: async (ctx, input) => {
      const earlier = formerOf(await getProfile(ctx), input);
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
    refreshes: ["stylists"],
    route: "POST /api/stylists",
    asks: ({ name }) => `Add ${name} to the team?`,
    changes: async (_ctx, input) =>
      changesOf(
        fieldLines(STYLIST_FIELDS, null, {
          ...input,
          bookingSlug: `/book/${input.bookingSlug}`,
          role: input.role ?? "stylist",
        }),
      ),
    edits: editsOf(STYLIST_FIELDS, "name", "email"),
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
    refreshes: ["stylists", "invitations"],
    route: "PATCH /api/stylists/{id}",
    asksWith: async (ctx, { id }) => `Change the profile of ${(await memberOf(ctx, id)).name}?`,
    changes: async (ctx, { id, ...input }) =>
      changesOf(fieldLines(STYLIST_FIELDS, await memberOf(ctx, id), input)),
    edits: editsOf(STYLIST_FIELDS, "name", "email", "phone", "bio"),
    records: ({ id }) => [{ kind: "stylist", id }],
    did: (_input, { name }) => `changed the profile of ${name}`,
    undo: async (ctx, { id, ...input }) => {
      const earlier = formerOf(await memberOf(ctx, id), input);
      return () => ({ tool: "update_stylist", input: { id, ...earlier } });
    },
    run: (ctx, { id, ...input }) => updateStylist(ctx, id, input),
  }),
};

/** @throws not_found, forbidden */
async function memberOf(ctx: Ctx, id: string): Promise<TeamMember> {
  const member = (await listTeam(ctx)).find((each) => each.id === id);
  if (!member) throw new DomainError("not_found", "Stylist not found.");
  return member;
}
