import { later } from "#ui/components/later.tsx";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { PATCH_VISIT, PATCH_VISIT_MINUTES } from "#tools/pricing/services/service-data.ts";
import { getClient } from "#ui/api/desk/clients.ts";
import type { Free } from "#ui/screens/appointments/calendar/calendar.tsx";
import type { Named } from "#ui/screens/appointments/calendar/use-columns.ts";

const BookSheet = later(async () => (await import("./book-sheet.tsx")).BookSheet);

/** The booking that the address asks for by `?client=…`, with that client chosen, with `for=test` for their patch test; closed, it goes from the address. */
export function AskedBooking({
  usual,
  stylists,
}: {
  usual: Pick<Free, "stylistId" | "date">;
  stylists: readonly Named[];
}) {
  const [params, setParams] = useSearchParams();
  const id = params.get("client") ?? "";
  const test = params.get("for") === "test";
  const { data: client, isPending } = useQuery({ ...getClient(id), enabled: id !== "" });
  if (!id || isPending || stylists.length === 0) return null;
  const close = () =>
    setParams(
      (before) => {
        before.delete("client");
        before.delete("for");
        return before;
      },
      { replace: true },
    );
  return (
    <BookSheet
      key={`${id} ${test}`}
      at={{}}
      usual={usual}
      // of somebody who is not on record nothing is known
      from={
        client && {
          clientId: client.id,
          clientName: client.name,
          ...(test && { serviceType: PATCH_VISIT, durationMinutes: PATCH_VISIT_MINUTES }),
        }
      }
      stylists={stylists}
      onClose={close}
    />
  );
}
