import { queryOptions } from "@tanstack/react-query";
import type { AskReport } from "#tools/reports/schema.ts";
import { api } from "#ui/lib/api.ts";

/** Figures move with every visit; while other days are read the ones before stay in sight. */
const LIVE = { staleTime: 0, placeholderData: <T>(before: T) => before } as const;

/** What completed visits were worth. */
export const reportRevenue = (query: AskReport) =>
  queryOptions({
    queryKey: ["reports", "revenue", query],
    queryFn: async () => (await api.reports.revenue.$get({ query })).json(),
    ...LIVE,
  });

/** Who came, and whether they came back. */
export const reportClients = (query: AskReport) =>
  queryOptions({
    queryKey: ["reports", "clients", query],
    queryFn: async () => (await api.reports.clients.$get({ query })).json(),
    ...LIVE,
  });

/** What was mixed, and what of it came back. */
export const reportProduct = (query: AskReport) =>
  queryOptions({
    queryKey: ["reports", "product", query],
    queryFn: async () => (await api.reports.product.$get({ query })).json(),
    ...LIVE,
  });

/** How formulas came out. */
export const reportFormulas = (query: AskReport) =>
  queryOptions({
    queryKey: ["reports", "formulas", query],
    queryFn: async () => (await api.reports.formulas.$get({ query })).json(),
    ...LIVE,
  });

/** What waits for whoever is signed in. */
export const listAttention = queryOptions({
  queryKey: ["attention"],
  queryFn: async () => (await api.attention.$get()).json(),
  // what waits is settled on other screens, and by others
  staleTime: 0,
});
