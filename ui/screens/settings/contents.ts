import {
  Bot,
  CalendarClock,
  CircleUserRound,
  CreditCard,
  DatabaseBackup,
  MessageSquareText,
  ScrollText,
  SlidersHorizontal,
  type LucideIcon,
} from "lucide-react";
import { may } from "#tools/access/permissions-rules.ts";
import type { Field } from "#tools/core/fields.ts";
import type { SalonRole } from "#tools/core/role-schema.ts";
import { MESSAGE_FIELDS } from "#tools/messages/settings-fields.ts";
import { PAYMENT_FIELDS } from "#tools/payments/fields.ts";
import { COST_FIELDS } from "#tools/pricing/cost/cost-fields.ts";
import { BOOKING_FIELDS } from "#tools/salons/booking-fields.ts";
import { STYLIST_FIELDS } from "#tools/stylists/fields.ts";
import type { SETTINGS_SLUGS } from "./slugs.ts";
import { oneSpelling } from "#tools/values/spelling-rules.ts";

/** A card of the settings. */
export type Section = {
  title: string;
  /** Who sees it, where not everybody does. */
  for?: (role: SalonRole) => boolean;
  /** What can be set in it, as people call it. */
  holds: readonly string[];
};

const leads = (role: SalonRole) => role === "owner" || role === "manager";
const labels = (fields: Record<string, Pick<Field, "label">>) =>
  Object.values(fields).map(({ label }) => label);
const { segmentPriceMicros: _micros, ...MESSAGES } = MESSAGE_FIELDS;
const { bookingSlug: _address, bio: _bio, role: _role, ...PROFILE } = STYLIST_FIELDS;

/** Every section by its anchor: `/settings#team` leads to it. */
export const SECTIONS = {
  subscription: {
    title: "Subscription & Usage",
    holds: ["Plan", "Upgrade or downgrade", "Photo analyses left", "Room for photos"],
  },
  brand: {
    title: "Color Brand Preferences",
    holds: ["Color brand", "Product lines", "Developer brand", "Developer volume"],
  },
  appearance: { title: "Appearance", holds: ["Theme, dark or light"] },
  profile: {
    title: "Professional Profile",
    holds: [...labels(PROFILE), "Working schedule", "Days off"],
  },
  account: {
    title: "Account",
    holds: ["Password", "Sign out everywhere", "Devices that are signed in", "Outbox"],
  },
  "calendar-feed": {
    title: "Calendar on your phone",
    holds: ["Calendar link for iPhone, Google or Outlook"],
  },
  messages: {
    title: "SMS Notifications",
    holds: [...labels(MESSAGES), "Price of a part of a text"],
  },
  templates: {
    title: "Messages to clients",
    holds: ["Words of reminders", "Words of confirmations", "Words of texts and mails"],
  },
  notifications: {
    title: "Notifications",
    holds: ["Push notifications on this device", "Told of timers", "Told of bookings and texts"],
  },
  booking: { title: "Booking", holds: [...labels(BOOKING_FIELDS), "Chairs"] },
  team: {
    title: "Team",
    for: (role) => may(role, "manage_team"),
    holds: ["Roles and what they may do", "Invitations"],
  },
  prices: {
    title: "Product prices",
    for: (role) => may(role, "see_costs"),
    holds: [...labels(COST_FIELDS), "Hourly rate", "Currency", "Price of a tube or bottle"],
  },
  payments: {
    title: "Payments",
    holds: [...labels(PAYMENT_FIELDS), "Give deposits back by themselves"],
  },
  ai: { title: "AI Provider Configuration", holds: ["Gemini API key", "Who answers in chats"] },
  asks: {
    title: "Scheduled questions",
    holds: ["Ask every week or month", "Consent without a tap"],
  },
  memory: { title: "What it remembers", holds: ["Notes for the assistant", "Learn from taps"] },
  acts: { title: "Done by the assistant", holds: ["What the assistant changed"] },
  tokens: {
    title: "Other programs",
    holds: ["Tokens for other programs", "Model Context Protocol"],
  },
  audit: {
    title: "What was changed",
    for: (role) => may(role, "see_audit"),
    holds: ["Who changed roles, prices or money"],
  },
  data: {
    title: "Your data",
    for: leads,
    holds: [
      "Export everything",
      "Bring an export in",
      "How long things are kept",
      "Delete the salon",
    ],
  },
} satisfies Record<string, Section>;

export type SectionId = keyof typeof SECTIONS;

/** Some sections under one address. */
export type SettingsPage = {
  /** Behind /settings/; empty for the first. */
  slug: (typeof SETTINGS_SLUGS)[number] | "";
  title: string;
  icon: LucideIcon;
  sections: readonly SectionId[];
};

export const PAGES: readonly SettingsPage[] = [
  {
    slug: "",
    title: "Plan, brands and theme",
    icon: SlidersHorizontal,
    sections: ["subscription", "brand", "appearance"],
  },
  {
    slug: "you",
    title: "Your profile",
    icon: CircleUserRound,
    sections: ["profile", "account", "calendar-feed"],
  },
  {
    slug: "messages",
    title: "Texts and mail",
    icon: MessageSquareText,
    sections: ["messages", "templates", "notifications"],
  },
  {
    slug: "booking",
    title: "Booking and team",
    icon: CalendarClock,
    sections: ["booking", "team"],
  },
  { slug: "money", title: "Money", icon: CreditCard, sections: ["prices", "payments"] },
  {
    slug: "assistant",
    title: "Assistant",
    icon: Bot,
    sections: ["asks", "memory", "acts", "ai"],
  },
  { slug: "access", title: "Access and log", icon: ScrollText, sections: ["audit", "tokens"] },
  { slug: "data", title: "Your data", icon: DatabaseBackup, sections: ["data"] },
];

export const pathOf = ({ slug }: SettingsPage): string =>
  slug ? `/settings/${slug}` : "/settings";

/** The pages that somebody sees, each with its sections for them. */
export const pagesFor = (role: SalonRole | undefined): SettingsPage[] =>
  PAGES.map((page) => ({
    ...page,
    sections: page.sections.filter((id) => isFor(id, role)),
  })).filter(({ sections }) => sections.length > 0);

function isFor(id: SectionId, role: SalonRole | undefined): boolean {
  const section: Section = SECTIONS[id];
  return !section.for || (role !== undefined && section.for(role));
}

/** A setting that was looked for. */
export type Found = { name: string; section: SectionId; page: SettingsPage };

const MOST = 12;

/** Settings in which each word that is typed begins a word, those first whose own name has the most of them. */
export function findSettings(typed: string, pages: readonly SettingsPage[]): Found[] {
  const words = wordsOf(typed);
  const fits = (text: string) => {
    const there = wordsOf(text);
    return words.filter((word) => there.some((each) => each.startsWith(word))).length;
  };
  return pages
    .flatMap((page) =>
      page.sections.flatMap((section) => {
        const { title, holds } = SECTIONS[section];
        return [title, ...holds].map((name) => ({ name, section, page }));
      }),
    )
    .filter(
      ({ name, section, page }) =>
        fits(`${name} ${SECTIONS[section].title} ${page.title}`) === words.length,
    )
    .toSorted((a, b) => fits(b.name) - fits(a.name))
    .slice(0, MOST);
}

const wordsOf = (text: string) => oneSpelling(text).match(/[\p{L}\d]+/gu) ?? [];
