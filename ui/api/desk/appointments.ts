import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from "@tanstack/react-query";
import type {
  Appointment,
  CalendarView,
  ChangedAppointment,
  ListAppointments,
  MoveAppointment,
  SetAppointmentStatus,
  SuggestBooking,
  TimeBlock,
} from "#tools/appointments/schema.ts";
import type { FindFreeTimes } from "#tools/booking/times/free-times-schema.ts";
import { durationOf, resizeSegments } from "#tools/pricing/services/service-rules.ts";
import { spokenDate } from "#tools/values/spoken-rules.ts";
import { instantOf } from "#tools/values/zone-rules.ts";
import { ApiError } from "#ui/lib/http/api-error.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo, reading } from "#ui/lib/http/reading.ts";
import { inPages } from "#ui/lib/http/paging.ts";
import { plural } from "#ui/lib/format.ts";
import { refresh, refreshedBy } from "#ui/lib/http/query.ts";
import { sending } from "#ui/lib/http/sending.ts";

const KEY = "appointments";
const CALENDAR = [KEY, "calendar"] as const;
/** Appointments on one page of the list. */
const PAGE = 60;

/** The salon's appointments by what is asked, page by page. */
export const listAppointments = (filter: ListAppointments) =>
  infiniteQueryOptions({
    ...inPages([KEY, "list", filter], (page) =>
      api.appointments.$get({ query: { ...filter, limit: PAGE, ...page } }),
    ),
    placeholderData: (before) => before,
  });

/** What somebody had last, and when it can be had next; null where nobody is free soon. */
export const suggestBooking = (asked: SuggestBooking) =>
  reading([KEY, "suggested", asked], () => api.appointments.suggested.$get({ query: asked }), {
    staleTime: 30_000,
  });

/** The times of some days at which something fits into a stylist's book. */
export const findFreeTimes = ({ minutes, ...asked }: FindFreeTimes & { minutes: number }) =>
  reading(
    [KEY, "free-times", { ...asked, minutes }],
    () => api.appointments["free-times"].$get({ query: { ...asked, minutes: `${minutes}` } }),
    { staleTime: 30_000 },
  );

/** Everything a calendar of these days shows, of one stylist or of all. */
export const getCalendar = (asked: { from: string; to: string; stylistId?: string | undefined }) =>
  queryOptions({
    queryKey: [...CALENDAR, asked],
    queryFn: async () => {
      const { from, to, stylistId } = asked;
      return (
        await api["calendar-view"].$get({ query: { from, to, ...(stylistId && { stylistId }) } })
      ).json();
    },
    staleTime: 30_000,
    // others book meanwhile: the page, the chat, a colleague
    refetchInterval: 60_000,
  });

export const setAppointmentStatus = mutationOptions({
  mutationKey: [KEY, "status"],
  mutationFn: ({ id, ...json }: SetAppointmentStatus) =>
    answerTo(api.appointments[":id"].status.$patch({ param: { id }, json })),
  meta: {
    act: "set_appointment_status",
    done: ({ testCancelled }: ChangedAppointment) => ({
      title: "Appointment status updated.",
      ...(testCancelled && {
        description: `Its patch test on ${spokenDate(testCancelled.appointmentDate)} is cancelled with it.`,
      }),
    }),
    failed: (error: Error) => ({
      title: "Failed to update appointment status.",
      ...(error instanceof ApiError && error.status === 409 && { description: error.sentence }),
    }),
  },
});

/**
 * Moves at once on the screen and then on the server, one after the other; what is refused goes back to where it was.
 * The caller says what came of it.
 */
export const moveAppointment = mutationOptions({
  mutationKey: [KEY, "move"],
  scope: { id: "move-appointment" },
  mutationFn: async ({ id, ...json }: MoveAppointment, { client }) => {
    // the one before it in the queue has raised the version
    const version = shownAppointment(client, id)?.version ?? json.version;
    return (
      await api.appointments[":id"].$patch({ param: { id }, json: { ...json, version } })
    ).json();
  },
  onMutate: async (move: MoveAppointment, { client }) => {
    await client.cancelQueries({ queryKey: CALENDAR });
    const before = shownAppointment(client, move.id);
    change(client, move.id, (shown, { timeZone }) => moved(shown, move, timeZone));
    return before;
  },
  onSuccess: (saved, { id }, _before, { client }) => {
    // while another move of it waits, it stands where that one puts it
    const last = movesUnderWay(client, id) <= 1;
    change(client, id, (shown) => (last ? saved : { ...shown, version: saved.version }));
  },
  onError: (_error, { id }, before, { client }) => before && change(client, id, () => before),
  onSettled: (_saved, _error, _move, _before, { client }) => {
    if (movesUnderWay(client) <= 1) refresh(client, refreshedBy("move_appointment"));
  },
  meta: { failed: false },
});

/** Books somebody in for the salon; a refusal is shown in the form. */
export const bookForClient = sending(api.appointments["for-client"], "$post", {
  act: "book_client",
  failed: false,
});

/** Books the same again and again; a refusal is shown in the form. */
export const bookSeries = sending(api.appointments.series, "$post", {
  act: "book_series",
  failed: false,
});

/** Cancels an appointment of a series and all that follow. */
export const cancelSeries = mutationOptions({
  mutationFn: ({ id }: Pick<Appointment, "id">) =>
    answerTo(api.appointments[":id"]["cancel-following"].$post({ param: { id } })),
  meta: {
    act: "cancel_following",
    done: (cancelled: Appointment[]) => `${plural(cancelled.length, "appointment")} cancelled.`,
  },
});

export const blockTime = sending(api["time-blocks"], "$post", { act: "block_time", failed: false });

export const unblockTime = mutationOptions({
  mutationFn: ({ id }: Pick<TimeBlock, "id">) =>
    answerTo(api["time-blocks"][":id"].$delete({ param: { id } })),
  meta: { act: "unblock_time", done: "The time is free again." },
});

/** Moves that are sent or wait to be, of one appointment or of all. */
function movesUnderWay(client: QueryClient, id?: string): number {
  return client.isMutating({
    mutationKey: [KEY, "move"],
    predicate: ({ state }) =>
      id === undefined || (state.variables as MoveAppointment | undefined)?.id === id,
  });
}

/** An appointment as a calendar on the screen holds it. */
function shownAppointment(client: QueryClient, id: string): Appointment | undefined {
  return client
    .getQueriesData<CalendarView>({ queryKey: CALENDAR })
    .flatMap(([, view]) => view?.appointments ?? [])
    .find((each) => each.id === id);
}

function change(
  client: QueryClient,
  id: string,
  by: (shown: Appointment, view: CalendarView) => Appointment,
) {
  client.setQueriesData<CalendarView>(
    { queryKey: CALENDAR },
    (view) =>
      view && {
        ...view,
        appointments: view.appointments.map((each) => (each.id === id ? by(each, view) : each)),
      },
  );
}

/** Where it will be when the server agrees. */
function moved(shown: Appointment, move: MoveAppointment, timeZone: string): Appointment {
  const { appointmentDate, appointmentTime, stylistId, durationMinutes } = move;
  const lasts = durationMinutes ?? durationOf(shown.segments);
  const starts = instantOf(timeZone, appointmentDate, appointmentTime);
  const segments = resizeSegments(shown.segments, lasts);
  if (starts === null || !segments) return shown;
  return {
    ...shown,
    stylistId: stylistId ?? shown.stylistId,
    appointmentDate,
    appointmentTime,
    startsAt: new Date(starts).toISOString(),
    endsAt: new Date(starts + lasts * 60_000).toISOString(),
    segments,
  };
}
