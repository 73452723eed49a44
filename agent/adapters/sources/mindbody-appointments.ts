import type { z } from "zod";
import type { SourceCredentials, SourcePage } from "#tools/migration/sources.ts";
import type { AskMindbody } from "./mindbody.ts";
import { nextOf, span } from "./mindbody-paging.ts";
import {
  Appointment,
  Appointments,
  SessionType,
  SessionTypes,
  Staff,
  StaffMember,
} from "./mindbody-words.ts";
import type { createSourceMemory } from "./source-memory.ts";
import { named, readEach, recordOf } from "./source-records.ts";
import { cursorOf, firstWindow, lastDayOf, windowAfter, windowOf } from "./source-windows.ts";

const NAME = "Mindbody";
const DAYS = 31;

/** A page of appointments of one window of days, by the names of service and stylist. */
export async function appointmentsPage(
  ask: AskMindbody,
  {
    credentials,
    memory,
    cursor,
  }: {
    credentials: SourceCredentials;
    memory: ReturnType<typeof createSourceMemory>;
    cursor: string | null;
  },
): Promise<SourcePage> {
  const now = new Date();
  const window = cursor === null ? firstWindow(DAYS, now) : windowOf(cursor);
  const page = await ask(Appointments, "appointment/staffappointments", {
    ...span(window.at || null),
    "request.startDate": `${window.from}T00:00:00`,
    "request.endDate": `${lastDayOf(window)}T23:59:59`,
  });
  const { read, problems } = readEach(Appointment, page.Appointments, {
    kind: "appointment",
    name: NAME,
  });
  const names = read.length ? await memory.recall("names", credentials, () => namesOf(ask)) : null;
  const records = read.map((visit) =>
    recordOf("appointments", visit.Id, {
      clientSourceId: visit.ClientId,
      date: visit.StartDateTime.slice(0, 10),
      time: visit.StartDateTime.slice(11, 16),
      endTime: visit.EndDateTime?.slice(11, 16),
      duration: visit.Duration,
      service: names?.services.get(visit.SessionTypeId ?? 0),
      stylist: names?.staff.get(visit.StaffId ?? 0),
      // "NoShow" as words; "None" says nothing
      status: visit.Status === "None" ? null : spaced(visit.Status),
      notes: visit.Notes,
    }),
  );
  const at = nextOf(window.at || null, page.Appointments.length, page);
  const after = at ? { ...window, at } : windowAfter(window, DAYS, now);
  return { records, problems, next: after && cursorOf(after) };
}

const spaced = (words: string | null | undefined) =>
  words?.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();

/** What the numbers of an appointment stand for. */
async function namesOf(ask: AskMindbody) {
  const services = new Map<number, string>();
  const staff = new Map<number, string>();
  for (let cursor: string | null = "0"; cursor !== null;) {
    const page: z.output<typeof SessionTypes> = await ask(
      SessionTypes,
      "site/sessiontypes",
      span(cursor),
    );
    for (const { Id, Name } of readEach(SessionType, page.SessionTypes, { kind: "", name: NAME })
      .read)
      services.set(Id, Name);
    cursor = nextOf(cursor, page.SessionTypes.length, page);
  }
  for (let cursor: string | null = "0"; cursor !== null;) {
    const page: z.output<typeof Staff> = await ask(Staff, "staff/staff", span(cursor));
    for (const each of readEach(StaffMember, page.StaffMembers, { kind: "", name: NAME }).read)
      staff.set(each.Id, named(each.FirstName, each.LastName) || (each.DisplayName ?? ""));
    cursor = nextOf(cursor, page.StaffMembers.length, page);
  }
  return { services, staff };
}
