import type { BookForClient } from "#tools/appointments/schema.ts";
import type { SafetyOverride } from "#tools/clients/schema.ts";

/** A booking as it is being written. */
export type BookingDraft = {
  stylistId: string;
  /** Of somebody on record; empty for somebody new. */
  clientId: string;
  clientName: string;
  clientEmail: string;
  clientPhone: string;
  /** Empty: not on the menu, but written below. */
  serviceId: string;
  serviceType: string;
  durationMinutes: number | undefined;
  date: string;
  time: string;
  notes: string;
  outsideHours: boolean;
  override: SafetyOverride | null;
  repeats: boolean;
  everyWeeks: number | undefined;
  times: number | undefined;
  skipTaken: boolean;
};

/** Length in minutes of a service that is not on the menu, until it is said. */
export const USUAL_MINUTES = 60;

/** A booking that nothing is known of but who with and when. */
export function emptyDraft(at: { stylistId: string; date: string; time: string }): BookingDraft {
  return {
    ...at,
    clientId: "",
    clientName: "",
    clientEmail: "",
    clientPhone: "",
    serviceId: "",
    serviceType: "",
    durationMinutes: USUAL_MINUTES,
    notes: "",
    outsideHours: false,
    override: null,
    repeats: false,
    everyWeeks: 6,
    times: 4,
    skipTaken: false,
  };
}

/** What is missing before it can be sent, by field. */
export function missingIn(draft: BookingDraft): Partial<Record<keyof BookingDraft, string>> {
  const { clientName, serviceId, durationMinutes, date, time } = draft;
  return {
    ...(!clientName.trim() && { clientName: "Who is it for?" }),
    ...(!serviceId &&
      (durationMinutes === undefined || durationMinutes < 5) && {
        durationMinutes: "From 5 minutes to 12 hours.",
      }),
    ...(!date && { date: "Choose a date." }),
    ...(!time && { time: "Choose a time." }),
  };
}

/** The booking in the words of the API. */
export function asBooking(draft: BookingDraft): BookForClient {
  const { clientId, serviceId, date, time, override } = draft;
  const line = (text: string) => text.trim() || null;
  return {
    stylistId: draft.stylistId,
    ...(clientId
      ? { clientId }
      : {
          clientName: line(draft.clientName),
          clientEmail: line(draft.clientEmail),
          clientPhone: line(draft.clientPhone),
        }),
    ...(serviceId
      ? { serviceId }
      : { serviceType: line(draft.serviceType), durationMinutes: draft.durationMinutes ?? null }),
    appointmentDate: date,
    appointmentTime: time,
    notes: line(draft.notes),
    outsideHours: draft.outsideHours,
    ...(override?.name.trim() && override.reason.trim() && { override }),
  };
}
