import type { WeekHours } from "#tools/hours/schema.ts";

/** How the demo's owner signs in. It opens a salon that lives as long as the process. */
export const DEMO_SIGN_IN = { email: "demo@undertone.local", password: "undertone-demo" };

/** The house. There is none at that address. */
export const HOUSE = {
  name: "Alder & Rye",
  address: "218 Alder Street, Hudson, NY 12534",
  website: "https://alder-and-rye.example",
  timeZone: "America/New_York",
};

export type FirstName = "June" | "Marisol" | "Theo";

/** Somebody of the team, and the weekdays (1 is Monday) on which they work. */
export type Colleague = {
  first: FirstName;
  name: string;
  email: string;
  phone: string;
  slug: string;
  role: "owner" | "manager" | "stylist";
  bio: string;
  specialties: string[];
  licenseNumber: string;
  yearsOfExperience: number;
  days: readonly number[];
  /** A drawn head for the booking page: it shows nobody. */
  portrait: string;
};

export const TEAM: readonly Colleague[] = [
  {
    first: "June",
    name: "June Okafor",
    email: DEMO_SIGN_IN.email,
    phone: "(518) 555-0100",
    slug: "june",
    role: "owner",
    bio: "Color first. Twenty years of brunettes, grays that look intended, and reds that go to work.",
    specialties: ["Balayage", "Gray blending", "Color correction"],
    licenseNumber: "NY-COS-0042317",
    yearsOfExperience: 20,
    days: [2, 3, 5, 6, 7],
    portrait: "goal-4-natural.webp",
  },
  {
    first: "Marisol",
    name: "Marisol Vega",
    email: "marisol@undertone.local",
    phone: "(518) 555-0101",
    slug: "marisol",
    role: "manager",
    bio: "Blondes who keep their hair. Foils, toners and a lot of patience.",
    specialties: ["Blonding", "Highlights", "Bridal"],
    licenseNumber: "NY-COS-0058841",
    yearsOfExperience: 9,
    days: [1, 4, 5, 6, 7],
    portrait: "goal-9-beige.webp",
  },
  {
    first: "Theo",
    name: "Theo Brandt",
    email: "theo@undertone.local",
    phone: "(518) 555-0102",
    slug: "theo",
    role: "stylist",
    bio: "Short cuts, coppers and whatever June lets me paint.",
    specialties: ["Short cuts", "Copper", "Gloss"],
    licenseNumber: "NY-COS-0071206",
    yearsOfExperience: 4,
    days: [1, 2, 4, 6],
    portrait: "goal-6-copper.webp",
  },
];

const DAY = { from: "09:00", to: "18:00", breaks: [{ from: "13:00", to: "13:30" }] };

/** Somebody's week, by the weekdays on which they work. */
export const weekOf = (days: readonly number[]): WeekHours =>
  [1, 2, 3, 4, 5, 6, 7].map((day) => (days.includes(day) ? DAY : null));
