import { z } from "zod";
import { defineTool } from "#tools/core/tool.ts";
import {
  closeDayCalled,
  getHoursCalled,
  inviteCalled,
  listTeamCalled,
  setHoursCalled,
} from "./called.ts";
import {
  ClosedDay,
  CloseDayCalled,
  HoursCalled,
  InviteCalled,
  InvitedCalled,
  SetHoursCalled,
  Team,
  TeamHours,
} from "./called-schema.ts";

export const teamTools = {
  list_stylists: defineTool({
    description: "Who works in the salon: names, specialties, where clients book them.",
    input: z.strictObject({}),
    output: Team,
    effect: "read",
    run: listTeamCalled,
  }),
  get_hours: defineTool({
    description:
      "What somebody works: Monday to Sunday with breaks, and the days off and holidays from today on.",
    input: HoursCalled,
    output: TeamHours,
    effect: "read",
    run: getHoursCalled,
  }),
  set_hours: defineTool({
    description:
      "Change the working hours of single weekdays, for good. For one date use close_day. Tell which appointments are left outside.",
    input: SetHoursCalled,
    output: TeamHours,
    effect: "ask",
    asks: ({ stylist, days }) =>
      `Set ${whose(stylist)} hours: ${days
        .map(({ weekday, hours }) =>
          hours
            ? [
                `${weekday} ${hours.from} to ${hours.to}`,
                ...hours.breaks.map(({ from, to }) => `break ${from} to ${to}`),
              ].join(", ")
            : `${weekday} off`,
        )
        .join("; ")}?`,
    run: setHoursCalled,
  }),
  close_day: defineTool({
    description:
      "Take days off, give them other hours, or close the whole salon for a holiday. Cancels nothing: tell which appointments are left outside.",
    input: CloseDayCalled,
    output: ClosedDay,
    effect: "ask",
    asks: ({ stylist, wholeSalon, from, to, hours }) => {
      const when = to && to !== from ? `from ${from} to ${to}` : `on ${from}`;
      const what = hours ? `work ${hours.from} to ${hours.to}` : "be off";
      if (wholeSalon) {
        return hours
          ? `Open the salon from ${hours.from} to ${hours.to} ${when}?`
          : `Close the salon ${when}?`;
      }
      return stylist ? `Let ${stylist} ${what} ${when}?` : `Do you want to ${what} ${when}?`;
    },
    run: closeDayCalled,
  }),
  invite_stylist: defineTool({
    description:
      "Invite a colleague, who has a profile already, to sign in. The link goes to the address of the profile.",
    input: InviteCalled,
    output: InvitedCalled,
    effect: "ask",
    asks: ({ stylist }) => `Invite ${stylist} to sign in?`,
    spansCalls: true,
    run: inviteCalled,
  }),
};

const whose = (stylist: string | undefined) => (stylist ? `${stylist}'s` : "your");
