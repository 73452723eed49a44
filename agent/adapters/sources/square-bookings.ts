import {
  SourceRefused,
  type SourceCredentials,
  type SourcePage,
} from "#tools/migration/sources.ts";
import type { AskSquare } from "./square.ts";
import { serviceNames } from "./square-catalog.ts";
import { Booking, Bookings, Team, TeamMember } from "./square-words.ts";
import type { createSourceMemory } from "./source-memory.ts";
import { named, readEach, recordOf } from "./source-records.ts";
import { cursorOf, endOf, firstWindow, startOf, windowAfter, windowOf } from "./source-windows.ts";

/** Bookings are told of one month at most. */
const DAYS = 31;
const NAME = "Square";

/** A page of bookings: of one window of days, with what they are of and by whom, by name. */
export async function bookingsPage(
  ask: AskSquare,
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
  const page = await ask(Bookings, "/v2/bookings", {
    query: {
      limit: "100",
      start_at_min: startOf(window).toISOString(),
      // both ends belong to the window
      start_at_max: new Date(endOf(window).getTime() - 1).toISOString(),
      cursor: window.at || null,
    },
  });
  const { read, problems } = readEach(Booking, page.bookings, { kind: "booking", name: NAME });
  const segments = read.flatMap(({ appointment_segments }) => appointment_segments ?? []);
  const services = await serviceNames(
    ask,
    unique(segments.map((each) => each.service_variation_id)),
  );
  const team = segments.length ? await memory.recall("team", credentials, () => teamOf(ask)) : null;
  if (team && !team.told) problems.push(`${NAME}: the names of the team could not be read.`);
  const records = read.map(({ appointment_segments: parts, ...booking }) => {
    const names = unique((parts ?? []).map((each) => each.service_variation_id)).map((id) =>
      services.get(id),
    );
    return recordOf("appointments", booking.id, {
      clientSourceId: booking.customer_id,
      start: booking.start_at,
      duration: minutesOf(parts ?? []) || null,
      service: names.filter(Boolean).join(", "),
      stylist: team?.names.get(parts?.[0]?.team_member_id ?? ""),
      status: booking.status?.toLowerCase().replaceAll("_", " "),
      notes: [booking.seller_note, booking.customer_note].filter(Boolean).join("\n"),
    });
  });
  const after = page.cursor ? { ...window, at: page.cursor } : windowAfter(window, DAYS, now);
  return { records, next: after && cursorOf(after), problems };
}

function minutesOf(
  parts: readonly { duration_minutes?: number | null; intermission_minutes?: number | null }[],
): number {
  return parts.reduce(
    (sum, part) => sum + (part.duration_minutes ?? 0) + (part.intermission_minutes ?? 0),
    0,
  );
}

/** The team by name. A token that may not read it reads the bookings all the same. */
async function teamOf(ask: AskSquare): Promise<{ told: boolean; names: Map<string, string> }> {
  const names = new Map<string, string>();
  try {
    let cursor: string | null = null;
    do {
      const page: { team_members: unknown[]; cursor: string | null } = await ask(
        Team,
        "/v2/team-members/search",
        { body: { limit: 100, ...(cursor && { cursor }) } },
      );
      for (const member of readEach(TeamMember, page.team_members, { kind: "member", name: NAME })
        .read)
        names.set(member.id, named(member.given_name, member.family_name));
      cursor = page.cursor;
    } while (cursor);
    return { told: true, names };
  } catch (error) {
    if (error instanceof SourceRefused) return { told: false, names };
    throw error;
  }
}

const unique = (ids: readonly (string | null | undefined)[]): string[] => [
  ...new Set(ids.filter((id) => id !== null && id !== undefined)),
];
