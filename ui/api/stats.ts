import { api } from "#ui/lib/api.ts";
import { reading } from "#ui/lib/reading.ts";

/** The dashboard's figures. */
export const getStats = reading(["stats"], () => api.stats.$get());
