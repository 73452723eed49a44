import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { getClient } from "#ui/api/clients.ts";
import { BookSheet } from "./book-sheet.tsx";
import type { Free } from "./calendar.tsx";
import type { Named } from "./use-columns.ts";

/** The booking that the address asks for by `?client=…`, with that client chosen; closed, it goes from the address. */
export function AskedBooking({
  usual,
  stylists,
}: {
  usual: Pick<Free, "stylistId" | "date">;
  stylists: readonly Named[];
}) {
  const [params, setParams] = useSearchParams();
  const id = params.get("client") ?? "";
  const { data: client, isPending } = useQuery({ ...getClient(id), enabled: id !== "" });
  if (!id || isPending || stylists.length === 0) return null;
  const close = () =>
    setParams(
      (before) => {
        before.delete("client");
        return before;
      },
      { replace: true },
    );
  return (
    <BookSheet
      key={id}
      at={{}}
      usual={usual}
      // of somebody who is not on record nothing is known
      from={client && { clientId: client.id, clientName: client.name }}
      stylists={stylists}
      onClose={close}
    />
  );
}
