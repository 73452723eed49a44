import { useSearchParams } from "react-router";

export type View = "list" | "day" | "week";
/** What the address holds; the list of everybody unless it says otherwise. */
export type Shown = { view: View; date: string | undefined; stylistId: string | undefined };

/** How appointments are shown, kept in the address: `?view=day|week&date=YYYY-MM-DD&stylist=…`. */
export function useView(): Shown & { show: (change: Partial<Shown>) => void } {
  const [params, setParams] = useSearchParams();
  const asked = params.get("view");
  const view = asked === "day" || asked === "week" ? asked : "list";
  const date = params.get("date") ?? "";
  const shown: Shown = {
    view,
    date: isDate(date) ? date : undefined,
    stylistId: params.get("stylist") ?? undefined,
  };
  return {
    ...shown,
    show: (change) => {
      const next = { ...shown, ...change };
      const kept = new URLSearchParams();
      if (next.view !== "list") kept.set("view", next.view);
      if (next.view !== "list" && next.date) kept.set("date", next.date);
      if (next.stylistId) kept.set("stylist", next.stylistId);
      setParams(kept, { replace: change.view === undefined });
    },
  };
}

function isDate(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(at).toISOString().startsWith(text);
}
