import type { Team } from "#tools/team/called-schema.ts";
import type { Chair } from "#tools/salons/booking-schema.ts";
import type { Invitation } from "#tools/stylists/team-schema.ts";
import type { Stylist } from "#tools/stylists/schema.ts";
import { listed } from "#agent/models/builtin/wording.ts";
import { colleague } from "./finders-people.ts";
import type { Ask, Finder, Input, Say, Slots, Verb } from "./verb.ts";
import { named } from "./words.ts";

const ROLE =
  "(?<role>(salon |shop |floor )?manager|(junior |senior |new )?stylist|receptionist|reception|front desk|front of house|desk|colourist|barber|apprentice|junior|trainee|assistant|owner)";
const EMAIL = String.raw`(?<email>\S+@\S+\.[a-z]{2,})`;
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
  const specialties = (skills ?? "")
    .split(/,| and |&/)
    .map((each) => each.trim())
    .filter(Boolean);
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

/** Colleagues, invitations and chairs. */
export const TEAM: readonly Verb[] = [
  {
    tool: "list_stylists",
    hears: [
      "(who|who's|whos|who is)( is| else)? (works? (here|with (me|us))|(on )?~team|at work|in the salon|working here)",
      "(who|who's|whos|who is|whose)( is)? (working|in|on shift)( on| this| next)*( (mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun|today|tomorrow|tmrw|week)[a-z]*\\b.*)?",
      "(show|list|see|open)( me)? ~(team|stylists|staff|colleagues|crew|everyone who works here)",
      "(how many|what|which) (stylists|colleagues|people) (do we have|work here|are there|are on the team)",
      "(my |the |our )?(team|staff|stylists)",
    ],
    report: (value) => {
      const names = (value as Team).stylists.map(({ name }) => name);
      return `${listed(names)}. Ask me for somebody's hours to see when they are in.`;
    },
  },
  {
    tool: "list_invitations",
    hears: [
      "(show|list|see|what|which|any|are there any|do we have)( me)? ~(open |pending |outstanding )?(invites?|invitations?)( (are|is)?( still)? (open|out|pending))?",
      "who (have|did) (i|we) invited?( so far| and has not joined)?",
      "(has|did) (anyone|anybody|.+) (accept(ed)?|join(ed)?|use(d)?)( ~(invite|invitation))?( yet)?",
    ],
    report: (value) => {
      const { invitations } = value as { invitations: Invitation[] };
      return invitations.length === 0
        ? "No invitation is open."
        : `Open: ${listed(invitations.map(({ email }) => email))}.`;
    },
  },
  {
    tool: "revoke_invitation",
    does: "end an invitation",
    hears: [
      "(revoke|cancel|withdraw|take back|end|delete|kill|pull) ~(invite|invitation)",
      "(revoke|cancel|withdraw|take back|end|delete|kill|pull) ~(invite|invitation) (of|for|to|from) {stylist:person}",
      "(revoke|cancel|withdraw|take back|end|delete|kill|pull) ~{stylist:person}('s)? (invite|invitation)",
      "(uninvite|un-invite|disinvite) {stylist:person}",
    ],
    finds: [colleague, invitation],
    input: (_slots, { found }) => ({ id: found["invitation"]?.id }),
    report: () => "The invitation opens nothing any more.",
  },
  {
    tool: "invite_stylist",
    does: "invite a colleague to sign in",
    hears: [
      "invite ~(colleague|teammate|somebody|someone)",
      "(send|give|mail|email|resend)( out)? {stylist:person} ~(invite|invitation|sign-?in link|login|log in)( again)?",
      "(send|mail|email|resend) ~(invite|invitation|sign-?in link|login) (to|for) {stylist:person}( again)?",
      "(?!.*@)invite {stylist:person}( (to (sign in|log in|join( us| the team)?|the team|the app)|again))?",
      "(get|let) {stylist:person} (signed |logged )?(in|sign in|log in|on the app|on here)",
    ],
    finds: [colleague],
    input: (_slots, { found }) => ({ stylist: found["stylist"]?.name }),
    report: () => "Invited. The link is on its way.",
  },
  {
    tool: "add_stylist",
    does: "add a colleague to your team",
    hears: [
      `(add|create|set up|put in|register|hire) ~(new )?(colleague|team member|staff member|${ROLE})[,:]? (called |named )?{name}[,:]? ${EMAIL}([,:]? ?(does |doing |specialties |specialises in |good at |for )?{skills:all})?`,
      `(add|create|set up|put in|register|hire) ~(new )?(colleague|team member|staff member|${ROLE})[,:]? (called |named ){name} doing {skills:all}`,
      `(add|create|set up|put in|register|hire) ~(new )?${ROLE}[,:]? (called |named )?{name}`,
      "(add|create|set up|put in|register|hire) ~(new )?(colleague|team member|staff member)[,:]? (called |named )?{name}",
      "(add|create|set up|put in|register|hire) ~(new )?(colleague|stylist|team member|staff member)",
      "(add|put) {name} (to|on|onto) ~(team|staff)( as (a |an |the )?(?<role>manager|stylist|receptionist|assistant))?",
    ],
    input: newColleague,
    report: (value) =>
      `${(value as Stylist).name} is on the team. Say "invite ${(value as Stylist).name.split(" ")[0]}" to let them sign in.`,
  },
  {
    tool: "update_stylist",
    does: "change a colleague's profile",
    hears: [
      `(make|promote|turn|set) {stylist:person} (to |into |as |up to )*(a |an |the )?${ROLE}`,
      `{stylist:person} is (now |a new |the new )+(a |an |the )?${ROLE}( now)?`,
      `(change|set|update) {stylist:person}('s)? role to ${ROLE}`,
      `(change|set|update) (colleague |stylist ){stylist:person}('s)? (email|e-mail)( address)? to ${EMAIL}`,
      "(change|set|update|put) {stylist:person}('s)? (specialties|speciality|skills) (to|as):? {skills:all}",
      "(change|set|update|put) {stylist:person}('s)? (bio|about text|profile text) (to|as):? {bio:all}",
      "(change|set|update) (colleague|stylist) {stylist:person}('s)? (phone|number|mobile)( number)? to {phone:all}",
      "(change|set|update) (colleague|stylist) {stylist:person}('s)? name to {name:all}",
    ],
    finds: [colleague],
    input: ({ role, email, skills, bio, phone, name }, { found }): Input | Say => {
      const kept = roleOf(role);
      if (role !== undefined && kept === undefined)
        return { say: "A colleague can be manager, stylist or reception." };
      return {
        id: found["stylist"]?.id,
        role: kept,
        email,
        phone,
        name: named(name),
        bio,
        specialties: skills?.split(/,| and /).map((each) => each.trim()),
      };
    },
    report: (value) => `${(value as Stylist).name}'s profile is changed.`,
  },
  {
    tool: "list_chairs",
    hears: [
      "(show|list|see)( me)? ~(chairs|stations|seats)",
      "(how many|what|which) (chairs|stations) (do we have|are there|have we( got)?)",
      "~(chairs|stations)",
    ],
    report: (value) => {
      const { chairs } = value as { chairs: Chair[] };
      return chairs.length === 0
        ? "No chair is set up."
        : `${listed(chairs.map(({ name }) => name))}.`;
    },
  },
  {
    tool: "add_chair",
    does: "add a chair",
    hears: [
      "(add|create|set up|put in|new) ~(new |another )?(chair|station)[,:]? ((and )?(call|name) it |called |named |by the name of |the name is |: )?{name}",
      "(add|create|set up|put in|new) ~(new |another )?(chair|station)",
      "(we have|we got|there is|there's) ~new (chair|station)[,:]? ((and )?(call|name) it |called |named )?{name}",
    ],
    input: ({ name }) => {
      const said = named(name?.replaceAll(/^["“]|["”]$/g, ""));
      return said ? { name: said } : { ask: "What is the chair called?", slot: "name" };
    },
    mends: [["name", /^(?:call it )?(.+)$/]],
    report: (value) => `${(value as Chair).name} is there.`,
  },
  {
    tool: "remove_chair",
    does: "take a chair away",
    hears: [
      "(remove|delete|take away|get rid of|scrap) ~(chair|station)",
      "(remove|delete|take away|get rid of|scrap) ~(chair|station)( called| named)? {chair}",
      "(remove|delete|take away|get rid of|scrap) ~{chair} (chair|station)",
    ],
    finds: [chair],
    input: (_slots, { found }) => ({ id: found["chair"]?.id }),
    report: () => "The chair is gone.",
  },
];
