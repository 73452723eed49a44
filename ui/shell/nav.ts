import {
  BadgeDollarSign,
  BookMarked,
  BookOpen,
  Calendar,
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
  path: string;
  icon: LucideIcon;
  /** Only for whose role allows it. */
  act?: Act;
};

export type NavGroup = {
  label?: string;
  /** Locked below this tier, and the badge that says so. */
  needs?: { tier: Tier; badge: string };
  /** For platform admins alone. */
  admin?: boolean;
  /** Stands apart, at the foot. */
  foot?: boolean;
  items: readonly NavItem[];
};

/** Everything the sidebar may hold, in its order. */
export const NAV: readonly NavGroup[] = [
  {
    items: [
      { label: "Assistant", path: "/chat", icon: MessageCircle },
      { label: "Dashboard", path: "/", icon: LayoutDashboard },
      { label: "Start Here", path: "/getting-started", icon: GraduationCap },
      { label: "Brand Preferences", path: "/brand-preferences", icon: Palette },
      { label: "Upload Formulas", path: "/upload", icon: FileUp, act: "see_formulas" },
      { label: "Formula Library", path: "/library", icon: BookMarked, act: "see_formulas" },
      {
        label: "New Consultation",
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
      { label: "Clients", path: "/clients", icon: ContactRound },
      { label: "Appointments", path: "/appointments", icon: Calendar },
      { label: "Messages", path: "/messages", icon: MessagesSquare },
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

/** A group as it is shown: only items that have a screen, and whether they are locked. */
export type ShownGroup = NavGroup & { locked: boolean };

/** Whether the admin's screen is theirs, or will be once they have shown that they are the one. */
const mayReview = (session: Session | null | undefined) =>
  session?.user.isAdmin === true || session?.user.mustProveAddress === true;

/**
 * The groups for a person: without items that have no screen or are not for their role, without the admin's for others. An
 * unknown tier is essential.
 */
export function navFor(
  screens: { has(path: string): boolean },
  { tier = "essential", session }: { tier?: Tier | undefined; session: Session | null | undefined },
): ShownGroup[] {
  const role = session?.salon.role;
  return NAV.filter((group) => !group.admin || mayReview(session))
    .map((group) => ({
      ...group,
      items: group.items.filter(
        ({ path, act }) => screens.has(path) && (!act || !role || may(role, act)),
      ),
      locked: group.needs !== undefined && !includes(tier, group.needs.tier),
    }))
    .filter(({ items }) => items.length > 0);
}
