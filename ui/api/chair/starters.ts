import { api } from "#ui/lib/http/api.ts";
import { reading } from "#ui/lib/http/reading.ts";

/** What to begin a chat with, as the day stands now. */
export const listStarters = reading(["starters"], () => api.starters.$get(), { staleTime: 60_000 });
