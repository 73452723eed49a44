import { z } from "zod";
import { AppointmentStatus, CancelledBy } from "#tools/appointments/schema.ts";
import { Client } from "#tools/clients/schema.ts";
import { LibraryFormula } from "#tools/library/schema.ts";
import { StoredFormula } from "#tools/formulas/schema.ts";

const at = z.iso.datetime();

/** What happened with a client, or is booked: `at` is when. */
export const ClientEvent = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("visit"),
    id: z.uuid(),
    at,
    endsAt: at,
    serviceType: z.string(),
    stylistName: z.string(),
    status: AppointmentStatus,
    cancelledBy: CancelledBy.nullable(),
    needsPatchTest: z.boolean(),
  }),
  z.object({
    kind: z.literal("consultation"),
    id: z.uuid(),
    at,
    serviceType: z.string(),
    stylistName: z.string(),
    currentLevel: z.int(),
    desiredLevel: z.int(),
    /** Why nothing was mixed. */
    error: z.string().nullable(),
    formulas: z.array(StoredFormula),
  }),
  z.object({
    kind: z.literal("release"),
    id: z.uuid(),
    at,
    /** Who answered for going on without a valid patch test, and why. */
    name: z.string(),
    reason: z.string(),
    appointmentId: z.uuid().nullable(),
    consultationId: z.uuid().nullable(),
  }),
  z.object({ kind: z.literal("formula"), id: z.uuid(), at, formula: LibraryFormula }),
]);
export type ClientEvent = z.infer<typeof ClientEvent>;

/** A client's record with what came last. */
export const OpenedClient = z.object({ client: Client, last: z.array(ClientEvent) });
export type OpenedClient = z.infer<typeof OpenedClient>;
