import { useQuery } from "@tanstack/react-query";
import type { Appointment } from "#tools/appointments/schema.ts";
import { listWarnedClients } from "#ui/api/chair/warned-clients.ts";

const NOTHING: ReadonlyMap<string, string> = new Map();

/** What must be known of the clients of these appointments before they are touched, in few words by their ids. */
export function useMustKnow(
  appointments: readonly Appointment[] | undefined,
): ReadonlyMap<string, string> {
  const known = appointments?.some(({ clientId }) => clientId !== null) ?? false;
  const { data } = useQuery({ ...listWarnedClients, enabled: known });
  return data ?? NOTHING;
}
