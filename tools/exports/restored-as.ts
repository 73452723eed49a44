/** A row of an export, by column. */
export type Row = Record<string, unknown>;

/** What is known where a row is brought in. */
export type Arrival = { salonId: string; now: Date; today: string };

const NOT_SENT = "It was waiting to go out when the export was made.";

/**
 * How rows change on their way in, so that nothing begins to act on anybody by itself: no mail, text or post goes out, no
 * money moves, nobody is offered a time, and nothing is tied to accounts at Stripe, Twilio or Meta that belong to where the
 * export was made. What happened stays as it was.
 */
export const RESTORED_AS: Readonly<Record<string, (row: Row, at: Arrival) => Row>> = {
  appointments: (row) => ({ ...row, pay_by: null }),
  formula_imports: (row) =>
    within(row, "status", ["received", "checked", "running"])
      ? { ...row, status: "cancelled" }
      : row,
  ledger_entries: (row, { salonId }) => ({
    ...row,
    object_id: `restored ${salonId} ${String(row["object_id"])}`,
  }),
  message_settings: (row) => ({ ...row, number: null, ...SILENT }),
  outbox: (row) => ({
    ...row,
    provider_id: null,
    ...(within(row, "status", ["queued", "sending"]) && { status: "cancelled", error: NOT_SENT }),
  }),
  payments: (row) => ({
    ...row,
    session_id: null,
    intent_id: null,
    expires_at: null,
    ...(row["status"] === "open" && { status: "expired" }),
  }),
  refunds: (row) => ({
    ...row,
    refund_id: null,
    ...(within(row, "status", ["wanted", "pending"]) && {
      status: "failed",
      error: "It was under way when the export was made.",
    }),
  }),
  retentions: (row, { today }) => ({ ...row, applied_on: today }),
  sms_conversations: (row, { now }) => ({
    ...row,
    salon_number: null,
    last_at: notAfter(row["last_at"], now),
  }),
  sms_messages: (row, { now }) => ({
    ...row,
    sid: null,
    created_at: notAfter(row["created_at"], now),
    ...(within(row, "turn", ["waiting", "running"]) && { turn: "none" }),
  }),
  social_posts: (row) =>
    within(row, "status", ["scheduled", "publishing"]) ? { ...row, status: "draft" } : row,
  social_publications: (row) =>
    within(row, "state", ["waiting", "working"]) ? { ...row, state: "failed" } : row,
  stylists: (row) => ({
    ...row,
    role: row["role"] === "owner" ? "manager" : row["role"],
    account_status: "pending",
    verified_at: null,
    booking_slug: null,
  }),
  // one that does not say would wait
  waitlist_entries: (row) =>
    within({ status: "waiting", ...row }, "status", ["waiting", "offered"])
      ? { ...row, status: "expired" }
      : row,
};

/** What a salon does not do by itself until its owner says so again. */
export const SILENT = {
  sms_on: false,
  reminder_by_mail: false,
  reminder_by_sms: false,
  no_show_follow_up: false,
};

function within(row: Row, column: string, words: readonly string[]): boolean {
  return words.includes(String(row[column]));
}

/** Who was written with last decides whose a text is: nothing that is brought in may be later than now. */
function notAfter(value: unknown, now: Date): unknown {
  return typeof value === "string" && Date.parse(value) > now.getTime() ? now.toISOString() : value;
}
