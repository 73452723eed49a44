import { useQuery } from "@tanstack/react-query";
import { may, type Act } from "#tools/access/permissions-rules.ts";
import { sessionQuery } from "#ui/api/session.ts";

/** Whether who is signed in may do something; nothing, until it is known who that is. */
export function useMay(): (act: Act) => boolean {
  const { data: session } = useQuery(sessionQuery);
  const role = session?.salon.role;
  return (act) => role !== undefined && may(role, act);
}
