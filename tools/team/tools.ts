import { z } from "zod";
import { changesOf } from "#tools/core/change-rules.ts";
import type { Ctx } from "#tools/core/context.ts";
import { defineTool } from "#tools/core/tool.ts";
import { closeDay, getHours, invite, listTeam, setHours } from "./called.ts";
import {
  ClosedDay,
  CloseDay,
  HoursOf,
  Invite,
  Invited,
  SetHours,
  Team,
  TeamHours,
  Weekday,
} from "./called-schema.ts";
import { deleteException, listExceptions } from "#tools/hours/exceptions.ts";
import { DeletedException, type DayHours } from "#tools/hours/schema.ts";
import { getWeek } from "#tools/hours/week.ts";
import { listInvitations, revokeInvitation } from "./invitations.ts";
import { findStylist, findStylistOrSelf } from "#tools/stylists/find.ts";
import { Invitation } from "#tools/stylists/team-schema.ts";
import { fullDate, spokenSpan } from "#tools/values/spoken-rules.ts";

export const teamTools = {
  list_stylists: defineTool({
    description: "Who works in the salon: names, specialties, where clients book them.",
    input: z.strictObject({}),
    output: Team,
    effect: "read",
    run: listTeam,
  }),
  get_hours: defineTool({
    description:
      "What somebody works: Monday to Sunday with breaks, and the days off and holidays from today on.",
    input: HoursOf,
    refs: { stylist: findStylistOrSelf },
    output: TeamHours,
    effect: "read",
    run: (ctx, whose) => getHours(ctx, whose),
  }),
  set_hours: defineTool({
    description:
      "Change the working hours of single weekdays, for good. For one date use close_day. Tell which appointments are left outside.",
    input: SetHours,
    refs: { stylist: findStylistOrSelf },
    output: TeamHours,
    effect: "ask",
    refreshes: ["hours", "availability", "appointments"],
    route: "PUT /api/stylists/{id}/hours",
    asks: ({ stylist, days }) =>
      `Set ${whose(stylist)} hours: ${days
        .map(({ weekday, hours }) =>
          hours
            ? [
                `${weekday} ${spokenSpan(hours)}`,
                ...hours.breaks.map((pause) => `break ${spokenSpan(pause)}`),
              ].join(", ")
            : `${weekday} off`,
        )
        .join("; ")}?`,
    changes: async (ctx, { stylist, days }) => {
      const { week } = await getWeek(ctx, { stylistId: stylist.id });
      return changesOf(
        days.map(({ weekday, hours }) => [
          capital(weekday),
          dayWords(week[Weekday.options.indexOf(weekday)] ?? null),
          dayWords(hours),
        ]),
      );
    },
    records: (_input, { stylistId }) => [{ kind: "stylist", id: stylistId }],
    did: (_input, { stylistName }) => `set the hours of ${stylistName}`,
    undo: async (ctx, { stylist, days }) => {
      const { week } = await getWeek(ctx, { stylistId: stylist.id });
      const earlier = days.map(({ weekday }) => ({
        weekday,
        hours: week[Weekday.options.indexOf(weekday)] ?? null,
      }));
      return () => ({ tool: "set_hours", input: { stylist: stylist.id, days: earlier } });
    },
    run: setHours,
  }),
  close_day: defineTool({
    description:
      "Take days off, give them other hours, or close the whole salon for a holiday. Cancels nothing: tell which appointments are left outside.",
    input: CloseDay,
    refs: {
      stylist: async (ctx: Ctx, words: string | undefined, { wholeSalon }: CloseDay) =>
        wholeSalon ? undefined : findStylistOrSelf(ctx, words),
    },
    output: ClosedDay,
    effect: "ask",
    refreshes: ["hours", "availability", "appointments"],
    route: "POST /api/hours-exceptions",
    asks: ({ stylist, wholeSalon, from, to, hours }) => {
      const when =
        to && to !== from ? `from ${fullDate(from)} to ${fullDate(to)}` : `on ${fullDate(from)}`;
      const what = hours ? `work ${spokenSpan(hours)}` : "be off";
      if (wholeSalon) {
        return hours
          ? `Open the salon from ${spokenSpan(hours)} ${when}?`
          : `Close the salon ${when}?`;
      }
      return stylist ? `Let ${stylist} ${what} ${when}?` : `Do you want to ${what} ${when}?`;
    },
    changes: async ({ actor }, { stylist, wholeSalon, from, to, hours }) => [
      {
        label:
          stylist === undefined
            ? "The salon"
            : stylist.id === actor.stylistId
              ? "You"
              : stylist.name,
        before: null,
        after: `${hours ? `${hours.from} to ${hours.to}` : wholeSalon ? "closed" : "off"}, ${from}${to && to !== from ? ` to ${to}` : ""}`,
      },
    ],
    edits: [
      { field: "from", label: "From", kind: "date" },
      { field: "to", label: "To", kind: "date" },
      { field: "reason", label: "Reason", kind: "text" },
    ],
    records: () => [],
    did: (_input, { stylistName, from, to, hours }) =>
      `${hours ? "set other hours" : stylistName ? "kept days off" : "closed the salon"}${stylistName ? ` for ${stylistName}` : ""}, ${from}${to === from ? "" : ` to ${to}`}`,
    undo:
      async () =>
      ({ id }) => ({ tool: "open_day", input: { id } }),
    run: closeDay,
  }),
  open_day: defineTool({
    description:
      "Take back a day off, other hours or a holiday, by its id among the exceptions of get_hours.",
    input: z.strictObject({ id: z.uuid() }),
    output: DeletedException,
    effect: "ask",
    refreshes: ["hours", "availability", "appointments"],
    route: "DELETE /api/hours-exceptions/{id}",
    asks: () => "Make these days like any other again?",
    changes: async (ctx, { id }) =>
      (await listExceptions(ctx, {}))
        .filter((each) => each.id === id)
        .map(({ from, to, hours, reason }) => ({
          label: to === from ? fullDate(from) : `${fullDate(from)} to ${fullDate(to)}`,
          before: [dayWords(hours && { ...hours, breaks: [] }), reason].filter(Boolean).join(", "),
          after: "like any other",
        })),
    records: () => [],
    did: () => "made days like any other again",
    undo: async (ctx, { id }) => {
      const [before] = (await listExceptions(ctx, {})).filter((each) => each.id === id);
      // a day off of its own breaks is set on the screen
      if (!before || before.hours?.breaks.length) return () => null;
      const { stylistId, from, to, hours, reason } = before;
      const input = {
        ...(stylistId ? { stylist: stylistId } : { wholeSalon: true }),
        from,
        to,
        hours: hours && { from: hours.from, to: hours.to },
        reason,
      };
      return () => ({ tool: "close_day", input });
    },
    run: deleteException,
  }),
  invite_stylist: defineTool({
    description:
      "Invite a colleague, who has a profile already, to sign in. The link goes to the address of the profile.",
    input: Invite,
    refs: { stylist: findStylist },
    output: Invited,
    effect: "ask",
    refreshes: ["invitations"],
    route: "POST /api/invitations",
    asks: ({ stylist }) => `Invite ${stylist} to sign in?`,
    records: (_input, { id }) => [{ kind: "invitation", id }],
    did: (_input, { name }) => `invited ${name} to sign in`,
    undo:
      async () =>
      ({ id }) => ({ tool: "revoke_invitation", input: { id } }),
    spansCalls: true,
    run: invite,
  }),
  list_invitations: defineTool({
    description: "Invitations to sign in that still open, newest first, with their ids.",
    input: z.strictObject({}),
    output: z.object({ invitations: z.array(Invitation) }),
    effect: "read",
    run: async (ctx) => ({ invitations: await listInvitations(ctx) }),
  }),
  revoke_invitation: defineTool({
    description: "End an invitation by its id: its link opens nothing any more.",
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ id: z.uuid() }),
    effect: "ask",
    refreshes: ["invitations"],
    route: "DELETE /api/invitations/{id}",
    asksWith: async (ctx, { id }) => `End the invitation of ${await invited(ctx, id)}?`,
    changes: async (ctx, { id }) => [
      { label: "Invitation", before: await invited(ctx, id), after: null },
    ],
    records: (_input, { id }) => [{ kind: "invitation", id }],
    did: () => "ended an invitation",
    run: revokeInvitation,
  }),
};

const invited = async (ctx: Ctx, id: string): Promise<string> =>
  (await listInvitations(ctx)).find((each) => each.id === id)?.email ?? "somebody";

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const dayWords = (day: DayHours | null) =>
  day
    ? [spokenSpan(day), ...day.breaks.map((pause) => `break ${spokenSpan(pause)}`)].join(", ")
    : "off";

const whose = (stylist: string | undefined) => (stylist ? `${stylist}'s` : "your");
