import type { ScreenName } from "./screens-schema.ts";

/** Where a screen is, what it is called, and what has to be done there. `record` leads to one of its records. */
export type ScreenPlace = {
  title: string;
  path: string;
  why: string;
  record?: (id: string) => string;
};

/** What is never done in a chat, and the screens that records are looked at on. */
export const SCREENS: Record<ScreenName, ScreenPlace> = {
  sign_in: {
    title: "Settings, your account",
    path: "/settings#account",
    why: "A password must not be typed into a chat.",
  },
  ai_key: {
    title: "Settings, AI provider",
    path: "/settings#ai",
    why: "A key must not be typed into a chat.",
  },
  api_tokens: {
    title: "Settings, API tokens",
    path: "/settings#tokens",
    why: "A token is shown once, and not kept with a chat.",
  },
  calendar_address: {
    title: "Settings, calendar on your phone",
    path: "/settings#calendar-feed",
    why: "Whoever has the address reads the book, so no chat keeps it.",
  },
  export: {
    title: "Settings, your data",
    path: "/settings#data",
    why: "Taking everything out or away asks for the password again.",
  },
  payments: {
    title: "Settings, payments",
    path: "/settings#payments",
    why: "Cards and secrets of Stripe have no place in a chat.",
  },
  subscription: {
    title: "Settings, subscription",
    path: "/settings#subscription",
    why: "Cards are given to Stripe alone.",
  },
  migration: {
    title: "Data Migration",
    path: "/migration",
    why: "Another system's password must not be typed into a chat.",
  },
  team: {
    title: "Stylists",
    path: "/stylists",
    why: "A booking address is taken, and a colleague signed out everywhere, by a person there.",
  },
  licences: {
    title: "Account verification",
    path: "/admin/verification",
    why: "Accounts of other salons are verified there: an assistant reaches its own salon alone.",
  },
  social_accounts: {
    title: "Social media",
    path: "/social-media",
    why: "Accounts are connected by signing in with them.",
  },
  library: {
    title: "Library",
    path: "/library",
    why: "Sheets of formulas are given there.",
    record: (id) => `/library/${id}`,
  },
  clients: {
    title: "Clients",
    path: "/clients",
    why: "The whole record, with all it keeps, stands there.",
    record: (id) => `/clients/${id}`,
  },
  history: {
    title: "History",
    path: "/history",
    why: "A consultation with all its photos stands there.",
    record: (id) => `/history/${id}`,
  },
  line_switch: {
    title: "Switch of lines",
    path: "/library/switch",
    why: "Every formula and its candidates are reviewed there.",
  },
  appointments: {
    title: "Appointments",
    path: "/appointments",
    why: "The whole book stands there.",
  },
  inventory: {
    title: "Inventory",
    path: "/inventory",
    why: "The whole stock stands there.",
  },
  messages: {
    title: "Messages",
    path: "/messages",
    why: "Every conversation by text stands there.",
    record: (id) => `/messages/${id}`,
  },
};
