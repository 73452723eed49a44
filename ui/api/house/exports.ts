import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { Restore, Retention } from "#tools/exports/schema.ts";
import { api, send } from "#ui/lib/http/api.ts";
import { answerTo, reading } from "#ui/lib/http/reading.ts";
import { sending } from "#ui/lib/http/sending.ts";

const KEY = "exports";
const LEAVING = "leaving";

/** What an export would hold now. */
export const previewExport = reading([KEY, "preview"], () => api.exports.preview.$get(), {
  staleTime: 0,
});

/** Asks for an export: the answer holds where it is fetched. A wrong password is said in the form. */
export const makeExport = mutationOptions({
  mutationFn: (password: string) => answerTo(api.exports.$post({ json: { password } })),
  meta: { failed: false },
});

/** The last export that was brought in; asked again while it is on its way. */
export const getRestore = queryOptions({
  queryKey: [KEY, "restore"],
  queryFn: () => answerTo(api.exports.restore.$get()),
  staleTime: 0,
  refetchInterval: ({ state }) => (isOnItsWay(state.data) ? 1500 : false),
});

/** Whether an export is being brought in at this moment. */
export function isOnItsWay(restore: Restore | null | undefined): boolean {
  return restore?.status === "pending" || restore?.status === "in_progress";
}

/** Sends an export to be brought in; a refusal is said where it was chosen. */
export const startRestore = mutationOptions({
  mutationFn: async (file: File) => {
    const query = new URLSearchParams({ fileName: file.name || "export.zip" });
    const headers = { "Content-Type": "application/zip" };
    const path = `/api/exports/restore?${query.toString()}`;
    return (await send(path, { method: "POST", headers, body: file })).json();
  },
  meta: { refreshes: KEY, failed: false },
});

/** When the salon is to be deleted; null while it stays. */
export const getDeletion = reading([LEAVING, "deletion"], () => api.salon.deletion.$get(), {
  staleTime: 60_000,
});

/** Begins the salon's end. A wrong password is said in the form. */
export const askDeletion = mutationOptions({
  mutationFn: (password: string) => answerTo(api.salon.deletion.$post({ json: { password } })),
  meta: { refreshes: LEAVING, failed: false },
});

/** Keeps the salon after all. */
export const cancelDeletion = sending(api.salon.deletion, "$delete", {
  act: "keep_salon",
  done: { title: "The salon stays", description: "Everything is as it was before." },
});

/** How long the salon keeps what. */
export const getRetention = reading([LEAVING, "retention"], () => api.salon.retention.$get());

/** What would go now by these months. */
export const previewRetention = (months: Retention) =>
  queryOptions({
    queryKey: [LEAVING, "retention", months],
    queryFn: async () => {
      const said = Object.entries(months).flatMap(([what, number]) =>
        number === null ? [] : [[what, number]],
      );
      return (
        await api.salon.retention.preview.$get({
          query: Object.fromEntries(said) as Record<string, number>,
        })
      ).json();
    },
    staleTime: 0,
  });

/** Says how long things are kept. */
export const setRetention = sending(api.salon.retention, "$put", {
  act: "set_retention",
  done: "Saved. What is older goes within a day.",
});
