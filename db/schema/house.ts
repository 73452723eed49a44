import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { AuditAction, AuditVia } from "#tools/core/audit-schema.ts";
import { RestoreStatus, type Retention } from "#tools/exports/schema.ts";
import { AiKeyProvider } from "#tools/keys/schema.ts";
import { TokenScope } from "#tools/tokens/schema.ts";
import { id, instant, salonId } from "./columns.ts";
import { accountStatus, byStylist } from "./stylists.ts";
import { inSalon } from "./tenancy.ts";

export const auditAction = pgEnum("audit_action", AuditAction.enum);
export const auditVia = pgEnum("audit_via", AuditVia.enum);
export const aiKeyProvider = pgEnum("ai_key_provider", AiKeyProvider.enum);
export const tokenScope = pgEnum("token_scope", TokenScope.enum);
export const restoreStatus = pgEnum("restore_status", RestoreStatus.enum);

/** Who did what. Never changed; names stand as they were. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: id(),
    salonId: salonId(),
    action: auditAction().notNull(),
    words: text().notNull(),
    stylistId: uuid(),
    by: text().notNull(),
    via: auditVia().notNull(),
    subjectId: text(),
    chatId: uuid(),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    inSalon(t),
    index().on(t.salonId, t.createdAt.desc(), t.id.desc()),
  ],
);

/** A salon's own key of an AI provider, sealed. */
export const aiKeys = pgTable(
  "ai_keys",
  {
    salonId: uuid().primaryKey(),
    provider: aiKeyProvider().notNull(),
    sealed: text().notNull(),
    hint: text().notNull(),
    stylistId: uuid().notNull(),
    checkedAt: instant().notNull(),
    /** Since when the provider refuses it; until another is saved, or it is tried again. */
    refusedAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [inSalon(t), byStylist(t)],
);

/** Tokens of the API: of each, only what it is recognised by. One acts as the stylist who made it. */
export const apiTokens = pgTable(
  "api_tokens",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    name: text().notNull(),
    tokenHash: text().notNull(),
    prefix: text().notNull(),
    scopes: tokenScope().array().notNull(),
    lastUsedAt: instant(),
    expiresAt: instant(),
    revokedAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    uniqueIndex().on(t.tokenHash),
    inSalon(t),
    byStylist(t),
    index().on(t.salonId, t.createdAt.desc()),
    index().on(t.salonId, t.stylistId),
  ],
);

/** What platform admins decided about an account, on what they saw. Never changed. */
export const accountChecks = pgTable(
  "account_checks",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    before: accountStatus().notNull(),
    after: accountStatus().notNull(),
    checkedBy: text().notNull(),
    evidence: text().notNull().default(""),
    note: text().notNull().default(""),
    licenseNumber: text(),
    licenseAuthority: text(),
    licenseExpiresOn: date({ mode: "string" }),
    createdAt: instant().notNull(),
  },
  (t) => [
    inSalon(t),
    byStylist(t),
    index().on(t.salonId, t.stylistId, t.createdAt.desc()),
    // licences that run out, in all salons
    index("account_checks_expiry").on(t.licenseExpiresOn),
  ],
);

/** Exports on their way into a salon. The file lies with the salon's files until it is over. */
export const restores = pgTable(
  "restores",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    fileName: text().notNull(),
    fileKey: text(),
    status: restoreStatus().notNull(),
    salonName: text().notNull(),
    madeAt: instant().notNull(),
    tables: jsonb().$type<Record<string, number>>().notNull(),
    files: integer().notNull(),
    done: integer().notNull().default(0),
    total: integer().notNull(),
    error: text(),
    /** The living process that works on it, as a number whose advisory lock it holds. */
    instance: integer(),
    createdAt: instant().notNull(),
    finishedAt: instant(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    inSalon(t),
    byStylist(t),
    index().on(t.salonId, t.createdAt.desc()),
    index("restores_open")
      .on(t.createdAt)
      .where(sql`status in ('pending', 'in_progress')`),
    index().on(t.salonId, t.stylistId),
  ],
);

/** Salons that are to go. */
export const deletions = pgTable(
  "deletions",
  {
    salonId: uuid().primaryKey(),
    stylistId: uuid().notNull(),
    createdAt: instant().notNull(),
    dueAt: instant().notNull(),
    /** The owner has been reminded that the end is near. */
    reminded: boolean().notNull().default(false),
  },
  (t) => [inSalon(t), byStylist(t), index("deletions_due").on(t.dueAt)],
);

/** How long a salon keeps what; without a row, until it says. */
export const retentions = pgTable(
  "retentions",
  {
    salonId: uuid().primaryKey(),
    months: jsonb().$type<Retention>().notNull(),
    /** The day, in the salon's zone, on which it was last gone through. */
    appliedOn: date({ mode: "string" }),
    updatedAt: instant().notNull(),
  },
  (t) => [inSalon(t)],
);
