import { z } from "zod";

/** What is written down: whatever gives or takes rights, touches money or prices, takes data out or away, or overrides a safety rule. */
export const AuditAction = z.enum([
  "team.invited",
  "team.joined",
  "team.role_changed",
  "team.left",
  "profile.changed",
  "verification.changed",
  "subscription.changed",
  "settings.changed",
  "ai_key.saved",
  "ai_key.removed",
  "token.made",
  "token.revoked",
  "message.shown",
  "client.erased",
  "client.merged",
  "client.exported",
  "migration.started",
  "migration.undone",
  "export.made",
  "export.restored",
  "deletion.asked",
  "deletion.cancelled",
  "retention.changed",
  "retention.applied",
  "price.changed",
  "payment.refunded",
  "payment.charged",
  "visit.reopened",
  "day.closed",
  "day.opened",
  "order.sent",
  "formula.released",
  "message.sent_to_many",
  "chat.shared",
  "chat.unshared",
]);
export type AuditAction = z.infer<typeof AuditAction>;

/** By which way it came: a form, the assistant, a token of the API, or the product itself. */
export const AuditVia = z.enum(["screen", "assistant", "token", "system"]);
export type AuditVia = z.infer<typeof AuditVia>;
