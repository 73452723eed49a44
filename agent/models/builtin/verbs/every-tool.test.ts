import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DOES } from "#tests/phrasings-people.ts";
import { BUSINESS } from "#tests/salons/verb-business.ts";
import { PEOPLE } from "#tests/salons/verb-people.ts";
import { calledBy } from "#tests/salons/verb-salon.ts";
import { stylistTools, type ToolName } from "#tools/registry.ts";

/** Why no words of anybody lead to a tool. */
const WITHOUT_WORDS: Partial<Record<ToolName, string>> = {
  offer_choices: "is how a question is asked",
  add_client_photo: "needs a photo that comes with the words",
  read_card: "needs a photo that comes with the words",
  check_formula: "needs a formula in the chat",
  write_formula: "needs a formula in the chat",
  override_formula: "needs a formula in the chat",
  check_migration: "is called when a sheet is dropped",
  map_migration_column: "needs a sheet in the chat",
  run_migration: "needs a sheet in the chat",
  check_formula_import: "needs a sheet of formulas",
  undo_reprice: "needs prices that were changed in the chat",
  run_line_switch: "follows on a plan of the switch",
  apply_reprice: "follows on a look at the new prices",
  create_post: "follows on a caption",
  read_photos: "needs a photo that comes with the words",
  note_safety: "follows on whatever tells of safety, before a row is looked for",
  withdraw_safety: "is a tap on the card of what was said",
  send_receipt: "is told on the sheet of the visit",
  record_payment: "is told on the sheet of the visit",
};

/** One phrasing for each tool that no table of phrasings ends at. */
const SAID: [ToolName, string][] = [
  ["colour_facts", "how much developer with 45 g koleston"],
  ["work_out", "165 minus 15 pct"],
  ["find_formulas", "show formulas with 7/1"],
  ["set_product_price", "a tube of color touch 7/1 costs 9.50 for 60 ml"],
  ["find_orders", "any open orders?"],
  ["write_caption", "write a post about bond builders"],
  ["list_posts", "show my posts"],
  ["payments_taken", "what did we take today?"],
  ["day_money", "what should be in the drawer?"],
  ["count_cash", "close the day, 345 in the drawer"],
  ["service_margins", "show me the margins"],
  ["show_figures", "what was our revenue last month?"],
  ["what_waits", "what needs my attention?"],
  ["schedule_ask", "every monday at 9 text who is overdue"],
  ["list_scheduled_asks", "what do you do for me every week"],
  ["change_scheduled_ask", "pause the monday one"],
  ["delete_scheduled_ask", "stop asking what is low"],
  ["remember", "keep in mind that we close early on fridays"],
  ["list_memories", "what do you remember of the salon"],
  ["forget", "forget what you remember about hard water"],
  ["list_migrations", "how is the import going"],
  ["who_did", "who changed the price of balayage"],
  ["list_brand_preferences", "which brands do I use"],
  ["list_scenarios", "show me the practice scenarios"],
  ["next_appointment", "who is next"],
  ["list_waitlist", "who is on the waitlist"],
  ["list_outbox", "show me the outbox"],
  ["find_clients", "pull up keisha"],
  ["delete_library_formula", "delete the house gloss formula"],
  ["update_service", "balayage takes 200 min now"],
  ["preview_reprice", "raise all colour prices by 8%"],
  ["order_item", "order 6 tubes of 7/1"],
  ["email_order", "send the salon supply order"],
  ["receive_order", "the delivery came"],
  ["publish_post", "publish the balayage post"],
  ["delete_post", "delete the gloss post"],
  ["cancel_migration", "stop the import"],
  ["decide_offset", "use the offset for koleston"],
  ["remove_brand_preference", "remove shades eq from my brands"],
  ["take_off_shelf", "take koleston 9/16 off the shelf"],
  ["use_shelf_only", "only use what's on my shelf"],
  ["get_subscription", "what plan am i on"],
  ["find_consultations", "find consultations of dana"],
];

const REACHED = "the tool was reached";

describe("every tool of the assistant", () => {
  it.each(SAID)("%s comes of: %s", (tool, says) => {
    const answers = {
      ...BUSINESS,
      ...PEOPLE,
      [tool]: () => {
        throw new Error(REACHED);
      },
    };
    expect(() => calledBy(says, answers)).toThrow(REACHED);
  });

  const folders = ["agent/models/builtin", "agent/models/builtin/verbs"];
  const tables = folders
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith(".test.ts"))
        .map((name) => readFileSync(join(folder, name), "utf8")),
    )
    .join("\n");
  const known = new Set<string>([...DOES.map(([, tool]) => tool), ...SAID.map(([tool]) => tool)]);

  it("has words that lead to it, or a reason for none", () => {
    const without = Object.keys(stylistTools).filter(
      (name) => !known.has(name) && !(name in WITHOUT_WORDS) && !tables.includes(`"${name}"`),
    );
    expect(without).toEqual([]);
  });
});
