import type { SalonRole } from "#tools/core/role-schema.ts";

/** What roles are called, and what they may do. */
export const ROLES: Record<SalonRole, { label: string; means: string }> = {
  owner: { label: "Owner", means: "Does everything." },
  manager: {
    label: "Manager",
    means: "Runs the team, hours, services and the booking rules.",
  },
  stylist: { label: "Stylist", means: "Works with their own clients, calendar and hours." },
  reception: {
    label: "Reception",
    means: "Books for everybody and sees all calendars, without client notes.",
  },
};
