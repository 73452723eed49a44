import type { Chair } from "#tools/salons/booking-schema.ts";
import type { Team } from "#tools/team/called-schema.ts";
import type { Stylist } from "#tools/stylists/schema.ts";
import type { Invitation } from "#tools/stylists/team-schema.ts";
import { colleague } from "#agent/models/builtin/verbs/finders-people.ts";
import type { About, Ask, Finder, Input, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { named } from "#agent/models/builtin/verbs/words.ts";
import { listed } from "#agent/models/builtin/wording.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";

const ROLE_WORDS = [
  [/manager/, "manager"],
  [/recep|desk|front/, "reception"],
  [/stylist|colou?rist|barber|apprentice|junior|trainee/, "stylist"],
] as const;

const roleOf = (said: string | undefined) =>
  ROLE_WORDS.find(([sign]) => said && sign.test(said.toLowerCase()))?.[1];

const slugOf = (name: string) =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

function newColleague({ name: said, email, skills, role }: Slots): Input | Ask {
  const name = named(said);
  if (!name) return { ask: "What is your colleague called?", slot: "name" };
  if (!email)
    return { ask: `At which e-mail address is ${name} reached?`, slot: "email", takes: /\S@\S/ };
  const specialties = specialtiesIn(skills) ?? [];
  if (specialties.length === 0)
    return {
      ask: `What does ${name} do best? Clients read it on the booking page.`,
      slot: "skills",
    };
  return { name, email, specialties, bookingSlug: slugOf(name), role: roleOf(role) };
}

/** The invitation of a colleague who was found before. */
const invitation: Finder = {
  tool: "list_invitations",
  slot: "invitation",
  what: "invitation",
  among: (value, _slots, { found }) =>
    (value as { invitations: Invitation[] }).invitations
      .filter(({ stylistId }) => stylistId === found["stylist"]?.id)
      .map((of) => ({ id: of.id, name: of.email, of })),
  bare: "first",
  empty: "There is no invitation that still opens.",
};

const chair: Finder = {
  tool: "list_chairs",
  slot: "chair",
  what: "chair",
  among: (value) =>
    (value as { chairs: Chair[] }).chairs.map((of) => ({ id: of.id, name: of.name, of })),
  empty: "There is no chair yet.",
};

/** Where clients book: with whoever asks, with those who are named, or with each. */
function linksOf(all: Team["stylists"], text: string, here: About["here"]): string {
  const meant = /\bmy\b/.test(text)
    ? all.filter(({ id }) => id === here?.stylistId)
    : all.filter(({ name }) => isNamed(name, text));
  const told = (meant.length > 0 ? meant : all).map(
    ({ name, bookingPath }) => `${name}: ${bookingPath ?? "no page yet"}`,
  );
  return `${told.join("; ")}. Tap the link on the card to copy it whole.`;
}

const isNamed = (name: string, text: string): boolean => {
  const [first = ""] = name.toLowerCase().split(" ");
  return text.split(/[^\p{L}]+/u).some((word) => word === first || word === `${first}s`);
};

const ONLY = /\b(?:only|just|instead|nothing but|replace|change|set)\b/;

/** What somebody does best with more: what is there stays, unless words put something in its place. */
function withSkills(skills: string | undefined, before: readonly string[], text: string) {
  const told = specialtiesIn(skills);
  if (!told || ONLY.test(text)) return told;
  const had = new Set(before.map((each) => each.toLowerCase()));
  return [...before, ...told.filter((each) => !had.has(each.toLowerCase()))];
}

const specialtiesIn = (skills: string | undefined) =>
  skills
    ?.split(/,| and |&/)
    .map((each) => each.trim())
    .filter(Boolean);

/** Colleagues, invitations and chairs. */
export const TEAM: readonly Frame[] = [
  {
    id: "list_stylists",
    says: ["show the team"],
    report: (value, _slots, { text, here }) => {
      const { stylists } = value as Team;
      if (/\blinks?\b|\bpage\b|\burl\b/.test(text)) return linksOf(stylists, text, here);
      const names = stylists.map(({ name }) => name);
      return `${listed(names)}. Ask me for somebody's hours to see when they are in.`;
    },
  },
  {
    id: "invite_stylist",
    slots: { stylist: "stylist" },
    says: ["invite {stylist} to sign in"],
    does: "invite a colleague to sign in",
    finds: [colleague],
    input: (_slots, { found }) => ({ stylist: found["stylist"]?.name }),
    report: () => "Invited. The link is on its way.",
  },
  {
    id: "list_invitations",
    says: ["show the open invitations"],
    report: (value) => {
      const { invitations } = value as { invitations: Invitation[] };
      return invitations.length === 0
        ? "No invitation is open."
        : `Open: ${listed(invitations.map(({ email }) => email))}.`;
    },
  },
  {
    id: "revoke_invitation",
    slots: { stylist: "stylist" },
    says: ["revoke the invitation of {stylist}"],
    does: "end an invitation",
    finds: [colleague, invitation],
    input: (_slots, { found }) => ({ id: found["invitation"]?.id }),
    report: () => "The invitation opens nothing any more.",
  },
  {
    id: "add_stylist",
    slots: { name: "name", email: "email", skills: "text", role: "word" },
    says: ["add a colleague[ called {name}][ {email}][ doing {skills}][ as {role}]"],
    does: "add a colleague to your team",
    input: newColleague,
    report: (value) =>
      `${(value as Stylist).name} is on the team. Say "invite ${(value as Stylist).name.split(" ")[0]}" to let them sign in.`,
  },
  {
    id: "update_stylist",
    slots: {
      stylist: "stylist",
      role: "word",
      email: "email",
      phone: "phone",
      skills: "text",
      bio: "text",
      name: "name",
    },
    says: ["make {stylist} a {role}", "change {stylist}'s specialties to {skills}"],
    does: "change a colleague's profile",
    finds: [colleague],
    input: ({ role, email, skills, bio, phone, name }, { found, text }) => {
      const { specialties = [] } = (found["stylist"]?.of ?? {}) as Partial<Stylist>;
      const kept = roleOf(role);
      if (role !== undefined && kept === undefined)
        return { say: "A colleague can be manager, stylist or reception." };
      const changes = {
        role: kept,
        email,
        phone,
        name: named(name),
        bio,
        specialties: withSkills(skills, specialties, text),
      };
      return Object.values(changes).some(Boolean)
        ? { id: found["stylist"]?.id, ...changes }
        : {
            say: "Say what is to change: the role, the e-mail address, the phone, the name, the specialties or the text about them.",
          };
    },
    report: (value) => `${(value as Stylist).name}'s profile is changed.`,
  },
  {
    id: "list_chairs",
    says: ["show the chairs"],
    report: (value) => {
      const { chairs } = value as { chairs: Chair[] };
      return chairs.length === 0
        ? "No chair is set up."
        : `${listed(chairs.map(({ name }) => name))}.`;
    },
  },
  {
    id: "add_chair",
    slots: { chair: "name" },
    says: ["add a chair[ called {chair}]"],
    does: "add a chair",
    input: ({ chair: said }) => {
      const name = named(said?.replaceAll(/^["“]|["”]$/g, ""));
      return name ? { name } : { ask: "What is the chair called?", slot: "chair" };
    },
    report: (value) => `${(value as Chair).name} is there.`,
  },
  {
    id: "remove_chair",
    slots: { chair: "name" },
    says: ["remove the chair called {chair}"],
    does: "take a chair away",
    finds: [chair],
    input: (_slots, { found }) => ({ id: found["chair"]?.id }),
    report: () => "The chair is gone.",
  },
];
