import { columnsLeft } from "#tools/privacy/erased-columns.ts";

/** Columns of each table that hold no words about a client: codes, figures, addresses of machines, and the names of others. */
const OF_OTHERS: Record<string, string> = {
  salons: "name time_zone currency",
  stylists:
    "name email phone license_number salon_name salon_address website booking_slug bio specialties developer_brand_id license_authority",
  act_requests: "asked_by tool",
  ai_keys: "sealed hint",
  api_tokens: "name token_hash prefix",
  chairs: "name",
  occupancies: "holder network",
  appointment_links: "token_hash",
  brand_preferences: "brand_id product_line_id product_type",
  calendar_feeds: "token_hash",
  chat_actions: "by message_id tool_call_id tool records wrote",
  chats: "leaf_id",
  chat_messages: "role parent_id",
  chat_shares: "leaf_id token_hash",
  photos: "storage_key thumbnail_key reading points",
  client_tests: "brand_id",
  formula_imports: "mapping",
  hours_exceptions: "hours",
  idempotency_keys: "request",
  invitations: "email token_hash",
  suppliers: "name account_number contact_email contact_phone website address",
  bills: "currency",
  day_closes: "currency",
  items: "name brand product_code barcode code",
  payments: "currency session_id url intent_id customer_id method_id card_brand card_last4",
  line_offsets: "line",
  memories: "by",
  message_settings: "number quiet_from quiet_to countries",
  migrations: "credentials cursors",
  migration_files: "mapping proposed_by",
  migration_rows: "source_id",
  mixed_bowls: "drawn",
  sms_conversations: "phone salon_number",
  plan_billing: "plan asked_plan session_id customer_id subscription_id status",
  practice_formulas: "grade",
  product_prices: "brand_id line_id code",
  push_subscriptions: "endpoint p256dh auth device",
  refunds: "refund_id",
  restores: "file_name file_key salon_name tables error",
  retentions: "months",
  roadmap_shares: "token_hash",
  scheduled_asks: "weekdays time consent",
  services: "name description price_range segments",
  social_accounts: "account_id name token",
  social_publications: "container_id remote_id url",
  stylist_hours: "week",
  supplier_order_lines: "name product_code",
  tool_receipts: "input_hash",
};

/** What is written once and stays: who made or released a formula, who agreed to texts, who did what. */
const WRITTEN_ONCE: Record<string, string> = {
  account_checks: "checked_by evidence note license_number license_authority",
  audit_log: "words by subject_id",
  formula_overrides: "name reason findings",
  ledger_entries: "currency object_id",
  safety_overrides: "name reason standing",
  sms_consents: "phone wording",
  social_attempts: "step said",
};

/** Columns, as "table.column", from which an erased client's name does not go. */
export const KEPT_WORDS = [
  ...columnsLeft("stays", "theirs").map(({ table, column }) => `${table}.${column}`),
  ...[OF_OTHERS, WRITTEN_ONCE].flatMap((tables) =>
    Object.entries(tables).flatMap(([table, columns]) =>
      columns.split(" ").map((column) => `${table}.${column}`),
    ),
  ),
];
