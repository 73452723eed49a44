import { queryOptions } from "@tanstack/react-query";
import type { AskReport } from "#tools/reports/schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo } from "#ui/lib/http/reading.ts";

/** Figures move with every visit; while other days are read the ones before stay in sight. */
const LIVE = { staleTime: 0, placeholderData: <T>(before: T) => before } as const;

/** What completed visits were worth. */
export const reportRevenue = (query: AskReport) =>
  queryOptions({
    queryKey: ["reports", "revenue", query],
    queryFn: () => answerTo(api.reports.revenue.$get({ query })),
    ...LIVE,
  });

/** Who came, and whether they came back. */
export const reportClients = (query: AskReport) =>
  queryOptions({
    queryKey: ["reports", "clients", query],
    queryFn: () => answerTo(api.reports.clients.$get({ query })),
    ...LIVE,
  });

/** What was mixed, and what of it came back. */
export const reportProduct = (query: AskReport) =>
  queryOptions({
    queryKey: ["reports", "product", query],
    queryFn: () => answerTo(api.reports.product.$get({ query })),
    ...LIVE,
  });

/** How formulas came out. */
export const reportFormulas = (query: AskReport) =>
  queryOptions({
    queryKey: ["reports", "formulas", query],
    queryFn: () => answerTo(api.reports.formulas.$get({ query })),
    ...LIVE,
  });

/** What waits for whoever is signed in. */
export const listAttention = queryOptions({
  queryKey: ["attention"],
  queryFn: () => answerTo(api.attention.$get()),
  // what waits is settled on other screens, and by others
  staleTime: 0,
});
