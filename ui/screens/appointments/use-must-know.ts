import { useQuery } from "@tanstack/react-query";
import type { Appointment } from "#tools/appointments/schema.ts";
import { listWarnedClients } from "#ui/api/warned-clients.ts";

const NOBODY: ReadonlySet<string> = new Set();

/** Which clients of these appointments have something that must be known before they are touched. */
export function useMustKnow(appointments: readonly Appointment[] | undefined): ReadonlySet<string> {
  const known = appointments?.some(({ clientId }) => clientId !== null) ?? false;
  const { data } = useQuery({ ...listWarnedClients, enabled: known });
  return data ?? NOBODY;
}
