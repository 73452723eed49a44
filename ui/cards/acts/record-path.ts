import type { RecordKind, RecordRef } from "#tools/core/act-schema.ts";

/** The screen that shows a record, by its id; of most kinds it is the list they stand in. */
const PATHS: Record<RecordKind, (id: string) => string | null> = {
  appointment: () => "/appointments",
  brand: () => "/brand-preferences",
  chat: (id) => `/chat/${id}`,
  client: (id) => `/clients/${id}`,
  consultation: (id) => `/history/${id}`,
  export: () => "/settings#data",
  formula: () => null,
  invitation: () => "/settings#team",
  item: (id) => `/inventory?item=${id}`,
  "library-formula": (id) => `/library/${id}`,
  message: () => "/messages",
  migration: () => "/migration",
  order: (id) => `/inventory?tab=orders&order=${id}`,
  outcome: () => "/outcomes",
  payment: () => "/payments",
  post: () => "/social-media",
  reprice: () => "/pricing",
  salon: () => "/settings",
  scenario: () => "/test-lab",
  service: () => "/pricing",
  stylist: () => "/stylists",
  supplier: () => "/inventory?tab=suppliers",
  timer: () => null,
  waitlist: () => "/appointments",
};

/** Where the first of these records that has a screen is seen; null where none has. */
export function pathOfRecords(records: readonly RecordRef[]): string | null {
  for (const { kind, id } of records) {
    const path = PATHS[kind](id);
    if (path) return path;
  }
  return null;
}
