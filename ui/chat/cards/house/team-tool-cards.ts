import { CalendarOff, Clock, Mail, Users } from "lucide-react";
import type { teamTools } from "#tools/team/tools.ts";
import { longDay, plural } from "#ui/lib/format.ts";
import { ClosedDayCard, HoursCard, InvitedCard, TeamCard } from "./team-cards.tsx";
import { InvitationsCard } from "./settings-cards.tsx";
import type { ToolCard } from "#ui/chat/cards/tool-card.ts";

/** How the tools of the team appear. */
export const teamToolCards: { [Name in keyof typeof teamTools]: ToolCard<Name> } = {
  list_stylists: {
    icon: Users,
    does: "look at the team",
    done: (_input, { stylists }) => `Found ${plural(stylists.length, "stylist")}`,
    Card: TeamCard,
  },
  get_hours: {
    icon: Clock,
    does: "look at the hours",
    done: (_input, { stylistName }) => `Found the hours of ${stylistName}`,
    Card: HoursCard,
  },
  set_hours: {
    icon: Clock,
    does: "set the hours",
    act: "Set hours",
    done: (_input, { stylistName }) => `Set the hours of ${stylistName}`,
    failed: "The hours were not set",
    Card: HoursCard,
  },
  close_day: {
    icon: CalendarOff,
    does: "keep the day",
    waiting: "Waiting for you to confirm the day",
    act: "Confirm",
    done: (_input, { from, stylistName }) =>
      `Kept ${longDay(from)} for ${stylistName ?? "the whole salon"}`,
    failed: "The day was not kept",
    Card: ClosedDayCard,
  },
  invite_stylist: {
    icon: Mail,
    does: "invite",
    act: "Invite",
    done: (_input, { name }) => `Invited ${name}`,
    failed: "Nobody was invited",
    Card: InvitedCard,
  },
  open_day: {
    icon: CalendarOff,
    does: "make the days like any other",
    waiting: "Waiting for you to confirm",
    act: "Like any other",
    done: () => "Those days are like any other",
    failed: "Those days stay as they were",
  },
  list_invitations: {
    icon: Mail,
    does: "look who is invited",
    done: (_input, { invitations }) => `Found ${plural(invitations.length, "invitation")}`,
    Card: InvitationsCard,
  },
  revoke_invitation: {
    icon: Mail,
    does: "end the invitation",
    act: "End it",
    done: () => "Ended the invitation",
    failed: "The invitation still opens",
  },
};
