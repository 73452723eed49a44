import type { SafetyOverride } from "#tools/clients/schema.ts";
import type { Free } from "#ui/screens/appointments/calendar/calendar.tsx";

/** A booking as it is being written. */
export type BookingDraft = {
  stylistId: string;
  /** Of somebody on record; empty for somebody new. */
  clientId: string;
  clientName: string;
  /** Said to be nobody on record. */
  isNew: boolean;
  clientEmail: string;
  clientPhone: string;
  /** Empty: not on the menu, but written beside it. */
  serviceId: string;
  serviceType: string;
  durationMinutes: number | undefined;
  appointmentDate: string;
  appointmentTime: string;
  notes: string;
  outsideHours: boolean;
  override: SafetyOverride | null;
  repeats: boolean;
  everyWeeks: number | undefined;
  times: number | undefined;
  skipTaken: boolean;
};

/** Length in minutes of a service that is not on the menu, until it is said. */
const USUAL_MINUTES = 60;

/** A booking that nothing is known of but, at most, who with and when. */
export function emptyDraft(at: Partial<Free>): BookingDraft {
  return {
    stylistId: at.stylistId ?? "",
    appointmentDate: at.date ?? "",
    appointmentTime: at.time ?? "",
    clientId: "",
    clientName: "",
    isNew: false,
    clientEmail: "",
    clientPhone: "",
    serviceId: "",
    serviceType: "",
    durationMinutes: at.minutes ?? USUAL_MINUTES,
    notes: "",
    outsideHours: false,
    override: null,
    repeats: false,
    everyWeeks: 6,
    times: 4,
    skipTaken: false,
  };
}

/** What to say where no word of the API does. */
export function missingIn({ clientName, durationMinutes, ...at }: BookingDraft) {
  return {
    ...(!clientName.trim()
      ? { clientName: "Who is it for?" }
      : !at.clientId &&
        !at.isNew && { clientName: "Choose somebody of the list, or say that they are new." }),
    ...((durationMinutes === undefined || durationMinutes < 5) && {
      durationMinutes: "From 5 minutes to 12 hours.",
    }),
    ...(!at.appointmentDate && { appointmentDate: "Choose a date." }),
    ...(!at.appointmentTime && { appointmentTime: "Choose a time." }),
  };
}

/** The booking in the words of the API: of somebody on record and of what is on the menu, the id alone. */
export function asBooking(draft: BookingDraft) {
  const { clientName, clientEmail, clientPhone, serviceType, isNew: _n, ...rest } = draft;
  const { clientId, serviceId, override, repeats: _r, everyWeeks: _e, times: _t, ...same } = rest;
  const { skipTaken: _s, ...booking } = same;
  return {
    ...booking,
    ...(clientId ? { clientId } : { clientName, clientEmail, clientPhone }),
    ...(serviceId ? { serviceId } : { serviceType }),
    ...(override?.name.trim() && override.reason.trim() && { override }),
  };
}
