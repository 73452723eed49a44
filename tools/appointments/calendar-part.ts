import ical, { ICalAttendeeStatus, ICalCalendarMethod } from "ical-generator";
import type { Attachment, CalendarPart } from "#tools/core/context.ts";
import { addEntry, PRODUCT, type CalendarEntry } from "./ical.ts";

/** Somebody in an invitation. */
export type Party = { name: string; email: string };
/** Who invites, and who is invited. */
export type Parties = { organizer: Party; attendee: Party };

/**
 * An appointment for the client's own calendar (RFC 5546): an invitation, or the end of one when it is cancelled. A calendar
 * that has it already is moved by the same UID and the higher SEQUENCE.
 */
export function calendarPart(entry: CalendarEntry, parties: Parties): CalendarPart {
  const method = entry.status === "cancelled" ? "CANCEL" : "REQUEST";
  return { method, content: invitation(ICalCalendarMethod[method], [entry], parties) };
}

/**
 * Several appointments as one file to be opened: an invitation can hold one alone. They have the UIDs that their own invitations
 * have later, so a change of one finds it.
 */
export function calendarFile(entries: readonly CalendarEntry[], parties: Parties): Attachment {
  const ended = entries.every(({ status }) => status === "cancelled");
  const method = ended ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  return {
    filename: "appointments.ics",
    contentType: "text/calendar; charset=utf-8",
    base64: Buffer.from(invitation(method, entries, parties)).toString("base64"),
  };
}

function invitation(
  method: ICalCalendarMethod,
  entries: readonly CalendarEntry[],
  { organizer, attendee }: Parties,
): string {
  const calendar = ical({ prodId: PRODUCT, method });
  for (const entry of entries) {
    const event = addEntry(calendar, entry);
    event.organizer(organizer);
    event.createAttendee({
      ...attendee,
      rsvp: false,
      // they have booked it, or the salon with them
      status: ICalAttendeeStatus.ACCEPTED,
    });
  }
  return calendar.toString();
}
