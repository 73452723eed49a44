import {
  BadgeCheck,
  CalendarCheck,
  CircleDollarSign,
  CircleUserRound,
  CreditCard,
  Database,
  FlaskConical,
  KeyRound,
  MessageSquareText,
  Package,
  SlidersHorizontal,
  Users,
  type LucideIcon,
} from "lucide-react";
import type { AuditAction, AuditVia } from "#tools/core/audit-schema.ts";

/** What kinds of lines are called where they are chosen from. */
export const AUDIT_ACTIONS: Record<AuditAction, string> = {
  "team.invited": "Team: invited",
  "team.joined": "Team: joined",
  "team.role_changed": "Team: role changed",
  "team.left": "Team: left",
  "profile.changed": "Profile changed",
  "verification.changed": "Verification",
  "subscription.changed": "Plan changed",
  "settings.changed": "Settings changed",
  "ai_key.saved": "AI key saved",
  "ai_key.removed": "AI key removed",
  "token.made": "Key of a program made",
  "token.revoked": "Key of a program revoked",
  "message.shown": "Links of a message shown",
  "client.erased": "Client erased",
  "client.merged": "Clients merged",
  "client.exported": "Client exported",
  "migration.started": "Move-in started",
  "migration.undone": "Move-in undone",
  "export.made": "Export made",
  "export.restored": "Export restored",
  "deletion.asked": "Deletion asked for",
  "deletion.cancelled": "Deletion called off",
  "retention.changed": "Retention changed",
  "retention.applied": "Retention applied",
  "price.changed": "Prices changed",
  "payment.refunded": "Refund",
  "payment.charged": "Card charged",
  "visit.reopened": "Visit opened again",
  "day.closed": "Day closed",
  "day.opened": "Day opened again",
  "order.sent": "Order sent",
  "formula.released": "Safety check released",
  "message.sent_to_many": "Message to many",
  "chat.shared": "Chat shared",
  "chat.unshared": "Chat link ended",
};

/** By which way it came, where that was no screen. */
export const AUDIT_VIA: Record<AuditVia, string | null> = {
  screen: null,
  assistant: "By the assistant",
  token: "By another program",
  system: null,
};

/** What a line is about, by the first word of its kind. */
const ICONS: Record<string, LucideIcon> = {
  team: Users,
  profile: CircleUserRound,
  verification: BadgeCheck,
  subscription: CreditCard,
  ai_key: KeyRound,
  token: KeyRound,
  message: MessageSquareText,
  chat: MessageSquareText,
  client: CircleUserRound,
  migration: Database,
  export: Database,
  deletion: Database,
  retention: Database,
  price: CircleDollarSign,
  payment: CircleDollarSign,
  visit: CalendarCheck,
  day: CalendarCheck,
  order: Package,
  formula: FlaskConical,
};

/** The picture of a kind of line. */
export const iconOf = (action: AuditAction): LucideIcon =>
  ICONS[action.split(".")[0] ?? ""] ?? SlidersHorizontal;
