import {
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { AiProvider, ConsultationType, type Consultation } from "#tools/consultations/schema.ts";
import { PhotoRole } from "#tools/photos/schema.ts";
import { clients } from "./clients.ts";
import { id, instant, salonId } from "./columns.ts";
import { photos } from "./photos.ts";
import { byStylist } from "./stylists.ts";
import { hangsOn, inSalon } from "./tenancy.ts";

export const consultationType = pgEnum("consultation_type", ConsultationType.enum);
export const aiProvider = pgEnum("ai_provider", AiProvider.enum);
export const photoRole = pgEnum("photo_role", PhotoRole.enum);

export const consultations = pgTable(
  "consultations",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    chatId: uuid(),
    consultationType: consultationType().notNull().default("new"),
    parentConsultationId: uuid(),
    /** The record of the client; null where only a name was given that fits none or several. */
    clientId: uuid(),
    clientName: text().notNull(),
    serviceType: text().notNull(),
    currentLevel: integer().notNull(),
    desiredLevel: integer().notNull(),
    desiredTone: text(),
    hairCondition: text().notNull(),
    previousTreatments: text().array().notNull().default([]),
    damageLevel: text().notNull(),
    porosity: text().notNull(),
    underlyingTone: text(),
    unwantedTone: text(),
    hairThickness: text(),
    hairLength: text(),
    touchupFrequency: text(),
    budget: text(),
    hasGray: boolean(),
    grayCoverage: text(),
    clientGoals: text(),
    uncorrectedTones: text().array().notNull().default([]),
    issueDescription: text(),
    /** The parts of the head that differ, as the engine's zones; and what the client came for. */
    zones: jsonb().$type<NonNullable<Consultation["zones"]>>(),
    services: text().array().notNull().default([]),
    aiProvider: aiProvider().notNull(),
    aiAnalysis: text().notNull(),
    /** Null when nothing may be mixed. */
    confidence: integer(),
    stylistNotes: text(),
    /** What the engine was asked and what it answered (steps, findings, trace), for the card and for later correction. */
    request: jsonb().notNull(),
    answer: jsonb().notNull(),
    /** Model, tokens and price of the analysis; null when no model was asked. */
    usage: jsonb().$type<NonNullable<Consultation["usage"]>>(),
    /** The sentence shown when there is no formula. */
    error: text(),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    inSalon(t),
    byStylist(t),
    hangsOn(t.salonId, t.parentConsultationId, t),
    index().on(t.salonId, t.createdAt.desc()),
    hangsOn(t.salonId, t.clientId, clients),
    index().on(t.salonId, t.clientName),
    index().on(t.salonId, t.clientId, t.createdAt.desc()),
    index().on(t.salonId, t.parentConsultationId),
    index().on(t.salonId, t.stylistId),
  ],
);

export const consultationPhotos = pgTable(
  "consultation_photos",
  {
    salonId: salonId(),
    consultationId: uuid().notNull(),
    photoId: uuid().notNull(),
    role: photoRole().notNull(),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.consultationId, t.role, t.position] }),
    hangsOn(t.salonId, t.consultationId, consultations).onDelete("cascade"),
    hangsOn(t.salonId, t.photoId, photos),
    index().on(t.salonId, t.photoId),
  ],
);
