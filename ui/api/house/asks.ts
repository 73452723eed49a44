import { api } from "#ui/lib/http/api.ts";
import { reading } from "#ui/lib/http/reading.ts";
import { sending } from "#ui/lib/http/sending.ts";

/** What one has asked again and again. It runs by itself, so it is read anew. */
export const listAsks = reading(["asks"], () => api.asks.$get({ query: { limit: 500 } }), {
  staleTime: 0,
});

export const scheduleAsk = sending(api.asks, "$post", {
  act: "schedule_ask",
  done: "Scheduled.",
  failed: false,
});

export const changeAsk = sending(api.asks[":id"], "$patch", { act: "change_scheduled_ask" });

export const giveConsent = sending(api.asks[":id"].consent, "$put", {
  refreshes: "asks",
  failed: false,
});

export const deleteAsk = sending(api.asks[":id"], "$delete", {
  act: "delete_scheduled_ask",
  done: "It is asked no more.",
});
