import { date, index, pgEnum, pgTable, unique, uuid } from "drizzle-orm/pg-core";
import { PhotoMoment } from "#tools/clients/schema.ts";
import { clients } from "./clients.ts";
import { id, instant, salonId } from "./columns.ts";
import { consultations } from "./consultations.ts";
import { photos } from "./photos.ts";
import { hangsOn, inSalon } from "./tenancy.ts";

export const photoMoment = pgEnum("photo_moment", PhotoMoment.enum);

/** Pictures of a client's hair, in pairs of before and after. */
export const clientPhotos = pgTable(
  "client_photos",
  {
    id: id(),
    salonId: salonId(),
    clientId: uuid().notNull(),
    photoId: uuid().notNull(),
    moment: photoMoment().notNull(),
    pairId: uuid().notNull(),
    consultationId: uuid(),
    takenOn: date({ mode: "string" }).notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    unique().on(t.clientId, t.photoId),
    inSalon(t),
    hangsOn(t.salonId, t.clientId, clients),
    hangsOn(t.salonId, t.photoId, photos),
    hangsOn(t.salonId, t.consultationId, consultations),
    index().on(t.salonId, t.clientId, t.takenOn.desc()),
    index().on(t.salonId, t.consultationId),
    index().on(t.salonId, t.photoId),
  ],
);
