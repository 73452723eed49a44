import { customType } from "drizzle-orm/pg-core";

/** An instant range `[from,to)`, as PostgreSQL writes it. */
export const tstzrange = customType<{ data: string }>({ dataType: () => "tstzrange" });

/** Several instant ranges `{[from,to),[from,to)}`. */
export const tstzmultirange = customType<{ data: string }>({ dataType: () => "tstzmultirange" });
