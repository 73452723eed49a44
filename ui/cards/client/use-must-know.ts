import { useQueries } from "@tanstack/react-query";
import type { Appointment } from "#tools/appointments/schema.ts";
import { AT_ONCE, listWarned } from "#ui/api/chair/warned-clients.ts";

type Warned = readonly [id: string, words: string];

/** What must be known of the clients of these appointments before they are touched, in few words by their ids. */
export function useMustKnow(
  appointments: readonly Appointment[] | undefined = [],
): ReadonlyMap<string, string> {
  const ids = [...new Set(appointments.flatMap(({ clientId }) => clientId ?? []))];
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) =>
    ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
  return useQueries({ queries: parts.map(listWarned), combine: asOne });
}

const asOne = (parts: readonly { data: readonly Warned[] | undefined }[]) =>
  new Map(parts.flatMap(({ data = [] }) => data));
