import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import {
  Weekday,
  type ClosedDay,
  type CloseDayCalled,
  type HoursCalled,
  type InviteCalled,
  type InvitedCalled,
  type SetHoursCalled,
  type Team,
  type TeamHours,
} from "./called-schema.ts";
import { stylistCalled, teamOf } from "./find-called.ts";
import { createException, listExceptions } from "#tools/hours/exceptions.ts";
import { WeekHours, type HoursConflict } from "#tools/hours/schema.ts";
import { getWeek, setWeek } from "#tools/hours/week.ts";
import { inviteStylist } from "#tools/invitations/invitations.ts";
import { may } from "#tools/access/permissions-rules.ts";

/** Who works here, with roles for whoever runs the team. */
export async function listTeamCalled(ctx: Ctx): Promise<Team> {
  const seesRoles = may(ctx.actor.role, "manage_team");
  const rows = await teamOf(ctx);
  return {
    stylists: rows.map(({ id, name, role, specialties, bookingSlug }) => ({
      id,
      name,
      role: seesRoles ? role : null,
      specialties,
      bookingPath: bookingSlug && `/book/${bookingSlug}`,
    })),
  };
}

/** What somebody works. @throws not_found where nobody is called so, conflict where several are */
export async function getHoursCalled(ctx: Ctx, { stylist }: HoursCalled): Promise<TeamHours> {
  return hoursOfCalled(ctx, await stylistCalled(ctx, stylist), []);
}

/** Changes single days of a week. @throws as `setWeek` and `getHoursCalled`; invalid for hours that are none */
export async function setHoursCalled(
  ctx: Ctx,
  { stylist, days }: SetHoursCalled,
): Promise<TeamHours> {
  const found = await stylistCalled(ctx, stylist);
  const { week } = await getWeek(ctx, { stylistId: found.id });
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
  const { conflicts } = await setWeek(ctx, { stylistId: found.id, week: read.data });
  return hoursOfCalled(ctx, found, conflicts);
}

/** Says that days differ, of one person or the salon. @throws as `createException` and `getHoursCalled` */
export async function closeDayCalled(
  ctx: Ctx,
  { stylist, wholeSalon, from, to = from, hours, reason }: CloseDayCalled,
): Promise<ClosedDay> {
  if (from > to || (hours && hours.from >= hours.to)) {
    throw new DomainError("invalid", "The end must be after the begin.", { issues: [] });
  }
  const found = wholeSalon ? null : await stylistCalled(ctx, stylist);
  const { id, conflicts } = await createException(ctx, {
    stylistId: found?.id ?? null,
    from,
    to,
    hours: hours && { ...hours, breaks: [] },
    reason,
  });
  return { id, stylistName: found?.name ?? null, from, to, hours, reason, conflicts };
}

/** Invites somebody by their name; the link goes by mail alone. @throws as `inviteStylist` and `getHoursCalled` */
export async function inviteCalled(ctx: Ctx, { stylist }: InviteCalled): Promise<InvitedCalled> {
  const { id: stylistId, name } = await stylistCalled(ctx, stylist);
  const { invitation, mail } = await inviteStylist(ctx, { stylistId });
  const { id, email, role, expiresAt } = invitation;
  return { id, name, email, role, expiresAt, mail };
}

async function hoursOfCalled(
  ctx: Ctx,
  { id: stylistId, name: stylistName }: { id: string; name: string },
  conflicts: HoursConflict[],
): Promise<TeamHours> {
  const [{ week, isDefault }, exceptions] = await Promise.all([
    getWeek(ctx, { stylistId }),
    listExceptions(ctx, { stylistId }),
  ]);
  return { stylistId, stylistName, week, isDefault, exceptions, conflicts };
}
