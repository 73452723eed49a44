import {
  Check,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  MoonStar,
  Repeat,
  ShieldAlert,
  TriangleAlert,
  UserCheck,
  type LucideIcon,
} from "lucide-react";
import type { Appointment } from "#tools/appointments/schema.ts";
import { clientSaid, statusWord } from "#ui/cards/appointment-card/appointment-words.ts";

/** As many notes as a small block has room for. */
export const NOTE_ROOM = 3;

/** The colour of a state, at the edge of its block. */
export const STRIPE: Record<Appointment["status"], string> = {
  pending: "bg-warn",
  confirmed: "bg-ok",
  completed: "bg-ink-3",
  cancelled: "bg-bad",
};

/** What holds the stylist: work that processes in one tint, all other in another; what is over in none. */
export function tintOf({ status, segments }: Pick<Appointment, "status" | "segments">): string {
  if (status === "completed") return "bg-sunken";
  return segments.some(({ kind }) => kind === "process") ? "bg-cool-soft" : "bg-accent-soft";
}

/** What is said of an appointment beside who comes and when, gravest first. */
export function notesOf(
  appointment: Appointment,
  {
    mustKnow,
    conflict,
    outside,
  }: { mustKnow: string | undefined; conflict: string | undefined; outside: boolean },
) {
  const { status, needsPatchTest, seriesId } = appointment;
  const { confirmed, late } = clientSaid(appointment);
  const note = (of: string, words: string | false | undefined, icon: LucideIcon, tone: string) =>
    words ? [{ of, words, icon, tone, quiet: false }] : [];
  // the stripe at its edge says these to who sees it
  const usual = status === "confirmed" || status === "completed";
  return [
    ...note("mustKnow", mustKnow, TriangleAlert, "text-bad"),
    ...note("conflict", conflict, TriangleAlert, "text-bad"),
    ...note("patch", needsPatchTest && "Patch test needed", ShieldAlert, "text-bad"),
    ...note("late", late, Clock, "text-warn"),
    ...note("outside", outside && "Outside working hours", MoonStar, "text-warn"),
    ...note("status", statusWord(appointment), STATUS_ICONS[status], STATUS_INK[status]).map(
      (each) => ({ ...each, quiet: usual }),
    ),
    ...note("confirmed", confirmed, UserCheck, "text-ok"),
    ...note("series", seriesId !== null && "Part of a series", Repeat, "text-ink-3"),
  ];
}

const STATUS_ICONS: Record<Appointment["status"], LucideIcon> = {
  pending: CircleDashed,
  confirmed: CircleCheck,
  completed: Check,
  cancelled: CircleX,
};

const STATUS_INK: Record<Appointment["status"], string> = {
  pending: "text-warn",
  confirmed: "text-ok",
  completed: "text-ink-2",
  cancelled: "text-bad",
};
