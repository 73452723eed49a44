import ical, {
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalCalendar,
  type ICalEvent,
} from "ical-generator";
import type { AppointmentStatus } from "./schema.ts";

/** What a calendar shows of an appointment, whoever's calendar it is. */
export type CalendarEntry = {
  id: string;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  location: string;
  status: AppointmentStatus;
  /** Raised by every change: a calendar that has an older one takes this. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
  url?: string;
};

const STATUS: Record<AppointmentStatus, ICalEventStatus> = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

export const PRODUCT = { company: "Undertone", product: "Appointments", language: "EN" };

/**
 * Appointments as an iCalendar text (RFC 5545), instants in UTC. An entry keeps its UID for ever and raises its SEQUENCE with
 * every change, so that calendars move and cancel what they have.
 */
export function calendarText(name: string, entries: readonly CalendarEntry[]): string {
  const calendar = ical({
    name,
    prodId: PRODUCT,
    method: ICalCalendarMethod.PUBLISH,
    ttl: 15 * 60,
  });
  for (const entry of entries) addEntry(calendar, entry);
  return calendar.toString();
}

/** Puts an appointment into a calendar. */
export function addEntry(
  calendar: ICalCalendar,
  { id, startsAt, endsAt, version, createdAt, updatedAt, url, status, ...words }: CalendarEntry,
): ICalEvent {
  const { summary, description, location } = words;
  return calendar.createEvent({
    summary,
    description,
    location,
    id: `${id}@undertone`,
    start: startsAt,
    end: endsAt,
    status: STATUS[status],
    sequence: version,
    created: createdAt,
    lastModified: updatedAt,
    stamp: updatedAt,
    ...(url && { url }),
  });
}
