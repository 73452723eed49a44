import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import {
  Weekday,
  type ClosedDay,
  type CloseDay,
  type Invited,
  type SetHours,
  type Team,
  type TeamHours,
} from "./called-schema.ts";
import { createException, listExceptions } from "#tools/hours/exceptions.ts";
import { WeekHours, type HoursConflict } from "#tools/hours/schema.ts";
import { getWeek, setWeek } from "#tools/hours/week.ts";
import { inviteStylist } from "./invitations.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { teamOf } from "#tools/stylists/find.ts";

type Member = { id: string; name: string };

/** Who works here, with roles, numbers and addresses for whoever runs the team. */
export async function listTeam(ctx: Ctx): Promise<Team> {
  const runsTeam = may(ctx.actor.role, "manage_team");
  const rows = await teamOf(ctx);
  return {
    stylists: rows.map(({ id, name, role, email, phone, specialties, bookingSlug }) => ({
      id,
      name,
      role: runsTeam ? role : null,
      email: runsTeam ? email : null,
      phone: runsTeam ? phone : null,
      specialties,
      bookingPath: bookingSlug && `/book/${bookingSlug}`,
    })),
  };
}

/** What somebody works: their week, and the days from now on that differ. */
export async function getHours(
  ctx: Ctx,
  { stylist: { id: stylistId, name: stylistName } }: { stylist: Member },
  conflicts: HoursConflict[] = [],
): Promise<TeamHours> {
  const [{ week, isDefault }, exceptions] = await Promise.all([
    getWeek(ctx, { stylistId }),
    listExceptions(ctx, { stylistId }),
  ]);
  return { stylistId, stylistName, week, isDefault, exceptions, conflicts };
}

/** Changes single days of a week. @throws as `setWeek`; invalid for hours that are none */
export async function setHours(
  ctx: Ctx,
  { stylist, days }: { stylist: Member; days: SetHours["days"] },
): Promise<TeamHours> {
  const { week } = await getWeek(ctx, { stylistId: stylist.id });
  const changed = days.reduce(
    (all, { weekday, hours }) => all.with(Weekday.options.indexOf(weekday), hours),
    week,
  );
  const read = WeekHours.safeParse(changed);
  if (!read.success) {
    const [issue] = read.error.issues;
    const weekday = Weekday.options[Number(issue?.path[0])];
    throw new DomainError("invalid", `${weekday}: ${issue?.message}.`, { issues: [] });
  }
  const { conflicts } = await setWeek(ctx, { stylistId: stylist.id, week: read.data });
  return getHours(ctx, { stylist }, conflicts);
}

/** Says that days differ, of one person or the salon. @throws as `createException` */
export async function closeDay(
  ctx: Ctx,
  { stylist, from, to = from, hours, reason }: Omit<CloseDay, "stylist"> & { stylist?: Member },
): Promise<ClosedDay> {
  if (from > to || (hours && hours.from >= hours.to)) {
    throw new DomainError("invalid", "The end must be after the begin.", { issues: [] });
  }
  const { id, conflicts } = await createException(ctx, {
    stylistId: stylist?.id ?? null,
    from,
    to,
    hours: hours && { ...hours, breaks: [] },
    reason,
  });
  return { id, stylistName: stylist?.name ?? null, from, to, hours, reason, conflicts };
}

/** Invites somebody to sign in; the link goes by mail alone. @throws as `inviteStylist` */
export async function invite(ctx: Ctx, { stylist }: { stylist: Member }): Promise<Invited> {
  const { invitation, mail } = await inviteStylist(ctx, { stylistId: stylist.id });
  const { id, email, role, expiresAt } = invitation;
  return { id, name: stylist.name, email, role, expiresAt, mail };
}
