import { useQuery } from "@tanstack/react-query";
import type { SalonRole } from "#tools/core/role-schema.ts";
import { sessionQuery } from "#ui/api/session.ts";

/** Whether who is signed in leads the salon (owner or manager), and whether they work on hair: the reception does not. */
export function useRole(): {
  role: SalonRole | undefined;
  leads: boolean;
  colours: boolean;
} {
  const { data: session } = useQuery(sessionQuery);
  const role = session?.salon.role;
  return {
    role,
    leads: role === "owner" || role === "manager",
    colours: role !== undefined && role !== "reception",
  };
}
