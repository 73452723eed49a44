import type { Answers } from "#tests/builtin-talk.ts";
import { id, SALON } from "./verb-salon.ts";

type Person = { number: number; name: string; phone: string; email: string | null };

const CLIENTS: Person[] = [
  { number: 201, name: "Keisha Brown", phone: "+12125550102", email: "keisha@brown.example" },
  { number: 202, name: "Dana Whitlock", phone: "+12125550103", email: "dana@whitlock.example" },
  { number: 203, name: "Jess Moreno", phone: "+12125550111", email: "jess.m@moreno.example" },
  { number: 204, name: "Jess Park", phone: "+12125550112", email: null },
  { number: 205, name: "Ruth Feldman", phone: "+12125550106", email: "ruth@feldman.example" },
  { number: 206, name: "Mei-Ling Chau", phone: "+12125550101", email: "mei@chau.example" },
  { number: 207, name: "Lauren Pike", phone: "+12125550116", email: "lauren@pike.example" },
  { number: 208, name: "Lauren Pyke", phone: "+12125550117", email: null },
];

const row = ({ number, name, phone, email }: Person) => ({
  id: id(number),
  name,
  phone,
  email,
  mustKnow: null,
  hasAllergies: false,
  patchTest: { state: "missing" },
  lastVisitAt: "2026-10-06T14:00:00Z",
  nextVisitAt: null,
  visits: 3,
});

const sought = (search: unknown) => {
  const words = (typeof search === "string" ? search : "").toLowerCase().split(" ");
  return CLIENTS.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
};

const STYLISTS = [
  { id: id(1), name: "Maren Falk", role: "owner" },
  { id: id(2), name: "Tess Okafor", role: "stylist" },
  { id: id(3), name: "Jules Park", role: "stylist" },
].map((each) => ({ ...each, specialties: ["colour"], bookingPath: null }));

const conversation = (number: number, clientName: string) => ({
  id: id(number),
  clientName,
  phone: "+12125550100",
  answering: "assistant",
});

/** What the lists of a small salon's people answer, beside those of its business. */
export const PEOPLE: Answers = {
  ...SALON,
  find_clients: ({ search }) => {
    const items = sought(search).map(row);
    return { total: items.length, items };
  },
  get_client: (input) => {
    const found = CLIENTS.find(({ number }) => id(number) === input["id"]);
    const client = found && {
      ...row(found),
      notes: "Likes it cool",
      allergies: null,
      tests:
        found.name === "Dana Whitlock"
          ? [{ id: id(301), kind: "patch", result: "pending", doneAt: "2026-11-22T14:00:00Z" }]
          : [],
    };
    return { client, last: [] };
  },
  client_duplicates: () => {
    const [a, b] = CLIENTS.slice(-2).map(row);
    return { pairs: [{ a, b, because: ["name"] }] };
  },
  client_photos: () => ({ photos: [{ id: id(311), moment: "before", takenOn: "2026-10-06" }] }),
  list_stylists: () => ({ stylists: STYLISTS }),
  list_invitations: () => ({
    invitations: [{ id: id(321), stylistId: id(3), email: "jules@falk.example", role: "stylist" }],
  }),
  list_chairs: () => ({
    chairs: [
      { id: id(331), name: "Window" },
      { id: id(332), name: "Basin" },
    ],
  }),
  get_hours: () => ({
    stylistName: "Maren Falk",
    week: Array.from({ length: 7 }, () => ({ from: "09:00", to: "18:00", breaks: [] })),
    exceptions: [
      { id: id(341), from: "2026-12-05", to: "2026-12-05", hours: null, reason: "" },
      { id: id(342), from: "2026-12-24", to: "2026-12-26", hours: null, reason: "Christmas" },
    ],
    conflicts: [],
  }),
  list_chats: () => ({
    chats: [
      { id: id(351), title: "Copper for Ruth", clientName: "Ruth Feldman", archivedAt: null },
      { id: id(352), title: "Stock of November", clientName: null, archivedAt: null },
    ],
    total: 2,
  }),
  read_texts: () => ({ name: "Keisha Brown", texts: [] }),
  list_conversations: () => ({
    conversations: [conversation(361, "Siobhan O'Leary"), conversation(362, "Keisha Brown")],
    total: 2,
  }),
  list_outbox: () => ({
    messages: [
      { id: id(371), recipient: "+12125550102", subject: null, kind: "reminder", status: "failed" },
      {
        id: id(372),
        recipient: "dana@x.example",
        subject: "Reminder",
        kind: "reminder",
        status: "queued",
      },
    ],
    total: 2,
  }),
  list_waitlist: () => ({
    entries: [{ id: id(381), clientName: "Nadia Haddad", serviceType: "Balayage" }],
  }),
  list_scheduled_asks: () => ({
    asks: [scheduled(901, "text who is overdue", [1]), scheduled(902, "what is low", [5])],
  }),
  change_scheduled_ask: (input) => ({
    ...scheduled(901, "text who is overdue", [1]),
    ...(input as object),
  }),
  list_memories: () => ({
    learnsFromTaps: false,
    memories: [{ id: id(911), words: "our water is very hard", means: null, by: "Maren" }],
  }),
  list_api_tokens: () => ({
    tokens: [
      { id: id(391), name: "Till", revokedAt: null },
      { id: id(392), name: "Website", revokedAt: null },
    ],
  }),
  list_training_examples: () => ({
    examples: [
      { id: id(401), name: "Copper over grey" },
      { id: id(402), name: "Foils on a 5" },
    ],
    total: 2,
  }),
  list_appointments: () => ({
    appointments: [
      {
        id: id(411),
        clientName: "Ruth Feldman",
        stylistName: "Maren Falk",
        serviceType: "Root Touch-Up",
        appointmentDate: "2026-11-25",
        appointmentTime: "10:00",
        startsAt: "2026-11-25T15:00:00.000Z",
        status: "confirmed",
      },
    ],
  }),
  close_day: ({ hours = null }) => ({ stylistName: "Maren Falk", hours, conflicts: [] }),
  set_hours: () => ({ stylistName: "Maren Falk", conflicts: [] }),
  cancel_following: () => ({ appointments: [{ id: id(411) }] }),
  get_message_settings: () => ({
    smsOn: true,
    quietFrom: "21:00",
    quietTo: "08:00",
    reminderHours: [24],
  }),
  list_templates: () => ({ templates: [{ kind: "reminder", channel: "sms", own: false }] }),
  list_consents: () => ({ consents: [], total: 0 }),
  find_consultations: ({ q }) => ({
    items: [
      {
        id: id(421),
        clientName: typeof q === "string" ? q : "Dana",
        createdAt: "2026-10-06T14:00:00Z",
      },
    ],
    total: 1,
  }),
  get_consultation: () => ({
    consultation: { id: id(421), clientName: "Dana Whitlock", stylistNotes: null },
    formulas: [],
  }),
  list_notified_devices: () => ({ devices: [{ id: id(431), device: "Maren's phone" }] }),
  list_migrations: () => ({
    migrations: [
      {
        id: id(441),
        platformName: "Square",
        status: "completed",
        itemsImported: { clients: 40, appointments: 12, products: 0 },
        skipped: 0,
      },
      { id: id(442), platformName: "Vagaro", status: "in_progress", done: 3, rows: 40 },
    ],
    platforms: [],
  }),
  get_deletion: () => ({ deletion: null }),
  get_retention: () => ({ messages: 24, chats: null, photos: 36, clients: null }),
};

/** An ask that comes on weekdays at nine. */
function scheduled(number: number, words: string, weekdays: number[]) {
  return { id: id(number), words, weekdays, monthDay: null, time: "09:00", nextRunAt: null };
}
