import type { SalonRole } from "#tools/core/role-schema.ts";

/** Acts around the book that not everybody in a salon may do, and who may. */
const ALLOWED = {
  manage_team: ["owner", "manager"],
  set_roles: ["owner"],
  manage_hours_of_others: ["owner", "manager"],
  manage_own_hours: ["owner", "manager", "stylist", "reception"],
  manage_services: ["owner", "manager"],
  manage_own_services: ["owner", "manager", "stylist"],
  manage_chairs: ["owner", "manager"],
  manage_booking_rules: ["owner", "manager"],
  book_for_self: ["owner", "manager", "stylist", "reception"],
  book_for_anyone: ["owner", "manager", "reception"],
  see_all_calendars: ["owner", "manager", "reception"],
  see_client_notes: ["owner", "manager", "stylist"],
  see_consultations: ["owner", "manager", "stylist"],
  see_formulas: ["owner", "manager", "stylist"],
  see_photos: ["owner", "manager", "stylist"],
  export_library: ["owner", "manager"],
  merge_clients: ["owner", "manager"],
  delete_clients: ["owner", "manager"],
  override_patch_test: ["owner", "manager", "stylist"],
  manage_stock: ["owner", "manager", "stylist", "reception"],
  manage_orders: ["owner", "manager", "reception"],
  manage_posts: ["owner", "manager", "stylist"],
  connect_accounts: ["owner", "manager"],
  take_payments: ["owner", "manager", "stylist", "reception"],
  see_all_payments: ["owner", "manager", "reception"],
  charge_cards: ["owner", "manager"],
  refund_payments: ["owner", "manager"],
  see_ledger: ["owner", "manager"],
  close_days: ["owner", "manager", "reception"],
  manage_plans: ["owner", "manager"],
  manage_ai_key: ["owner", "manager"],
  manage_tokens_of_others: ["owner", "manager"],
  see_audit: ["owner", "manager"],
  set_rates: ["owner", "manager"],
  manage_messages: ["owner", "manager"],
  manage_memory: ["owner", "manager"],
  migrate_data: ["owner", "manager"],
  see_retention: ["owner", "manager"],
  see_outbox: ["owner"],
  take_everything: ["owner"],
  export_clients: ["owner", "manager"],
  see_costs: ["owner", "manager", "stylist"],
  set_costs: ["owner", "manager"],
  keep_safety: ["owner", "manager", "stylist"],
  judge_outcomes: ["owner", "manager", "stylist"],
  see_reports: ["owner", "manager", "stylist"],
  see_reports_of_others: ["owner", "manager"],
} as const satisfies Record<string, readonly SalonRole[]>;

export type Act = keyof typeof ALLOWED;

/** What the act is called in a refusal, after "may". */
const WORDS: Record<Act, string> = {
  manage_team: "change the team",
  set_roles: "change roles",
  manage_hours_of_others: "change the hours of others",
  manage_own_hours: "change their hours",
  manage_services: "change the services of others",
  manage_own_services: "change their services",
  manage_chairs: "change the chairs",
  manage_booking_rules: "change the booking rules",
  book_for_self: "book for themselves",
  book_for_anyone: "book for others",
  see_all_calendars: "see the calendars of others",
  see_client_notes: "read client notes",
  see_consultations: "see and make consultations",
  see_formulas: "see and change formulas",
  see_photos: "see and add photos of hair",
  export_library: "take the formula library away",
  merge_clients: "merge clients",
  delete_clients: "delete clients",
  override_patch_test: "book without a patch test",
  manage_stock: "change the stock",
  manage_orders: "order from suppliers",
  manage_posts: "write posts",
  connect_accounts: "connect accounts",
  take_payments: "ask for payments",
  see_all_payments: "see and ask for payments of others' visits",
  charge_cards: "charge a card that was kept",
  refund_payments: "give money back",
  see_ledger: "see what was taken",
  close_days: "count the day's cash",
  manage_plans: "change the plan",
  see_reports: "see the reports",
  see_reports_of_others: "see the figures of others",
  manage_ai_key: "change the salon's AI key",
  manage_tokens_of_others: "revoke the tokens of others",
  see_audit: "read the audit log",
  set_rates: "set the salon's rates",
  manage_messages: "change how the salon writes to clients",
  manage_memory: "change what the assistant keeps in mind of the salon",
  migrate_data: "bring data from another system",
  see_retention: "see and change how long things are kept",
  see_outbox: "read the outbox",
  take_everything: "take everything out, bring it in or delete it",
  export_clients: "take a client's data out",
  see_costs: "see what products cost",
  set_costs: "set the salon's overhead and margin",
  keep_safety: "change allergies, notes and what everybody must know",
  judge_outcomes: "say what came of a formula",
};

const NAMES: Record<SalonRole, string> = {
  owner: "the owner",
  manager: "a manager",
  stylist: "a stylist",
  reception: "reception",
};

/** Whether somebody of this role may do that. */
export function may(role: SalonRole, act: Act): boolean {
  return (ALLOWED[act] as readonly SalonRole[]).includes(role);
}

/** What somebody of this role may do, and what not, in words. */
export function rightsOf(role: SalonRole): { may: string[]; mayNot: string[] } {
  const acts = Object.keys(ALLOWED) as Act[];
  const [yes, no] = [true, false].map((way) =>
    acts.filter((act) => may(role, act) === way).map((act) => WORDS[act]),
  );
  return { may: yes ?? [], mayNot: no ?? [] };
}

/** What somebody of this role is called in a sentence. */
export const roleName = (role: SalonRole): string => NAMES[role];

/** The sentence for whoever may not: "Only the owner or a manager can change the team." */
export function refusalOf(act: Act): string {
  const names = ALLOWED[act].map((role) => NAMES[role]);
  const who = [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" or ");
  return `Only ${who} can ${WORDS[act]}.`;
}
