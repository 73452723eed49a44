import type { ToolName } from "#tools/registry.ts";
import { nameOf, type ToolPart } from "./tool-parts.ts";

/** The domains that a finished call of a tool has changed. Apart from the cards, so that a chat can begin before they have come. */
const changed: Partial<Record<string, readonly string[]>> = {
  formulate: ["consultations", "clients", "formulas", "stats", "subscription"],
  correct: ["consultations", "clients", "formulas", "stats", "subscription"],
  save_client: ["clients"],
  record_client_test: ["clients"],
  merge_clients: ["clients", "consultations", "library", "appointments", "chats"],
  save_notes: ["consultations"],
  write_formula: ["consultations", "formulas", "stats"],
  override_formula: ["consultations", "formulas"],
  set_product_price: ["pricing", "formulas"],
  reweigh_bowl: ["pricing"],
  set_hours: ["hours", "availability", "calendar", "appointments"],
  close_day: ["hours", "availability", "calendar", "appointments"],
  invite_stylist: ["invitations"],
  create_service: ["services"],
  update_service: ["services"],
  delete_service: ["services"],
  save_to_library: ["library", "formulas", "stats"],
  use_library_formula: ["library", "consultations", "formulas", "stats"],
  delete_library_formula: ["library", "formulas", "stats"],
  start_timer: ["timers"],
  add_minutes: ["timers"],
  stop_timer: ["timers"],
  save_practice: ["training"],
  add_brand_preference: ["brand-preferences", "stylist-preferences"],
  remove_brand_preference: ["brand-preferences", "stylist-preferences"],
  put_on_shelf: ["shelf"],
  take_off_shelf: ["shelf"],
  use_shelf_only: ["shelf"],
  upgrade_subscription: ["subscription"],
  record_outcome: ["outcomes", "stats"],
  decide_offset: ["outcomes"],
  book_client: ["appointments", "clients", "availability"],
  book_series: ["appointments", "clients", "availability"],
  move_appointment: ["appointments", "clients", "availability"],
  set_appointment_status: ["appointments", "clients", "availability", "waitlist"],
  block_time: ["appointments", "availability"],
  unblock_time: ["appointments", "availability"],
  join_waitlist: ["waitlist"],
  text_day: ["messages"],
  take_back_texts: ["messages"],
  offer_waitlist: ["waitlist", "appointments"],
} satisfies Partial<Record<ToolName, readonly string[]>>;

/** What to ask for again after a call; nothing for a tool that only reads. */
export function refreshedBy(part: ToolPart): readonly string[] {
  const name = nameOf(part);
  return (Object.hasOwn(changed, name) && changed[name]) || [];
}
