import type { Phrasing } from "./entry.ts";

const KEPT = ["formulate", "correct", "write_formula", "override_formula"] as const;

/** What is said with a bowl in the hand. */
export const COLOUR: readonly Phrasing[] = [
  {
    id: "formula-1",
    says: "need a formula for ruth, lvl 5 nat, 40% grey, prev colored w box dye no, just perm color, normal porosity, damage 1, wants lvl 6 neutral full grey coverage",
    expect: { tool: "formulate", args: { currentLevel: 5, desiredLevel: 6, grayPercent: 40 } },
    never: ["correct", "book_client"],
  },
  {
    id: "formula-2",
    says: "virgin lvl 6 going to 8 cool ash, no damage, low porosity, toning. whats the mix",
    expect: [
      { tool: "formulate", args: { currentLevel: 6, desiredLevel: 8, porosity: "low" } },
      {
        asks: true,
        mentions: [
          "photo",
          "level",
          "grey",
          "gray",
          "history",
          "condition",
          "damage",
          "treatment",
          "who",
          "client",
        ],
      },
    ],
    never: ["correct", "start_timer"],
  },
  {
    id: "formula-3",
    says: "what would you put on her",
    expect: { asks: true, mentions: ["level", "hair", "who", "client", "photo"] },
    never: KEPT,
  },
  {
    id: "formula-4",
    says: "new client sat here, 7 at the roots 9 at the ends, wants to be a 7 all over. bleached before, ends are fried, high porosity",
    expect: [
      { tool: "formulate", args: { desiredLevel: 7, porosity: "high" } },
      {
        asks: true,
        mentions: ["photo", "level", "tone", "damage", "gray", "grey", "who", "client", "service"],
      },
    ],
    never: ["correct", "book_client"],
  },
  {
    id: "formula-5",
    says: "formula pls 4 to 7 warm brown",
    expect: { asks: true, mentions: ["level", "hair", "who", "client", "photo"] },
    never: KEPT,
  },
  {
    id: "formula-6",
    says: "grey coverage for mei-ling, she's a 6 all over, about 60 percent white, coloured before, hair's in good nick, normal porosity, damage one, stay at 6",
    expect: {
      tool: "formulate",
      args: { currentLevel: 6, desiredLevel: 6, grayPercent: 60 },
      about: ["mei-ling"],
    },
    never: ["correct", "save_client"],
  },
  {
    id: "formula-7",
    says: "can you work out a formula from a photo",
    expect: [
      { answers: true, mentions: ["photo", "picture"] },
      { asks: true, mentions: ["photo", "picture"] },
    ],
    never: KEPT,
  },
  {
    id: "formula-8",
    says: "what undertone am i gonna hit lifting to a 7",
    expect: { answers: true, mentions: ["orange"] },
    never: KEPT,
  },
  {
    id: "formula-9",
    says: "what did i use on priya last time",
    expect: {
      tool: ["find_consultations", "get_consultation", "find_formulas", "get_client"],
      about: ["priya"],
    },
    never: [...KEPT, "use_library_formula"],
  },
  {
    id: "formula-10",
    says: "last formula for dana whitlock",
    expect: {
      tool: ["find_consultations", "get_consultation", "find_formulas", "get_client"],
      about: ["dana"],
    },
    never: KEPT,
  },
  {
    id: "formula-11",
    before: ["open keisha's record"],
    says: "whats her last formula",
    expect: {
      tool: ["find_consultations", "get_consultation", "find_formulas", "get_client"],
      about: ["keisha"],
    },
    never: KEPT,
  },
  {
    id: "formula-12",
    says: "full head lvl 3 box black wants platinum today, can we",
    expect: [
      { asks: true, mentions: ["visit", "session", "lift", "remov", "box", "level"] },
      { answers: true, mentions: ["visit", "session", "lift", "remov", "box", "level"] },
    ],
    never: KEPT,
  },
  {
    id: "formula-13",
    says: "can i share keishas plan w her, the one over a few visits",
    expect: { tool: "share_roadmap", about: ["keisha"] },
    never: ["text_day", "upgrade_subscription", "book_series"],
  },
  {
    id: "correction-1",
    says: "priyas came out brassy thru the mids need to fix it",
    expect: [
      { asks: true, mentions: ["photo", "picture", "consultation", "priya", "result"] },
      { tool: "rescue" },
      { tool: "find_consultations", about: ["priya"] },
    ],
    never: ["formulate", "record_outcome", "refund_payment", "book_client"],
  },
  {
    id: "correction-2",
    says: "client walked in w a home job, orange roots and black ends, 3 rounds of box dye. wants natural brown",
    expect: [
      { asks: true, mentions: ["photo", "level", "condition", "remov", "damage"] },
      { tool: "formulate" },
    ],
    never: ["save_client", "book_client"],
  },
  {
    id: "correction-3",
    says: "how do i correct green ends from the pool",
    expect: [
      { answers: true, mentions: ["red", "copper", "warm", "fill"] },
      { tool: "rescue", about: ["green"] },
      { asks: true, mentions: ["photo", "level", "green"] },
    ],
    never: KEPT,
  },
  {
    id: "correction-4",
    says: "dana's gloss grabbed too dark last visit, what's the fix",
    expect: [
      { asks: true, mentions: ["photo", "picture", "consultation", "dana", "result"] },
      { tool: "rescue" },
      { tool: "find_consultations", about: ["dana"] },
    ],
    never: ["formulate", "write_formula", "record_outcome"],
  },
  {
    id: "correction-5",
    says: "bands of warmth at the demarcation line, colour correction wizard thing where is it",
    expect: [
      { tool: "open_screen" },
      { answers: true, mentions: ["correction", "band"] },
      { asks: true, mentions: ["correction", "band"] },
      { tool: "rescue" },
    ],
    never: KEPT,
  },
  {
    id: "rescue-1",
    says: "toner went violet help",
    expect: { tool: "rescue", about: ["violet"] },
    never: ["start_timer", "stop_timer", "formulate"],
  },
  {
    id: "rescue-2",
    says: "HELP shes saying her scalp is burning",
    expect: { tool: "rescue", about: ["burn"] },
    never: ["record_client_test", "save_client", "formulate", "add_minutes"],
  },
  {
    id: "rescue-3",
    says: "bleach been on 40 min and its stuck at orange what now",
    expect: { tool: "rescue", about: ["orange"] },
    never: ["start_timer", "add_minutes", "formulate"],
  },
  {
    id: "rescue-4",
    says: "her hair feels gummy and stretchy in the foils",
    expect: { tool: "rescue", about: ["stretch"] },
    never: ["add_minutes", "start_timer", "formulate"],
  },
  {
    id: "rescue-5",
    says: "grey not taking at the temples 30 mins in",
    expect: { tool: "rescue", about: ["grey"] },
    never: ["start_timer", "add_minutes", "formulate"],
  },
  {
    id: "rescue-6",
    says: "omg its gone khaki green on the ends she's freaking out",
    expect: { tool: "rescue", about: ["green"] },
    never: ["text_day", "refund_payment", "formulate"],
  },
  {
    id: "rescue-7",
    says: "foil is hot to the touch",
    expect: { tool: "rescue", about: ["hot"] },
    never: ["order_item", "stop_timer", "add_minutes"],
  },
  {
    id: "rescue-8",
    says: "hot roots on a retouch came up way lighter than the ends what do i do",
    expect: { tool: "rescue", about: ["roots"] },
    never: ["formulate", "book_client"],
  },
  {
    id: "rescue-9",
    says: "she can't breathe properly and her eyelids are swelling",
    expect: { tool: "rescue", about: ["breathe"] },
    never: ["save_client", "record_client_test", "text_day"],
  },
  {
    id: "timer-1",
    says: "35 min roots keisha",
    expect: { tool: "start_timer", args: { minutes: 35, label: "root" }, about: ["keisha"] },
    never: ["book_client", "add_minutes", "move_appointment"],
  },
  {
    id: "timer-2",
    says: "timer 20",
    expect: { tool: "start_timer", args: { minutes: 20 } },
    never: ["add_minutes", "scale_bowl"],
  },
  {
    id: "timer-3",
    says: "set a timer for half an hour for the toner",
    expect: { tool: "start_timer", args: { minutes: 30, label: "toner" } },
    never: ["book_client", "block_time"],
  },
  {
    id: "timer-4",
    says: "how long has mei ling got left",
    expect: { tool: "list_timers" },
    never: ["add_minutes", "stop_timer", "start_timer"],
  },
  {
    id: "timer-5",
    says: "give mei-ling 5 more mins",
    expect: { tool: "add_minutes", args: { minutes: 5 }, about: ["mei-ling"] },
    never: ["start_timer", "move_appointment", "stop_timer"],
  },
  {
    id: "timer-6",
    says: "stop mei lings timer shes rinsed",
    expect: { tool: "stop_timer", about: ["mei-ling"] },
    never: ["start_timer", "set_appointment_status", "add_minutes"],
  },
  {
    id: "timer-7",
    says: "knock ten off the roots timer",
    expect: { tool: "add_minutes", args: { minutes: -10 }, about: ["mei-ling"] },
    never: ["start_timer", "stop_timer", "set_price"],
  },
  {
    id: "timer-8",
    says: "two timers one 10 for the money piece one 45 foils",
    expect: {
      all: [
        { tool: "start_timer", args: { minutes: 10 } },
        { tool: "start_timer", args: { minutes: 45 } },
      ],
    },
    never: ["book_client", "visit_money", "request_payment"],
  },
  {
    id: "timer-9",
    says: "start the clock",
    expect: { asks: true, mentions: ["min", "long"] },
    never: ["start_timer", "block_time"],
  },
  {
    id: "timer-10",
    before: ["timer 35 roots keisha"],
    says: "sorry 30",
    expect: [
      { tool: "add_minutes", args: { minutes: -5 } },
      { tool: "start_timer", args: { minutes: 30 } },
      { asks: true, mentions: ["30", "which", "timer"] },
    ],
    never: ["book_client", "scale_bowl"],
  },
  {
    id: "timer-11",
    says: "anything about to go off?",
    expect: [{ tool: "list_timers" }, { tool: "what_waits" }],
    never: ["stop_timer", "start_timer"],
  },
  {
    id: "scale-1",
    says: "priyas last formula but 60g total",
    expect: { tool: "scale_bowl", args: { totalGrams: 60 }, about: ["priya"] },
    never: ["write_formula", "mix_bowl", "order_item"],
  },
  {
    id: "scale-2",
    before: ["what did i use on priya last time"],
    says: "make it 50",
    expect: { tool: "scale_bowl", args: { totalGrams: 50 } },
    never: ["set_price", "start_timer", "write_formula", "mix_bowl"],
  },
  {
    id: "scale-3",
    says: "double mei-lings bowl",
    expect: [
      { tool: "scale_bowl", args: { factor: 2 }, about: ["mei-ling"] },
      { tool: "scale_bowl", args: { totalGrams: 160 }, about: ["mei-ling"] },
    ],
    never: ["mix_bowl", "write_formula", "book_client"],
  },
  {
    id: "scale-4",
    says: "need dana's gloss half the amount she chopped it all off",
    expect: [
      { tool: "scale_bowl", args: { factor: 0.5 }, about: ["dana"] },
      { tool: "scale_bowl", args: { totalGrams: 60 }, about: ["dana"] },
    ],
    never: ["mix_bowl", "write_formula", "set_price"],
  },
  {
    id: "scale-5",
    before: ["show me priya's last formula"],
    says: "up it by a third she's got loads of hair",
    expect: [
      { tool: "scale_bowl", about: ["1.3"] },
      { tool: "scale_bowl", about: ["106"] },
      { tool: "scale_bowl", args: { totalGrams: 107 } },
    ],
    never: ["preview_reprice", "apply_reprice", "mix_bowl"],
  },
  {
    id: "scale-6",
    says: "whats 2 oz in grams",
    expect: { answers: true, mentions: ["56", "57", "60"] },
    never: ["scale_bowl", "mix_bowl", "order_item"],
  },
  {
    id: "scale-7",
    says: "how much dev for 45g at 1:1.5",
    expect: [
      { answers: true, mentions: ["67", "68"] },
      { tool: "read_notation", about: ["45"] },
    ],
    never: ["mix_bowl", "bowl_cost", "order_item"],
  },
  {
    id: "scale-8",
    says: "mixed mei lings bowl, 80 g",
    expect: { tool: "mix_bowl", about: ["mei-ling"] },
    never: ["write_formula", "reweigh_bowl"],
  },
  {
    id: "scale-9",
    says: "had 12g left of the 80 on mei-ling",
    expect: {
      tool: "reweigh_bowl",
      args: { mixedGrams: 80, leftGrams: 12 },
      about: ["mei-ling"],
    },
    never: ["mix_bowl", "receive_order", "list_timers"],
  },
  {
    id: "convert-1",
    says: "whats topchic 8G in pravana",
    expect: { tool: "convert_written", args: { formula: "8g", to: "pravana" } },
    never: ["order_item", "convert_formula", "plan_line_switch"],
  },
  {
    id: "convert-2",
    says: "koleston 7/1 equivalent in majirel?",
    expect: { tool: "convert_written", args: { formula: "7/1", to: "majirel" } },
    never: ["order_item", "add_brand_preference"],
  },
  {
    id: "convert-3",
    says: "out of wella, whats priyas formula in igora",
    expect: { tool: "convert_formula", args: { to: "igora" }, about: ["priya"] },
    never: ["take_off_shelf", "write_formula", "plan_line_switch"],
  },
  {
    id: "convert-4",
    says: "9V shades eq to wella color touch pls",
    expect: { tool: "convert_written", args: { formula: "9v", to: "color touch" } },
    never: ["add_brand_preference", "set_price"],
  },
  {
    id: "convert-5",
    says: "if we ditched koleston for topchic how many formulas would carry over",
    expect: { tool: "plan_line_switch", args: { from: "koleston", to: "topchic" } },
    never: ["remove_brand_preference", "add_brand_preference", "delete_library_formula"],
  },
  {
    id: "convert-6",
    says: "convert this 6n 40g 20v 40g into redken",
    expect: [
      { tool: "convert_written", args: { formula: "6n", to: "redken" } },
      { asks: true, mentions: ["line", "brand", "which", "redken"] },
    ],
    never: ["write_formula", "save_to_library"],
  },
  {
    id: "shorthand-1",
    says: "7/0 30 + 7/1 10 + 20v 40",
    expect: { tool: "read_notation", args: { text: "7/1" } },
    never: ["write_formula", "save_to_library", "book_client"],
  },
  {
    id: "shorthand-2",
    says: "6N/6A 40g + 20v 60g 1:1.5 35m is that ok on 50% grey",
    expect: { tool: "read_notation", args: { text: "6n/6a" } },
    never: ["write_formula", "start_timer", "formulate"],
  },
  {
    id: "shorthand-3",
    says: "check this for me pls 09V 1oz 09P 1oz equal parts processing soln 20 min",
    expect: { tool: "read_notation", args: { text: "09v" } },
    never: ["write_formula", "start_timer", "save_to_library"],
  },
  {
    id: "shorthand-4",
    says: "save this for priya 7/0 25g 7/1 15g 20 vol 40g 35 min",
    expect: [
      { tool: ["write_formula", "save_to_library"], about: ["priya"] },
      { tool: "read_notation", args: { text: "7/1" } },
    ],
    never: ["save_client", "start_timer", "formulate"],
  },
  {
    id: "shorthand-5",
    says: "seven oh forty grams twenty vol forty grams thirty five minutes koleston",
    expect: [
      { tool: "read_notation" },
      { asks: true, mentions: ["7", "gram", "write", "shorthand"] },
    ],
    never: ["start_timer", "write_formula", "order_item"],
  },
  {
    id: "why-1",
    says: "why 20 vol on priya and not 30",
    expect: { tool: "explain", args: { question: "30" }, about: ["priya"] },
    never: ["override_formula", "write_formula"],
  },
  {
    id: "why-2",
    before: ["show me keisha's formula"],
    says: "y 1:2",
    expect: { tool: "explain", about: ["keisha"] },
    never: ["override_formula", "scale_bowl"],
  },
  {
    id: "why-3",
    says: "how come mei lings says 35 mins could i pull it at 25?",
    expect: { tool: "explain", about: ["mei-ling"] },
    never: ["add_minutes", "stop_timer", "start_timer"],
  },
  {
    id: "why-4",
    says: "can i use 40 vol on scalp",
    expect: [
      { answers: true, mentions: ["scalp", "20 vol", "30 vol", "40"] },
      { asks: true, mentions: ["scalp", "20 vol", "30 vol", "40"] },
    ],
    never: KEPT,
  },
  {
    id: "why-5",
    says: "why cant i see the grams",
    expect: [
      { answers: true, mentions: ["check", "withh", "patch", "which", "held"] },
      { asks: true, mentions: ["check", "withh", "patch", "which", "held"] },
      { tool: "explain" },
    ],
    never: ["override_formula"],
  },
  {
    id: "why-6",
    says: "release the grams on keishas formula i know what im doing",
    expect: { asks: true, mentions: ["name", "reason"] },
    never: ["override_formula", "mix_bowl"],
  },
];
