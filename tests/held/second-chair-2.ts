import type { Phrasing } from "./entry.ts";

/** Of the library, lines, plans, practice and clients. */
export const SECOND_CHAIR_SHELF: readonly Phrasing[] = [
  {
    id: "library-500",
    says: "keep this as beach blonde: shades eq 09V 40g + 09P 20g + processing solution 60g 1:1 20m",
    expect: { tool: "save_to_library", args: { name: "beach blonde", notation: "09V 40g" } },
    never: ["write_formula", "change_library_formula"],
  },
  {
    id: "library-501",
    says: "save priyas formula to the library call it autumn brunette",
    expect: { tool: "save_to_library", args: { name: "autumn brunette" }, about: ["priya"] },
    never: ["write_formula", "run_line_switch"],
  },
  {
    id: "library-502",
    says: "whats in the house gloss",
    expect: [
      { tool: "find_formulas", about: ["house gloss"] },
      { answers: true, mentions: ["09v"] },
    ],
    never: ["use_library_formula"],
  },
  {
    id: "library-503",
    says: "rename grey blend to salt n pepper",
    expect: { tool: "change_library_formula", args: { id: "grey blend", name: "salt n pepper" } },
    never: ["save_to_library", "delete_library_formula"],
  },
  {
    id: "library-504",
    says: "bin the house gloss we dont do it anymore",
    expect: { tool: "delete_library_formula", args: { id: "house gloss" } },
    never: ["delete_service"],
  },
  {
    id: "library-505",
    says: "use our grey blend on mei today",
    expect: { tool: "use_library_formula", args: { id: "grey blend", consultationId: "mei-ling" } },
    never: ["mix_bowl", "write_formula"],
  },
  {
    id: "library-506",
    says: "any formulas of ours with 09P in",
    expect: { tool: "find_formulas", about: ["09p"] },
    never: ["show_shelf", "take_off_shelf"],
  },
  {
    id: "library-507",
    before: ["what's in grey blend"],
    says: "add a note to it, good on resistant temples",
    expect: {
      tool: "change_library_formula",
      args: { id: "grey blend", notes: "resistant temples" },
    },
    never: ["save_notes", "save_client"],
  },
  {
    id: "library-508",
    says: "make grey blend 45 min its never done at 40",
    expect: [
      { tool: "change_library_formula", args: { id: "grey blend", notation: "45" } },
      { asks: true },
    ],
    never: ["start_timer", "add_minutes"],
  },
  {
    id: "library-509",
    says: "do we even have a copper one saved",
    expect: [
      { tool: "find_formulas", about: ["copper"] },
      { answers: true, mentions: ["copper"] },
    ],
    never: ["save_to_library", "formulate"],
  },

  {
    id: "brand-500",
    says: "im using illumina now as well put it on my list, wella",
    expect: { tool: "add_brand_preference", args: { brand: "wella", line: "illumina" } },
    never: ["remove_brand_preference", "put_on_shelf"],
  },
  {
    id: "brand-501",
    says: "take blondor off my lines i switched",
    expect: { tool: "remove_brand_preference", args: { line: "blondor" } },
    never: ["take_off_shelf", "delete_item"],
  },
  {
    id: "brand-502",
    says: "which lines have i got set up",
    expect: [
      { tool: ["list_brand_preferences", "get_stylist_preferences"] },
      { answers: true, mentions: ["koleston"] },
    ],
    never: ["add_brand_preference"],
  },
  {
    id: "brand-503",
    says: "6/7 and 5/1 koleston just came in stick em on the shelf",
    expect: { tool: "put_on_shelf", args: { line: "koleston", codes: ["6/7", "5/1"] } },
    may: ["receive_order"],
    never: ["take_off_shelf", "order_item"],
  },
  {
    id: "brand-504",
    says: "shelf's out of shades eq 9p",
    expect: {
      tool: "take_off_shelf",
      args: { line: { any: ["shades eq", "gloss"] }, codes: ["9P"] },
    },
    never: ["put_on_shelf", "order_item", "delete_item"],
  },
  {
    id: "brand-505",
    says: "from now on only give me formulas i can make w what im holding, no mail order shades",
    expect: { tool: "use_shelf_only", args: { only: true } },
    never: ["reorder", "take_off_shelf"],
  },
  {
    id: "brand-506",
    says: "what kolestons on the shelf",
    expect: [{ tool: "show_shelf" }, { answers: true, mentions: ["8/1"] }],
    never: ["put_on_shelf"],
  },
  {
    id: "brand-507",
    says: "put redken first pls then wella",
    expect: { tool: ["order_brand_preferences", "set_stylist_preferences"] },
    never: ["remove_brand_preference", "add_brand_preference"],
  },
  {
    id: "brand-508",
    before: ["only use whats on my shelf for formulas"],
    says: "scrap that go back to the whole catalogue",
    expect: [{ tool: "use_shelf_only", args: { only: false } }, { tool: "undo_last" }],
    never: ["take_off_shelf", "put_on_shelf"],
  },

  {
    id: "plan-500",
    says: "can i send keisha her plan, the multi visit one",
    expect: { tool: "share_roadmap", args: { consultationId: "keisha" } },
    never: ["text_client", "book_series"],
  },
  {
    id: "plan-501",
    says: "kill the link keisha has to her roadmap",
    expect: { tool: "stop_sharing_roadmap", args: { consultationId: "keisha" } },
    never: ["erase_client", "cancel_payment_link"],
  },
  {
    id: "plan-502",
    says: "what do we charge an hr for those plans",
    expect: { tool: "get_rates" },
    never: ["set_rates", "set_price"],
  },
  {
    id: "plan-503",
    says: "bump my hourly for plans to 95 bucks",
    expect: { tool: "set_rates", args: { hourlyRate: 9500 } },
    never: ["set_price", "apply_reprice"],
  },
  {
    id: "plan-504",
    says: "keisha wants the roadmap to show her husband how many sessions, get me the share thing",
    expect: { tool: "share_roadmap", args: { consultationId: "keisha" } },
    never: ["book_series", "text_client"],
  },
  {
    id: "plan-505",
    says: "wondering if i should be charging more for product on plans tbh",
    expect: [{ answers: true }, { tool: "get_rates" }],
    never: ["set_rates", "set_price"],
  },

  {
    id: "practice-500",
    says: "got 10 min to kill show me the practice heads",
    expect: { tool: "list_scenarios" },
    never: ["block_time", "start_timer", "save_practice"],
  },
  {
    id: "practice-501",
    says: "grade me, head 2 target 1: koleston 6/0 60g + 20v 60g 1:1 40m",
    expect: { tool: "grade_formula", args: { scenario: 2, target: 1, formula: "6/0" } },
    never: ["save_practice", "write_formula"],
  },
  {
    id: "practice-502",
    says: "scenario three second target, shades eq 09V 30g + processing solution 30g 1:1 20m. keep it in my history too",
    expect: { tool: "save_practice", args: { scenario: 3, target: 2, formula: "09V" } },
    never: ["save_to_library", "write_formula"],
  },
  {
    id: "practice-503",
    says: "mark my formula for practice head 4",
    expect: { asks: true },
    never: ["save_practice", "write_formula"],
  },
  {
    id: "practice-504",
    says: "which worked examples have we kept for jules to learn off",
    expect: { tool: "list_training_examples" },
    never: ["add_training_example"],
  },
  {
    id: "practice-505",
    says: "keep a training example called root melt on level 6: base koleston 6/0 w 20 vol 35 min, medium hair, shoulder length, healthy",
    expect: { tool: "add_training_example", args: { name: "root melt", hairHealth: "healthy" } },
    never: ["save_to_library", "write_formula"],
  },
  {
    id: "practice-506",
    before: ["grade scenario 1 target 2: koleston 6/4 60g + 20v 60g 1:1 35m"],
    says: "save that one",
    expect: { tool: "save_practice", args: { scenario: 1, target: 2, formula: "6/4" } },
    never: ["save_to_library", "write_formula"],
  },

  {
    id: "client-500",
    says: "new client walk in Hana Ito her cells 917 555 0147",
    expect: { tool: "save_client", args: { name: "hana ito" }, about: ["0147"] },
    never: ["book_client", "text_client"],
  },
  {
    id: "client-501",
    says: "ruth says shes allergic to nickel now pop it on her card",
    expect: { tool: "save_client", args: { id: "ruth", allergies: "nickel" } },
    never: ["record_client_test"],
  },
  {
    id: "client-502",
    says: "danas patch is clear behind the ear no redness",
    expect: {
      tool: "record_client_test",
      args: { clientId: "dana", kind: "patch", result: "passed" },
    },
    never: ["save_notes"],
  },
  {
    id: "client-503",
    says: "just dabbed a patch test on beth",
    expect: {
      tool: "record_client_test",
      args: { clientId: "beth", kind: "patch", result: "pending" },
    },
    never: ["start_timer", "book_client"],
  },
  {
    id: "client-504",
    says: "priyas birthday is 3rd of may 1991 she mentioned it",
    expect: { tool: "save_client", args: { id: "priya", birthDate: "1991-05-03" } },
    never: ["book_client", "text_client"],
  },
  {
    id: "client-505",
    says: "anything i should know abt siobhan before she sits down",
    expect: [{ tool: ["get_client", "find_clients"] }, { answers: true, mentions: ["ppd"] }],
    never: ["save_client"],
  },
  {
    id: "client-506",
    says: "whats toms... the rivera guy's number",
    expect: [{ tool: ["get_client", "find_clients"] }, { answers: true, mentions: ["0109"] }],
    never: ["text_client", "save_client"],
  },
  {
    id: "client-507",
    says: "lauren pike and lauren pyke are same person, keep the pike one",
    expect: { tool: "merge_clients", args: { keepId: "pike", otherId: "pyke" } },
    never: ["erase_client"],
  },
  {
    id: "client-508",
    says: "kyle asked us to wipe everything we have on him, full gdpr job, go ahead",
    expect: { tool: "erase_client", args: { id: "kyle" } },
    never: ["merge_clients", "set_appointment_status"],
  },
  {
    id: "client-509",
    says: "keisha said yes to her pics going on the gram so mark her consent",
    expect: { tool: "save_client", args: { id: "keisha", portfolioConsent: true } },
    never: ["create_post", "publish_post", "record_consent"],
  },
  {
    id: "client-510",
    before: ["ambers email changed to amber at doyle dot example, no wait"],
    says: "its doyle.amber@mail.example",
    expect: { tool: "save_client", args: { id: "amber", email: "doyle.amber@mail.example" } },
    never: ["text_client"],
  },
  {
    id: "client-511",
    says: "do i have anybody in here twice",
    expect: { tool: "client_duplicates" },
    never: ["merge_clients", "erase_client"],
  },
  {
    id: "client-512",
    says: "jess is allergic to fragrance btw",
    expect: { asks: true, mentions: ["moreno", "park"] },
    never: ["save_client"],
  },
  {
    id: "client-513",
    says: "gwens strand test snapped. fail",
    expect: {
      tool: "record_client_test",
      args: { clientId: "gwen", kind: "strand", result: "failed" },
    },
    never: ["set_appointment_status", "record_outcome"],
  },
];
