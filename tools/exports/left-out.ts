import type { Column, Table } from "#tools/core/tenant-tables.ts";

/** Tables of a salon that no export holds, and why. Every other one is in it. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  account_checks: "What the platform decided about an account is the platform's.",
  act_requests: "What programs asked for, for half an hour.",
  ai_keys: "A secret.",
  api_tokens: "A secret.",
  appointment_links: "Links that open a booking.",
  calendar_feeds: "Links that open a calendar.",
  chat_chunks: "Replies as they were streamed; what was said is in chat_messages.",
  chat_runs: "Replies under way.",
  chat_shares: "Links that open a thread.",
  deletions: "The end of this account, not of its data.",
  idempotency_keys: "Answers kept for repeated requests.",
  inventory_subscriptions: "What this account has paid for.",
  invitations: "Links that open an account.",
  migration_files: "What came in is in the tables that it went to.",
  migration_rows: "What came in is in the tables that it went to.",
  migrations: "What came in is in the tables that it went to; holds keys of other systems.",
  plan_billing: "What this account has paid for.",
  push_subscriptions: "Browsers that are told of timers and bookings.",
  quota_reservations: "Analyses under way.",
  released_slugs: "Addresses that this installation keeps free for a while.",
  restores: "How this account was filled.",
  roadmap_shares: "Links that open a plan.",
  social_accounts: "A secret.",
  social_subscriptions: "What this account has paid for.",
  subscriptions: "What this account has paid for.",
  tool_receipts: "Marks of what assistants have done, so that nothing is done twice.",
};

/** Columns that no export holds: secrets, keys of outside systems, marks of processes, and what was consented to in one place. */
const COLUMNS_LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  chat_actions: ["take_back", "undo_until", "wrote"],
  formula_imports: ["file", "instance"],
  outbox: ["sealed", "instance"],
  payments: ["url", "customer_id", "method_id"],
  photos: ["instance"],
  scheduled_asks: ["consent", "chat_id", "last_outcome"],
  sms_messages: ["instance"],
  social_publications: ["instance", "container_id"],
  stylists: ["user_id"],
  waitlist_entries: ["token_hash", "occupancy_id"],
};

/** Rows of a table that no export holds, as a condition on what is kept. */
const ONLY: Readonly<Record<string, string>> = {
  // time that somebody is choosing at this moment, or that is offered by a link
  occupancies: "kind <> 'hold'",
};

/** A table of an export. */
export type ExportedTable = Table & { only: string | null };

/** Of all tables of a salon those that an export holds, without what is secret in them. */
export function exportedOf(tables: readonly Table[]): ExportedTable[] {
  return tables
    .filter(({ name }) => !(name in LEFT_OUT))
    .map((table) => ({
      ...table,
      columns: table.columns.filter((column) => isExported(table.name, column)),
      only: ONLY[table.name] ?? null,
    }));
}

function isExported(table: string, { name, made }: Column): boolean {
  return !made && !COLUMNS_LEFT_OUT[table]?.includes(name);
}
