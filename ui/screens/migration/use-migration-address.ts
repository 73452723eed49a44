import { useSearchParams } from "react-router";

/** Whose migrations are shown and which one is open: in the address, so that going back and reloading keep it. */
export function useMigrationAddress() {
  const [params, setParams] = useSearchParams();
  const stylistId = params.get("stylist") ?? undefined;
  const open = params.get("open") ?? undefined;
  const address = (entries: Record<string, string | undefined>) =>
    new URLSearchParams(
      Object.entries(entries).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    );
  return {
    stylistId,
    open,
    choose: (stylist: string) => setParams(address({ stylist }), { replace: true }),
    show: (id: string | undefined, stylist = stylistId) =>
      setParams(address({ stylist, open: id })),
  };
}
