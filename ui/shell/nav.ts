import {
  BadgeDollarSign,
  BookMarked,
  BookOpen,
  Calendar,
  CalendarDays,
  ChartColumn,
  ContactRound,
  CreditCard,
  Database,
  FileUp,
  FlaskConical,
  GraduationCap,
  History,
  LayoutDashboard,
  Library,
  Megaphone,
  MessageCircle,
  MessagesSquare,
  Package,
  Palette,
  ReceiptText,
  Settings,
  ShieldCheck,
  Target,
  TestTube,
  Users,
  WandSparkles,
  type LucideIcon,
} from "lucide-react";
import { includes } from "#tools/subscription/rules.ts";
import type { Session } from "#tools/salons/schema.ts";
import { may, type Act } from "#tools/access/permissions-rules.ts";
import type { Tier } from "#tools/subscription/schema.ts";

export type NavItem = {
  label: string;
  /** Where a word has to fit under an icon. */
  short?: string;
  /** With a query where the screen is another by it. */
  path: string;
  icon: LucideIcon;
  /** Only for whose role allows it. */
  act?: Act;
  /** Locked below this tier. */
  tier?: Tier;
};

export type NavGroup = {
  label?: string;
  /** Always in sight: it does not fold. */
  day?: boolean;
  /** Locked below this tier, and the badge that says so. */
  needs?: { tier: Tier; badge: string };
  /** For platform admins alone. */
  admin?: boolean;
  /** Stands apart, at the foot. */
  foot?: boolean;
  items: readonly NavItem[];
};

/** Everything the sidebar may hold, in its order: the places of a day, then all there is. */
export const NAV: readonly NavGroup[] = [
  {
    day: true,
    items: [
      { label: "Assistant", short: "Chat", path: "/chat", icon: MessageCircle },
      { label: "Calendar", path: "/appointments?view=day", icon: CalendarDays, tier: "pro" },
      { label: "Clients", path: "/clients", icon: ContactRound, tier: "pro" },
      { label: "Messages", path: "/messages", icon: MessagesSquare, tier: "pro" },
    ],
  },
  {
    label: "Main",
    items: [
      { label: "Dashboard", short: "Now", path: "/", icon: LayoutDashboard },
      { label: "Start Here", path: "/getting-started", icon: GraduationCap },
      { label: "Brand Preferences", path: "/brand-preferences", icon: Palette },
      { label: "Upload Formulas", path: "/upload", icon: FileUp, act: "see_formulas" },
      { label: "Formula Library", path: "/library", icon: BookMarked, act: "see_formulas" },
      {
        label: "New Consultation",
        short: "Consult",
        path: "/consultation",
        icon: FlaskConical,
        act: "see_consultations",
      },
      {
        label: "Color Correction",
        path: "/color-correction",
        icon: WandSparkles,
        act: "see_consultations",
      },
      { label: "Formula Training", path: "/formula-training", icon: BookOpen },
      { label: "Test Lab", path: "/test-lab", icon: TestTube },
      { label: "History", path: "/history", icon: History, act: "see_consultations" },
      { label: "Outcomes", path: "/outcomes", icon: Target, act: "see_consultations" },
      { label: "Consultation Guide", path: "/guide", icon: Library },
    ],
  },
  {
    label: "AI Scheduling",
    needs: { tier: "pro", badge: "Pro+" },
    items: [
      { label: "Stylists", path: "/stylists", icon: Users },
      { label: "Appointments", path: "/appointments", icon: Calendar },
      { label: "Data Migration", path: "/migration", icon: Database },
    ],
  },
  {
    label: "Business",
    needs: { tier: "complete", badge: "Complete" },
    items: [
      { label: "Service Pricing", path: "/pricing", icon: BadgeDollarSign },
      { label: "Pricing Tutorial", path: "/pricing-tutorial", icon: ReceiptText },
      { label: "Payments", path: "/payments", icon: CreditCard },
      { label: "Reports", path: "/reports", icon: ChartColumn },
    ],
  },
  {
    label: "Marketing",
    items: [
      { label: "Social Media", path: "/social-media", icon: Megaphone },
      { label: "Inventory", path: "/inventory", icon: Package },
    ],
  },
  {
    label: "Admin",
    admin: true,
    items: [{ label: "Stylist Verification", path: "/admin/verification", icon: ShieldCheck }],
  },
  { foot: true, items: [{ label: "Settings", path: "/settings", icon: Settings }] },
];

/** An item as it is shown. */
export type ShownItem = NavItem & { locked: boolean };

/** A group as it is shown: only items that have a screen, and whether they are locked. */
export type ShownGroup = Omit<NavGroup, "items"> & { locked: boolean; items: readonly ShownItem[] };

/** Whether the admin's screen is theirs, or will be once they have shown that they are the one. */
const mayReview = (session: Session | null | undefined) =>
  session?.user.isAdmin === true || session?.user.mustProveAddress === true;

/**
 * The groups for a person: without items that have no screen or are not for their role, without the admin's for others. While
 * the tier is not known nothing is locked: the server decides either way.
 */
export function navFor(
  screens: { has(path: string): boolean },
  { tier, session }: { tier: Tier | undefined; session: Session | null | undefined },
): ShownGroup[] {
  const role = session?.salon.role;
  const isLocked = (needed: Tier | undefined) =>
    tier !== undefined && needed !== undefined && !includes(tier, needed);
  return NAV.filter((group) => !group.admin || mayReview(session))
    .map((group) => ({
      ...group,
      items: group.items
        .filter(({ path, act }) => screens.has(screenOf(path)) && (!act || !role || may(role, act)))
        .map((item) => ({ ...item, locked: isLocked(item.tier ?? group.needs?.tier) })),
      locked: isLocked(group.needs?.tier),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The screen's own path, without what is asked of it. */
export const screenOf = (path: string): string => path.replace(/\?.*/, "");

/** The item that stands for where one is: the first whose path it is or lies under, and whose query is asked. */
export function itemAt(
  groups: readonly ShownGroup[],
  { pathname, search }: { pathname: string; search: string },
): ShownItem | undefined {
  const asked = new URLSearchParams(search);
  return groups
    .flatMap(({ items }) => items)
    .find(({ path }) => {
      const [screen = "", query = ""] = path.split("?");
      const under = screen !== "/" && pathname.startsWith(`${screen}/`);
      return (
        (pathname === screen || under) &&
        [...new URLSearchParams(query).keys()].every((key) => asked.has(key))
      );
    });
}
