import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { getClient } from "#ui/api/clients.ts";
import { BookSheet } from "./book-sheet.tsx";
import type { Free } from "./calendar.tsx";
import type { Named } from "./use-columns.ts";

/** The booking that the address asks for by `?client=…`, with that client chosen and whom they prefer; closed, it goes from the address. */
export function AskedBooking({ at, stylists }: { at: Free; stylists: readonly Named[] }) {
  const [params, setParams] = useSearchParams();
  const id = params.get("client") ?? "";
  const { data: client, isPending } = useQuery({ ...getClient(id), enabled: id !== "" });
  if (!id || isPending || stylists.length === 0) return null;
  const preferred = stylists.find((stylist) => stylist.id === client?.preferredStylistId);
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
      at={at}
      from={
        // of somebody who is not on record nothing is known
        client && {
          clientId: client.id,
          clientName: client.name,
          ...(preferred && { stylistId: preferred.id }),
        }
      }
      stylists={stylists}
      onClose={close}
    />
  );
}
