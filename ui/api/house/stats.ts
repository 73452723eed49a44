import { api } from "#ui/lib/http/api.ts";
import { reading } from "#ui/lib/http/reading.ts";

/** The dashboard's figures. */
export const getStats = reading(["stats"], () => api.stats.$get());
