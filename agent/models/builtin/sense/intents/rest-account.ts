import type { Intent } from "#agent/models/builtin/sense/intent.ts";

/** Keys, tokens, notifications and the plans that are paid for. */
export const ACCOUNT: readonly Intent[] = [
  { id: "list_api_tokens", tool: "list_api_tokens", slots: {}, says: ["show the api tokens"] },
  {
    id: "revoke_api_token",
    tool: "revoke_api_token",
    slots: { token: "name" },
    says: ["revoke the token called {token}", "revoke the token"],
  },
  {
    id: "get_ai_configuration",
    tool: "get_ai_configuration",
    slots: {},
    says: ["show the ai configuration"],
  },
  { id: "check_ai_key", tool: "check_ai_key", slots: {}, says: ["check the ai key"] },
  { id: "remove_ai_key", tool: "remove_ai_key", slots: {}, says: ["remove the ai key"] },
  {
    id: "list_notified_devices",
    tool: "list_notified_devices",
    slots: {},
    says: ["which devices get notifications"],
  },
  {
    id: "set_notifications.on",
    tool: "set_notifications",
    slots: { what: "word", device: "name" },
    says: ["turn on {what} notifications on {device}", "turn on {what} notifications"],
  },
  {
    id: "set_notifications.off",
    tool: "set_notifications",
    slots: { what: "word", device: "name" },
    says: ["turn off {what} notifications on {device}", "turn off {what} notifications"],
  },
  {
    id: "stop_notifications",
    tool: "stop_notifications",
    slots: { device: "name" },
    says: ["stop the notifications on {device}", "stop the notifications"],
  },
  {
    id: "test_notification",
    tool: "test_notification",
    slots: { device: "name" },
    says: ["send me a test notification on {device}", "send me a test notification"],
  },
  {
    id: "get_subscription",
    tool: "get_subscription",
    slots: {},
    says: ["what plan am I on"],
  },
  {
    id: "upgrade_subscription",
    tool: "upgrade_subscription",
    slots: { tier: "word" },
    says: ["move us to the {tier} plan", "upgrade my plan"],
  },
  { id: "show_billing", tool: "show_billing", slots: {}, says: ["show the billing"] },
  {
    id: "end_plan",
    tool: "end_plan",
    slots: { product: "word" },
    says: ["end the {product} plan", "end the plan"],
  },
  {
    id: "resume_plan",
    tool: "resume_plan",
    slots: { product: "word" },
    says: ["resume the {product} plan", "resume the plan"],
  },
];

/** Moves from another system. */
export const MOVES: readonly Intent[] = [
  {
    id: "list_migrations",
    tool: "list_migrations",
    slots: { platform: "name" },
    says: ["how is the import from {platform} going", "how is the import going"],
  },
  { id: "check_migration", tool: "check_migration", slots: {}, says: ["check the import sheet"] },
  {
    id: "map_migration_column",
    tool: "map_migration_column",
    slots: { heading: "text", field: "word" },
    says: ["take the column {heading} for {field}", "take the column {heading}"],
  },
  { id: "run_migration", tool: "run_migration", slots: {}, says: ["run the import"] },
  {
    id: "remove_migration_file",
    tool: "remove_migration_file",
    slots: { file: "name" },
    says: ["remove {file} from the migration", "remove the sheet from the migration"],
  },
  { id: "cancel_migration", tool: "cancel_migration", slots: {}, says: ["stop the import"] },
  {
    id: "undo_migration",
    tool: "undo_migration",
    slots: { platform: "name" },
    says: ["undo the {platform} import", "undo the import"],
  },
];
