import type { Answers } from "#tests/builtin-talk.ts";
import { id, SALON } from "./verb-salon.ts";

/** Minutes east of nothing: the salon keeps New York's winter time. */
const ZONE = "-05:00";

const CLIENT_NAMES = [
  "Nora Quist",
  "Ines Okoye",
  "Ruben Vance",
  "Yara Lindqvist",
  "Omar Haines",
  "Jo Marsh",
  "Jo Beck",
];

const matches = (search: unknown, name: string) =>
  typeof search !== "string" || name.toLowerCase().includes(search.toLowerCase());

const visit = (
  number: number,
  clientName: string,
  at: string,
  serviceType: string,
  minutes: number,
  more: object = {},
) => {
  const startsAt = new Date(`${at}:00${ZONE}`);
  return {
    id: id(number),
    stylistId: id(1),
    clientId: id(500 + CLIENT_NAMES.indexOf(clientName)),
    clientName,
    serviceType,
    appointmentDate: at.slice(0, 10),
    appointmentTime: at.slice(11),
    stylistName: "Maren Falk",
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + minutes * 60_000).toISOString(),
    status: "confirmed",
    seriesId: null,
    version: 1,
    needsPatchTest: false,
    ...more,
  };
};

const VISITS = [
  visit(401, "Omar Haines", "2026-11-20T15:00", "Men's Cut", 30),
  visit(402, "Nora Quist", "2026-11-24T11:00", "Balayage", 180),
  visit(403, "Ines Okoye", "2026-11-24T14:30", "Gloss", 45),
  visit(404, "Ruben Vance", "2026-11-25T10:00", "Men's Cut", 30),
  visit(405, "Yara Lindqvist", "2026-11-27T13:00", "Root Touch-Up", 90),
  visit(406, "Nora Quist", "2026-12-08T15:00", "Gloss", 45),
];

const CLIENTS = CLIENT_NAMES.map((name, at) => ({
  id: id(500 + at),
  name,
  email: null,
  phone: null,
}));

const CONSULTATION = {
  consultation: {
    id: id(601),
    clientName: "Nora Quist",
    createdAt: "2026-10-13T15:00:00.000Z",
    currentLevel: 6,
    desiredLevel: 6,
    sessions: [1, 1],
    serviceType: "toning",
    consultationType: "initial",
    confidence: 90,
    requires: [],
  },
  steps: [],
  formulas: [
    {
      id: id(602),
      role: "base",
      withheld: false,
      bowl: {
        order: 1,
        zone: "all",
        type: "demi",
        lineName: "Color Touch",
        purpose: "tone",
        role: "base",
        minutes: [20, 20],
        shades: [{ code: "7/1", grams: 40 }],
        developer: { volume: 7, grams: 40 },
      },
    },
  ],
};

/** A salon with a book, clients, a consultation and a timer, as its lists answer. */
export const CHAIR: Answers = {
  ...SALON,
  list_services: (input) => {
    const menu = SALON["list_services"]?.(input) as { services: object[] };
    const more = ["Blowout", "Partial Highlights"].map((name, at) => ({
      id: id(107 + at),
      name,
      category: "",
      basePrice: "$50",
      duration: 45,
    }));
    return { ...menu, services: [...menu.services, ...more] };
  },
  list_appointments: ({
    from = "2026-11-24",
    to = "2026-11-30",
    stylistId,
    clientId,
    clientName,
  }) => ({
    timeZone: "America/New_York",
    today: "2026-11-24",
    timeNow: "10:20",
    more: false,
    appointments: VISITS.filter(
      ({ appointmentDate, ...of }) =>
        stylistId !== id(2) &&
        (!clientId || of.clientId === clientId) &&
        matches(clientName, of.clientName) &&
        appointmentDate >= String(from) &&
        appointmentDate <= String(to),
    ),
    blocks: [
      {
        id: id(450),
        stylistId: id(1),
        startsAt: "2026-11-25T21:00:00.000Z",
        endsAt: "2026-11-25T22:00:00.000Z",
        reason: "School run",
      },
    ],
  }),
  ...Object.fromEntries(
    ["move_appointment", "set_appointment_status", "book_client"].map((tool) => [
      tool,
      (input: Record<string, unknown>) => ({
        ...(VISITS.find((one) => one.id === input["id"]) ?? VISITS[1]),
        ...input,
      }),
    ]),
  ),
  book_series: () => ({ appointments: VISITS, taken: [] }),
  get_client: ({ id: asked }) => ({
    client: {
      ...CLIENTS.find((client) => client.id === asked),
      nextVisitAt: "2026-11-25T15:00:00.000Z",
      hidden: [],
      patchTest: { state: "passed" },
    },
    last: [],
  }),
  list_stylists: () => ({
    stylists: [
      { id: id(1), name: "Maren Falk", role: "owner", specialties: [], bookingPath: null },
      { id: id(2), name: "Tilda Moss", role: "stylist", specialties: [], bookingPath: null },
    ],
  }),
  find_clients: ({ search }) => {
    const items = CLIENTS.filter(({ name }) => matches(search, name));
    return { total: items.length, items };
  },
  find_free_times: ({ serviceName = "Gloss", minutes = 45, from = "2026-11-25" }) => ({
    fitting: 3,
    service: serviceName,
    minutes,
    timeZone: "America/New_York",
    times: [{ date: from, time: "15:00", start: `${String(from)}T20:00:00.000Z` }],
    why: [],
  }),
  find_consultations: ({ q }) => {
    const items = [
      { id: id(601), clientName: "Nora Quist", createdAt: "2026-10-13T15:00:00.000Z" },
    ];
    const found = items.filter(({ clientName }) => matches(q, clientName));
    return { total: found.length, items: found };
  },
  get_consultation: () => CONSULTATION,
  list_timers: () => [
    { id: id(701), label: "Roots", clientName: "Nora Quist", minutes: 35, stoppedAt: null },
  ],
  find_formulas: () => ({
    total: 1,
    items: [{ id: id(801), name: "House gloss", notation: "09V 30g" }],
  }),
  explain: () => ({ says: "The rules say so.", rules: [] }),
  scale_bowl: () => ({ totalGrams: 50, bowl: CONSULTATION.formulas[0]?.bowl }),
  outcome_report: () => ({ all: { count: 0 }, lines: [], outcomes: [], needed: 5 }),
  rescue: () => ({ headline: "Rinse now." }),
  mix_bowl: () => ({ grams: 80, drawn: [] }),
  convert_written: () => ({ convertedIngredients: [], cautions: [] }),
  convert_formula: () => ({ convertedIngredients: [], cautions: [] }),
  put_on_shelf: () => ({ codes: [], made: 9, brandName: "Redken", lineName: "EQ", unknown: [] }),
  take_off_shelf: () => ({ codes: [], made: 9, brandName: "Redken", lineName: "EQ", unknown: [] }),
};
