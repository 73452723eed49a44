/** Tuesday of Thanksgiving week, twenty past ten in the morning on the salon's clock. */
const HELD_NOW = {
  local: "2026-11-24T10:20",
  instant: "2026-11-24T15:20:00Z",
  timeZone: "America/New_York",
} as const;

/**
 * The salon that the phrasings are said in, as plain data for a test to furnish. Dates and times are the salon's wall clock,
 * prices dollars, weights grams. Everybody's visits are with Maren, who says all of it, unless another is named.
 */
export const HELD_SALON = {
  now: HELD_NOW,
  name: "Falk Hair",
  currency: "USD",
  tier: "complete",
  social: "full-management",
  inventory: true,
  stylists: [
    { name: "Maren Falk", role: "owner", days: "tuesday-saturday", from: "09:00", to: "18:00" },
    {
      name: "Tess Okafor",
      role: "stylist",
      days: "wednesday-saturday",
      from: "10:00",
      to: "19:00",
    },
    // has a profile, and was never invited to sign in
    { name: "Jules Park", role: "assistant", days: "friday-saturday", from: "10:00", to: "16:00" },
  ],
  lines: [
    { brand: "wella-professionals", line: "koleston-perfect" },
    { brand: "redken", line: "shades-eq-gloss" },
    { brand: "wella-professionals", line: "blondor" },
  ],
  /** Of the shelf: what stands there, and formulas are made from the whole catalogue. */
  shelf: [
    { brand: "wella-professionals", line: "koleston-perfect", codes: ["6/0", "7/0", "7/1", "8/1"] },
    { brand: "redken", line: "shades-eq-gloss", codes: ["09V", "09P", "07N", "08VB"] },
  ],
  services: [
    { name: "Root Touch-Up", category: "Color Services", price: "$85", minutes: 90 },
    { name: "Gloss", category: "Color Services", price: "$65", minutes: 45 },
    { name: "Balayage", category: "Color Services", price: "$180", minutes: 180 },
    { name: "Full Foil", category: "Color Services", price: "$210", minutes: 150 },
    { name: "Partial Highlights", category: "Color Services", price: "$145", minutes: 120 },
    {
      name: "Color Correction",
      category: "Color Services",
      price: "$250",
      minutes: 240,
      needsPatchTest: true,
    },
    { name: "Women's Cut", category: "Cutting & Styling", price: "$70", minutes: 60 },
    { name: "Men's Cut", category: "Cutting & Styling", price: "$40", minutes: 30 },
    { name: "Blowout", category: "Cutting & Styling", price: "$50", minutes: 45 },
    { name: "Keratin Treatment", category: "Chemical Services", price: "$260", minutes: 180 },
    { name: "Olaplex Treatment", category: "Treatments", price: "$35", minutes: 20 },
    { name: "Bridal Updo", category: "Special Occasion", price: "$150", minutes: 90 },
  ],
  clients: [
    { name: "Mei-Ling Chau", phone: "+12125550101", email: "mei@chau.example" },
    { name: "Keisha Brown", phone: "+12125550102", email: "keisha@brown.example" },
    { name: "Dana Whitlock", phone: "+12125550103", email: "dana@whitlock.example" },
    {
      name: "Siobhan O'Leary",
      phone: "+12125550104",
      email: "siobhan@oleary.example",
      allergies: "PPD",
      mustKnow: "Reacted to permanent colour in 2024",
    },
    { name: "Beth Hartigan", phone: "+12125550105", email: "beth@hartigan.example" },
    { name: "Ruth Feldman", phone: "+12125550106", email: "ruth@feldman.example" },
    { name: "Chloé D'Angelo", phone: "+12125550107", email: "chloe@dangelo.example" },
    { name: "Gwen Abara", phone: "+12125550108", email: "gwen@abara.example" },
    { name: "Tomás Rivera", phone: "+12125550109", email: "tomas@rivera.example" },
    { name: "Priya Nair", phone: "+12125550110", email: "priya@nair.example" },
    // two of a first name: which one is meant has to be asked
    { name: "Jess Moreno", phone: "+12125550111", email: "jess.m@moreno.example" },
    { name: "Jess Park", phone: "+12125550112", email: "jess@park.example" },
    { name: "Amber Doyle", phone: "+12125550113", email: "amber@doyle.example" },
    { name: "Kyle Brandt", phone: "+12125550114", email: "kyle@brandt.example" },
    { name: "Nadia Haddad", phone: "+12125550115", email: "nadia@haddad.example" },
    // one person twice
    { name: "Lauren Pike", phone: "+12125550116", email: "lauren@pike.example" },
    { name: "Lauren Pyke", phone: "+12125550116" },
  ],
  /** `result` pending: put on and not read yet. */
  patchTests: [
    { client: "Mei-Ling Chau", doneAt: "2026-11-18T10:00", result: "passed" },
    { client: "Gwen Abara", doneAt: "2026-11-18T12:00", result: "passed" },
    { client: "Dana Whitlock", doneAt: "2026-11-22T09:00", result: "pending" },
  ],
  /** Consultations with the formula that was kept for each, as it is written by hand. */
  consultations: [
    {
      client: "Priya Nair",
      on: "2026-10-13",
      levels: [5, 7],
      notation: "koleston perfect 7/0 30g + 7/1 10g + 20v 40g 1:1 35m",
    },
    {
      client: "Mei-Ling Chau",
      on: "2026-11-24",
      levels: [6, 6],
      notation: "koleston perfect 6/0 40g + 20v 40g 1:1 35m",
    },
    {
      client: "Dana Whitlock",
      on: "2026-10-06",
      levels: [9, 9],
      notation: "shades eq 09V 30g + 09P 30g + processing solution 60g 1:1 20m",
    },
    {
      client: "Keisha Brown",
      on: "2026-08-25",
      levels: [4, 8],
      notation: "blondor 50g + 20v 100g 1:2 45m",
    },
  ],
  library: [
    {
      name: "house gloss",
      notation: "shades eq 09V 30g + 09P 30g + processing solution 60g 1:1 20m",
    },
    { name: "grey blend", notation: "koleston perfect 6/0 30g + 7/0 30g + 20v 60g 1:1 40m" },
  ],
  /** Runs since five past ten, so that twenty minutes are left. */
  timers: [{ client: "Mei-Ling Chau", label: "Roots", minutes: 35, startedAt: "2026-11-24T10:05" }],
  visits: [
    { client: "Kyle Brandt", at: "2026-11-20T15:00", service: "Men's Cut", status: "confirmed" },
    {
      client: "Amber Doyle",
      at: "2026-11-21T10:00",
      service: "Partial Highlights",
      status: "completed",
      paid: "$145",
    },
    {
      client: "Mei-Ling Chau",
      at: "2026-11-24T09:30",
      service: "Root Touch-Up",
      status: "confirmed",
    },
    { client: "Keisha Brown", at: "2026-11-24T11:00", service: "Balayage", status: "confirmed" },
    { client: "Dana Whitlock", at: "2026-11-24T14:30", service: "Gloss", status: "confirmed" },
    {
      client: "Siobhan O'Leary",
      at: "2026-11-24T16:00",
      service: "Women's Cut",
      status: "confirmed",
    },
    { client: "Beth Hartigan", at: "2026-11-25T10:00", service: "Full Foil", status: "confirmed" },
    {
      client: "Lauren Pike",
      at: "2026-11-25T11:00",
      service: "Blowout",
      status: "confirmed",
      stylist: "Tess Okafor",
    },
    {
      client: "Ruth Feldman",
      at: "2026-11-25T14:00",
      service: "Root Touch-Up",
      status: "confirmed",
    },
    { client: "Chloé D'Angelo", at: "2026-11-26T09:00", service: "Blowout", status: "confirmed" },
    {
      client: "Gwen Abara",
      at: "2026-11-27T13:00",
      service: "Color Correction",
      status: "pending",
    },
    { client: "Tomás Rivera", at: "2026-11-28T09:30", service: "Men's Cut", status: "confirmed" },
    { client: "Priya Nair", at: "2026-11-28T11:00", service: "Balayage", status: "confirmed" },
    { client: "Jess Moreno", at: "2026-12-01T12:00", service: "Women's Cut", status: "confirmed" },
    { client: "Amber Doyle", at: "2026-12-03T10:00", service: "Gloss", status: "confirmed" },
    { client: "Jess Park", at: "2026-12-08T15:00", service: "Gloss", status: "confirmed" },
  ],
  blocks: [{ date: "2026-11-25", from: "16:00", to: "17:00", reason: "School run" }],
  waitlist: [{ client: "Nadia Haddad", service: "Balayage", from: "2026-11-24", to: "2026-12-05" }],
  suppliers: [
    { name: "CosmoProf", email: "orders@cosmoprof.example" },
    { name: "Salon Centric", email: "desk@saloncentric.example" },
  ],
  items: [
    { name: "Koleston 7/0", unit: "tube", quantity: 2, low: 4, supplier: "CosmoProf" },
    { name: "Koleston 7/1", unit: "tube", quantity: 9, low: 3, supplier: "CosmoProf" },
    { name: "Welloxon 20 vol", unit: "bottle", quantity: 1, low: 2, supplier: "CosmoProf" },
    { name: "Blondor powder", unit: "piece", quantity: 3, low: 1, supplier: "CosmoProf" },
    { name: "Shades EQ 09V", unit: "bottle", quantity: 6, low: 2, supplier: "Salon Centric" },
    { name: "Foils", unit: "piece", quantity: 1, low: 2, supplier: "Salon Centric" },
    { name: "Nitrile gloves", unit: "piece", quantity: 8, low: 2, supplier: "Salon Centric" },
  ],
  /** The first was mailed and has not come; the second is a draft that nobody has mailed. */
  orders: [
    { supplier: "CosmoProf", on: "2026-11-17", status: "sent", item: "Koleston 7/1", quantity: 6 },
    { supplier: "Salon Centric", on: "2026-11-23", status: "draft", item: "Foils", quantity: 4 },
  ],
  posts: [
    { caption: "Autumn balayage, grown out softly", status: "draft" },
    { caption: "Holiday gloss week", status: "scheduled", at: "2026-11-27T10:00" },
  ],
  texts: [
    { from: "Siobhan O'Leary", at: "2026-11-24T09:50", says: "can i come a bit later today?" },
  ],
  migrations: [{ platform: "Square", on: "2026-11-10", status: "completed", clients: 140 }],
} as const;
