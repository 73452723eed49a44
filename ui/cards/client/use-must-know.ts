import { useQueries } from "@tanstack/react-query";
import type { Appointment } from "#tools/appointments/schema.ts";
import type { ClientRow } from "#tools/clients/schema.ts";
import { AT_ONCE, listComing } from "#ui/api/chair/coming-clients.ts";

type Appointments = readonly Appointment[] | undefined;

/** What must be known of the clients of these appointments before they are touched, in few words by their ids: allergies, a line of their own or a reaction. */
export function useMustKnow(appointments: Appointments): ReadonlyMap<string, string> {
  return useQueries({ queries: queriesOf(appointments), combine: warnings });
}

/** The clients of these appointments by their ids, asked for once with the above. */
export function useComing(appointments: Appointments): ReadonlyMap<string, ClientRow> {
  return useQueries({ queries: queriesOf(appointments), combine: byId });
}

function queriesOf(appointments: Appointments = []) {
  const ids = [...new Set(appointments.flatMap(({ clientId }) => clientId ?? []))];
  return Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) =>
    listComing(ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE)),
  );
}

type Parts = readonly { data: readonly ClientRow[] | undefined }[];

const byId = (parts: Parts) =>
  new Map(parts.flatMap(({ data = [] }) => data.map((client) => [client.id, client] as const)));

const warnings = (parts: Parts) =>
  new Map(
    parts.flatMap(({ data = [] }) =>
      data.flatMap(({ id, mustKnow, hasAllergies, patchTest }): [string, string][] => {
        const words = [
          patchTest.state === "failed" && "Patch test failed",
          hasAllergies && "Allergies",
          mustKnow,
        ].filter(Boolean);
        return words.length > 0 ? [[id, words.join(" · ")]] : [];
      }),
    ),
  );
