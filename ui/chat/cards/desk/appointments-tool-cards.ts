import {
  Armchair,
  CalendarClock,
  CalendarPlus,
  CalendarSearch,
  Hourglass,
  Lock,
  LockOpen,
  Repeat,
} from "lucide-react";
import type { appointmentTools } from "#tools/booking/tools.ts";
import type { waitlistTools } from "#tools/booking/waitlist/tools.ts";
import { longDay, plural } from "#ui/lib/format.ts";
import {
  BookedCard,
  FoundAppointmentsCard,
  NextAppointmentCard,
  SeriesCard,
} from "./appointments-card.tsx";
import { FreeTimesCard, WaitlistCard, WaitsCard } from "./appointments-room-card.tsx";
import type { ToolCard } from "#ui/chat/cards/tool-card.ts";

/** How the tools of the book and of the waitlist appear. */
export const appointmentToolCards: {
  [Name in keyof typeof appointmentTools | keyof typeof waitlistTools]: ToolCard<Name>;
} = {
  list_appointments: {
    icon: CalendarSearch,
    does: "look at the book",
    done: (_input, { appointments }) => `Found ${plural(appointments.length, "appointment")}`,
    Card: FoundAppointmentsCard,
  },
  next_appointment: {
    icon: Armchair,
    does: "look who is next",
    done: (_input, { next, today }) => {
      if (!next) return "Nobody is next";
      const { clientName, appointmentDate, appointmentTime } = next;
      const day = appointmentDate === today ? "" : `, ${longDay(appointmentDate)}`;
      return `Next: ${clientName}${day} at ${appointmentTime}`;
    },
    Card: NextAppointmentCard,
  },
  book_client: {
    icon: CalendarPlus,
    does: "book",
    waiting: "Waiting for you to book it",
    act: "Book it",
    done: (_input, { clientName, appointmentDate, appointmentTime }) =>
      `Booked ${clientName}, ${longDay(appointmentDate)} at ${appointmentTime}`,
    failed: "Nothing was booked",
    Card: BookedCard,
  },
  move_appointment: {
    icon: CalendarClock,
    does: "move the appointment",
    waiting: "Waiting for you to move it",
    act: "Move it",
    done: (_input, { clientName, appointmentDate, appointmentTime }) =>
      `Moved ${clientName} to ${longDay(appointmentDate)} at ${appointmentTime}`,
    failed: "It stays where it was",
    Card: BookedCard,
  },
  set_appointment_status: {
    icon: CalendarClock,
    does: "change the appointment",
    waiting: "Waiting for you to change it",
    done: (_input, { clientName, status, cancelledBy }) =>
      cancelledBy === "no_show"
        ? `Noted that ${clientName} did not come`
        : `${clientName}: ${status}`,
    failed: "The appointment was not changed",
    Card: BookedCard,
  },
  block_time: {
    icon: Lock,
    does: "block the time",
    act: "Block it",
    done: ({ date, from, to }) => `Blocked ${longDay(date)}, ${from} to ${to}`,
    failed: "The time was not blocked",
  },
  unblock_time: {
    icon: LockOpen,
    does: "give the time free",
    act: "Free it",
    done: () => "The time is free again",
    failed: "The time is still blocked",
  },
  find_free_times: {
    icon: CalendarSearch,
    does: "look for room",
    done: (_input, { fitting }) =>
      fitting === 0 ? "Found no room" : `Found ${plural(fitting, "start")}`,
    Card: FreeTimesCard,
  },
  book_series: {
    icon: Repeat,
    does: "book the series",
    act: "Book the series",
    done: (_input, { appointments }) => `Booked ${plural(appointments.length, "appointment")}`,
    failed: "Nothing was booked",
    Card: SeriesCard,
  },
  list_waitlist: {
    icon: Hourglass,
    does: "look who waits",
    done: (_input, { entries }) => `Found ${plural(entries.length, "client")} waiting`,
    Card: WaitlistCard,
  },
  join_waitlist: {
    icon: Hourglass,
    does: "write on the waitlist",
    waiting: "Waiting for you to put them on the waitlist",
    act: "Put on the waitlist",
    done: (_input, { clientName }) => `${clientName} is on the waitlist`,
    failed: "Nobody was put on the waitlist",
    Card: WaitsCard,
  },
  offer_waitlist: {
    icon: Hourglass,
    does: "offer a time",
    waiting: "Waiting for you to offer the time",
    act: "Offer it",
    done: (_input, { clientName }) => `Offered ${clientName} a time`,
    failed: "Nothing was offered",
    Card: WaitsCard,
  },
  cancel_following: {
    icon: Repeat,
    does: "cancel the series",
    waiting: "Waiting for you to cancel them",
    act: "Cancel them",
    done: (_input, { appointments }) => `Cancelled ${plural(appointments.length, "appointment")}`,
    failed: "Nothing was cancelled",
  },
  leave_waitlist: {
    icon: Hourglass,
    does: "take them off the waitlist",
    waiting: "Waiting for you to take them off",
    act: "Take them off",
    done: (_input, { clientName }) => `${clientName} waits no more`,
    failed: "The waitlist stays as it is",
  },
  close_calendar_feed: {
    icon: CalendarClock,
    does: "end the address",
    act: "End it",
    done: () => "The address of your calendar has ended",
    failed: "The address still works",
  },
};
