import type { ComponentType } from "react";
import type { Tier } from "#tools/subscription/schema.ts";
import { ScreenSkeleton } from "./components/page/skeleton.tsx";
import { SETTINGS_SLUGS } from "./screens/settings/slugs.ts";
import type { RouteHandle } from "./shell/slots.ts";

/** Fetches a screen's code when it is first gone to. */
export type Load = () => Promise<{ Component: ComponentType }>;

/** The tier below which a screen shows the way up in its place. */
export type Gate = { tier: Tier; feature: string };

/**
 * A screen: where it is, what it is called, how its code is fetched, and the tier it needs. Its module exports it as
 * `Component`. Screens render a Page, never a `main`, which is the shell's.
 */
export type Screen = RouteHandle & { path: string; load: Load; gate?: Gate };

const screen = (path: string, title: string, load: Load, more?: Partial<Screen>): Screen => ({
  path,
  title,
  load,
  ...more,
});

const CHAT = { chat: true };
const CLIENTS = { gate: { tier: "pro", feature: "Client Database" } } as const;
const MIGRATION = { gate: { tier: "pro", feature: "Data Migration" } } as const;
const SCHEDULING = { gate: { tier: "pro", feature: "AI Scheduling" } } as const;
const PAYMENTS = { gate: { tier: "complete", feature: "Payment Processing" } } as const;
const ANALYTICS = { gate: { tier: "complete", feature: "Advanced Analytics" } } as const;

/** What stands where no screen is. */
export const NOT_FOUND = screen(
  "*",
  "Page Not Found",
  () => import("./screens/not-found/not-found.tsx"),
  { open: true },
);

/** Beside the sidebar, for whoever is signed in. An item of the sidebar appears once its path is here. */
export const OWN_SCREENS: readonly Screen[] = [
  screen("/approve/:id", "Approve", () => import("./screens/approve/approve.tsx")),
  screen(
    "/getting-started",
    "Start Here",
    () => import("./screens/getting-started/getting-started.tsx"),
  ),
  screen("/guide", "Consultation Guide", () => import("./screens/guide/guide.tsx")),
  screen(
    "/migration",
    "Data Migration",
    () => import("./screens/migration/migration.tsx"),
    MIGRATION,
  ),
  screen("/reports", "Reports", () => import("./screens/reports/reports.tsx"), ANALYTICS),
  screen(
    "/admin/verification",
    "Stylist Verification",
    () => import("./screens/verification/verification.tsx"),
  ),
  screen("/", "Dashboard", () => import("./home.tsx")),
  screen("/chat", "Assistant", () => import("./chat/chat-home.tsx"), CHAT),
  screen("/chat/:id", "Chat", () => import("./chat/chat-screen.tsx"), { ...CHAT, ownBar: true }),
  screen(
    "/brand-preferences",
    "Brand Preferences",
    () => import("./screens/brand-preferences/brand-preferences.tsx"),
  ),
  screen("/upload", "Upload Formulas", () => import("./screens/upload/upload.tsx")),
  screen(
    "/consultation",
    "New Consultation",
    () => import("./screens/consultation/consultation.tsx"),
  ),
  screen(
    "/consultation/:id/corrective",
    "Corrective consultation",
    () => import("./screens/corrective/corrective.tsx"),
  ),
  screen(
    "/color-correction",
    "Color Correction",
    () => import("./screens/color-correction/color-correction.tsx"),
  ),
  screen("/history", "Consultation History", () => import("./screens/history/history.tsx")),
  screen(
    "/history/:id",
    "Consultation",
    () => import("./screens/consultation-detail/consultation-detail.tsx"),
  ),
  screen("/history/:id/why", "Why this formula", () => import("./screens/why/why.tsx")),
  screen("/outcomes", "Outcomes", () => import("./screens/outcomes/outcomes.tsx")),
  screen("/library", "Formula Library", () => import("./screens/library/library.tsx")),
  screen(
    "/library/switch",
    "Switch a line",
    () => import("./screens/library-switch/library-switch.tsx"),
  ),
  screen("/library/:id", "Formula", () => import("./screens/library/library-formula.tsx")),
  screen("/clients", "Clients", () => import("./screens/clients/clients.tsx"), CLIENTS),
  screen(
    "/clients/duplicates",
    "Possible duplicates",
    () => import("./screens/clients/duplicates.tsx"),
    CLIENTS,
  ),
  screen("/clients/:id", "Client", () => import("./screens/clients/client.tsx"), CLIENTS),
  screen(
    "/formula-training",
    "Formula Training",
    () => import("./screens/formula-training/formula-training.tsx"),
  ),
  screen("/test-lab", "Test Lab", () => import("./screens/test-lab/test-lab.tsx")),
  screen(
    "/appointments",
    "Appointments",
    () => import("./screens/appointments/appointments.tsx"),
    SCHEDULING,
  ),
  screen("/messages", "Messages", () => import("./screens/messages/messages.tsx"), SCHEDULING),
  screen("/messages/:id", "Messages", () => import("./screens/messages/messages.tsx"), SCHEDULING),
  screen("/pricing", "Service Pricing", () => import("./screens/pricing/pricing.tsx"), PAYMENTS),
  screen("/payments", "Payments", () => import("./screens/payments/payments.tsx"), PAYMENTS),
  screen("/social-media", "Social Media", () => import("./screens/social-media/social-media.tsx")),
  screen("/inventory", "Inventory", () => import("./screens/inventory/inventory.tsx")),
  screen(
    "/pricing-tutorial",
    "Pricing Tutorial",
    () => import("./screens/pricing-tutorial/pricing-tutorial.tsx"),
    PAYMENTS,
  ),
  screen("/stylists", "Stylists", () => import("./screens/stylists/stylists.tsx"), SCHEDULING),
  ...["", ...SETTINGS_SLUGS].map((slug) =>
    screen(
      slug ? `/settings/${slug}` : "/settings",
      "Settings",
      () => import("./screens/settings/settings.tsx"),
    ),
  ),
  screen("/outbox", "Outbox", () => import("./screens/outbox/outbox.tsx")),
];

/** A page that is no part of the app: the browser asks the server for it. */
const leave: Load = async () => {
  window.location.reload();
  return { Component: ScreenSkeleton };
};

/** Without the sidebar, for anyone. */
export const OPEN_SCREENS: readonly Screen[] = [
  screen("/welcome", "Welcome", () => import("./screens/welcome/welcome.tsx")),
  screen("/sign-in", "Sign in", () => import("./screens/sign-in/sign-in.tsx")),
  screen("/sign-up", "Create your account", () => import("./screens/sign-up/sign-up.tsx")),
  screen(
    "/confirm-address",
    "Confirm your address",
    () => import("./screens/sign-up/confirm-address.tsx"),
  ),
  screen(
    "/forgotten-password",
    "Forgotten password",
    () => import("./screens/forgotten-password/forgotten-password.tsx"),
  ),
  screen(
    "/reset-password",
    "New password",
    () => import("./screens/forgotten-password/reset-password.tsx"),
  ),
  screen("/join/:token", "Join your salon", () => import("./screens/join/join.tsx")),
  // the server draws these itself
  screen("/book/*", "Book", leave),
  screen("/manage/*", "Appointment", leave),
];
