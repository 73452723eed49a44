import type { Intent } from "#agent/models/builtin/sense/intent.ts";
import { ACCOUNT, MOVES } from "./rest-account.ts";

/** Chats, what waits, the log, and taking back what was done. */
const CHAT: readonly Intent[] = [
  {
    id: "open_screen",
    tool: "open_screen",
    slots: { screen: "word" },
    says: ["open the screen for {screen}", "open the screen"],
  },
  {
    id: "list_chats",
    tool: "list_chats",
    slots: { topic: "text" },
    says: ["find the chat about {topic}", "show my chats"],
  },
  {
    id: "list_chats.archived",
    tool: "list_chats",
    slots: {},
    says: ["show my archived chats"],
  },
  {
    id: "rename_chat",
    tool: "rename_chat",
    slots: { title: "name" },
    says: ["rename this chat to {title}", "rename this chat"],
  },
  { id: "archive_chat", tool: "archive_chat", slots: {}, says: ["archive this chat"] },
  { id: "archive_chat.back", tool: "archive_chat", slots: {}, says: ["unarchive this chat"] },
  {
    id: "delete_chat",
    tool: "delete_chat",
    slots: { topic: "text" },
    says: ["erase the chat about {topic}", "delete a chat"],
  },
  { id: "undo_last", tool: "undo_last", slots: {}, says: ["undo that"] },
  { id: "what_waits", tool: "what_waits", slots: {}, says: ["what needs my attention"] },
  {
    id: "who_did",
    tool: "who_did",
    slots: { about: "text" },
    says: ["who changed {about}", "show the change log"],
  },
];

/** The team, one's own profile and the chairs. */
const TEAM: readonly Intent[] = [
  { id: "list_stylists", tool: "list_stylists", slots: {}, says: ["show the team"] },
  {
    id: "invite_stylist",
    tool: "invite_stylist",
    slots: { stylist: "stylist" },
    says: ["invite {stylist} to sign in", "invite a colleague"],
  },
  {
    id: "list_invitations",
    tool: "list_invitations",
    slots: {},
    says: ["show the open invitations"],
  },
  {
    id: "revoke_invitation",
    tool: "revoke_invitation",
    slots: { stylist: "stylist" },
    says: ["revoke the invitation of {stylist}", "revoke the invitation"],
  },
  {
    id: "add_stylist",
    tool: "add_stylist",
    slots: { name: "name", email: "email", skills: "text", role: "word" },
    says: [
      "add a {role} called {name} {email} doing {skills}",
      "add a {role} called {name} {email}",
      "add a {role} called {name} doing {skills}",
      "add a {role} called {name}",
      "add a colleague called {name} {email} doing {skills}",
      "add a colleague called {name} {email}",
      "add a colleague called {name} doing {skills}",
      "add a colleague called {name}",
      "add a colleague",
    ],
  },
  {
    id: "update_stylist",
    tool: "update_stylist",
    slots: {
      stylist: "stylist",
      role: "word",
      email: "email",
      phone: "phone",
      skills: "text",
      bio: "text",
      name: "name",
    },
    says: [
      "make {stylist} a {role}",
      "make them a {role}",
      "change colleague {stylist}'s email to {email}",
      "change colleague {stylist}'s phone to {phone}",
      "change {stylist}'s specialties to {skills}",
      "change {stylist}'s bio to: {bio}",
      "change colleague {stylist}'s name to {name}",
    ],
  },
  { id: "get_profile", tool: "get_profile", slots: {}, says: ["show my profile"] },
  {
    id: "update_profile",
    tool: "update_profile",
    slots: {
      licence: "text",
      authority: "text",
      years: "number",
      salon: "name",
      address: "text",
      website: "text",
      email: "email",
      phone: "phone",
      name: "name",
    },
    says: [
      "set my licence number to {licence}",
      "set my licence authority to {authority}",
      "set my years of experience to {years}",
      "set the salon name to {salon}",
      "set the salon address to {address}",
      "set my website to {website}",
      "set my email to {email}",
      "set my phone number to {phone}",
      "set my full name to {name}",
    ],
  },
  { id: "list_chairs", tool: "list_chairs", slots: {}, says: ["show the chairs"] },
  {
    id: "add_chair",
    tool: "add_chair",
    slots: { chair: "name" },
    says: ["add a chair called {chair}", "add a chair"],
  },
  {
    id: "remove_chair",
    tool: "remove_chair",
    slots: { chair: "name" },
    says: ["remove the chair called {chair}", "get rid of a chair"],
  },
];

/** The rules of online booking, and how long things are kept. */
const RULES: readonly Intent[] = [
  {
    id: "get_booking_rules",
    tool: "get_booking_rules",
    slots: {},
    says: ["show the booking rules"],
  },
  ...(
    [
      ["buffer", "minutes", "minutes", "set the buffer to {minutes}", "set the buffer"],
      ["notice", "span", "period", "set the minimum notice to {span}", "set the minimum notice"],
      [
        "cutoff",
        "span",
        "period",
        "set the cancellation notice to {span}",
        "set the cancellation notice",
      ],
      ["horizon", "span", "period", "set the booking horizon to {span}", "set the booking horizon"],
      ["step", "minutes", "minutes", "offer times every {minutes}", "set the slot step"],
      ["cap", "n", "number", "allow at most {n} clients a day", "set the daily cap"],
    ] as const
  ).map(([rule, slot, kind, whole, bare]): Intent => {
    return {
      id: `set_booking_rules.${rule}`,
      tool: "set_booking_rules",
      slots: { [slot]: kind },
      says: [whole, bare],
    };
  }),
  ...(
    [
      ["no_buffer", "remove the buffer"],
      ["same_day", "no same day bookings"],
      ["no_cap", "remove the daily cap"],
      ["by_hand", "confirm bookings by hand"],
      ["automatic", "confirm bookings automatically"],
      ["patch", "require a patch test"],
      ["no_patch", "don't require a patch test"],
    ] as const
  ).map(([rule, says]): Intent => ({
    id: `set_booking_rules.${rule}`,
    tool: "set_booking_rules",
    slots: {},
    says: [says],
  })),
  { id: "get_retention", tool: "get_retention", slots: {}, says: ["show the data retention"] },
  {
    id: "preview_retention",
    tool: "preview_retention",
    slots: { kept: "word", span: "period" },
    says: ["preview deleting {kept} after {span}", "preview deleting {kept}", "preview retention"],
  },
  {
    id: "set_retention",
    tool: "set_retention",
    slots: { kept: "word", span: "period" },
    says: [
      "delete {kept} after {span}",
      "delete {kept} after some time",
      "set the retention to {span}",
      "set the retention",
    ],
  },
  {
    id: "set_retention.forever",
    tool: "set_retention",
    slots: { kept: "word" },
    says: ["keep {kept} forever", "set the retention"],
  },
  { id: "get_deletion", tool: "get_deletion", slots: {}, says: ["is the salon being deleted"] },
  { id: "keep_salon", tool: "keep_salon", slots: {}, says: ["keep the salon"] },
];

/** What comes to no tool: its words go on as they were said. */
const NO_TOOL: readonly Intent[] = [
  "talk",
  "drop",
  "yes",
  "no",
  "leave",
  "help",
  "unclear",
  "cannot",
  "quoted",
].map((id) => ({ id, slots: {}, says: [] }));

/** Everything of a salon that is neither hair nor its book nor its goods, and what is only talk. */
export const REST: readonly Intent[] = [
  ...CHAT,
  ...TEAM,
  ...RULES,
  ...ACCOUNT,
  ...MOVES,
  ...NO_TOOL,
];
