import type { Phrasing } from "./entry.ts";
import { SECOND_CHAIR_SHELF } from "./second-chair-2.ts";
import { SECOND_CHAIR_BOOK } from "./second-chair-3.ts";

const CHAIR: readonly Phrasing[] = [
  {
    id: "formula-500",
    says: "ok new one for ruth natural 5 virgin hair about 60% grey wants a natural 6 full coverage porosity normal ends a tiny bit dry damage 1",
    expect: {
      tool: "formulate",
      args: { currentLevel: 5, desiredLevel: 6, porosity: "normal", hairCondition: "virgin" },
      about: ["ruth"],
    },
    never: ["correct", "write_formula"],
  },
  {
    id: "formula-501",
    says: "can u write me something for beth shes sitting at an 8 and wants to be pearl",
    expect: { asks: true },
    never: ["formulate", "write_formula", "correct"],
  },
  {
    id: "formula-502",
    says: "what did i put on priya last time",
    expect: [
      { tool: ["find_formulas", "find_consultations", "get_consultation", "get_client"] },
      { answers: true, mentions: ["7/0"] },
    ],
    never: ["formulate"],
  },
  {
    id: "formula-503",
    says: "mei lings formula pls gloves on cant scroll",
    expect: [
      { tool: ["find_formulas", "find_consultations", "get_consultation", "get_client"] },
      { answers: true, mentions: ["6/0"] },
    ],
    never: ["formulate", "mix_bowl"],
  },
  {
    id: "formula-504",
    says: "toning for chloé d'angelo please, she's bleached, level 9 staying level 9, wants pearl, only been bleached before, damage level 2, porosity high",
    expect: {
      tool: "formulate",
      args: {
        currentLevel: 9,
        desiredLevel: 9,
        damageLevel: "2",
        porosity: "high",
        serviceType: "toning",
        desiredTone: "pearl",
      },
      about: ["angelo"],
    },
    never: ["correct"],
  },
  {
    id: "formula-505",
    says: "how much 9v is in danas gloss",
    expect: [
      { tool: ["find_formulas", "find_consultations", "get_consultation", "get_client"] },
      { answers: true, mentions: ["30"] },
    ],
    never: ["scale_bowl", "put_on_shelf"],
  },
  {
    id: "formula-506",
    before: ["whats keishas lightener mix from the summer"],
    says: "and how long did i leave it on her",
    expect: [
      { tool: ["find_formulas", "find_consultations", "get_consultation", "get_client"] },
      { answers: true, mentions: ["45"] },
    ],
    never: ["start_timer", "add_minutes"],
  },
  {
    id: "formula-507",
    says: "put this down for mei-ling from today: koleston perfect 6/0 30g 7/0 10g 20 vol 40g 1:1 35 min on the roots",
    expect: { tool: "write_formula", args: { consultationId: "mei-ling" }, about: ["6/0", "7/0"] },
    may: ["save_notes"],
    never: ["formulate", "save_to_library"],
  },
  {
    id: "formula-508",
    says: "grey coverage for tomás. lvl 4 previously coloured, 40 percent white, stays a 4, damage 1 normal porosity nothing else ever done to it but box dye",
    expect: {
      tool: "formulate",
      args: { currentLevel: 4, desiredLevel: 4, grayPercent: 40, serviceType: "gray-coverage" },
      about: ["tomas"],
    },
    never: ["correct", "write_formula"],
  },
  {
    id: "formula-509",
    says: "just make up a formula for amber, surprise me, idk what shes got on there rn",
    expect: { asks: true },
    never: ["formulate", "write_formula"],
  },
  {
    id: "formula-510",
    says: "note on priya's consult: ends grabbed cool, go 5 min less next time",
    expect: { tool: "save_notes", args: { id: "priya", notes: "5 min" } },
    may: ["save_client"],
    never: ["add_minutes", "record_outcome"],
  },

  {
    id: "correction-500",
    says: "danas gloss from october faded brassy at the roots i want a corrective for it",
    expect: { asks: true },
    never: ["correct", "formulate", "write_formula"],
  },
  {
    id: "correction-501",
    says: "colour correction for gwen, box black at a 3, wants a 6 warm brown, previously coloured, only box dye on there, damage 2, porosity low",
    expect: {
      tool: "formulate",
      args: { currentLevel: 3, desiredLevel: 6, serviceType: "color-correction", porosity: "low" },
      about: ["gwen"],
    },
    never: ["book_client", "correct"],
  },
  {
    id: "correction-502",
    says: "keisha's last balayage went green in the pool can you write me the fix",
    expect: { asks: true },
    never: ["correct", "formulate"],
  },
  {
    id: "correction-503",
    before: ["formula for nadia level 6 goes to 7 beige, virgin hair, damage 1"],
    says: "sorry no shes a 5 not a 6. porosity normal, natural hair never touched, its toning",
    expect: { tool: "formulate", args: { currentLevel: 5, desiredLevel: 7 }, about: ["nadia"] },
    never: ["correct", "record_outcome"],
  },
  {
    id: "correction-504",
    says: "u think priyas brass is worth a whole correction or nah",
    expect: { answers: true },
    never: ["correct", "formulate", "book_client"],
  },
  {
    id: "correction-505",
    says: "box red over old highlights on nadia shes a 6 wants a 7 neutral previously coloured damage 2 porosity high, bleached and box dye in the history, colour correction",
    expect: {
      tool: "formulate",
      args: { currentLevel: 6, desiredLevel: 7, damageLevel: "2", serviceType: "color-correction" },
      about: ["nadia"],
    },
    never: ["book_client", "correct"],
  },
  {
    id: "correction-506",
    says: "keishas came out patchy and too gold, whats the fix formula",
    expect: { asks: true },
    never: ["correct", "formulate", "write_formula"],
  },

  {
    id: "rescue-500",
    says: "HELP toner went purple on her ends",
    expect: { tool: "rescue", about: ["purple"] },
    may: ["start_timer"],
    never: ["formulate", "correct"],
  },
  {
    id: "rescue-501",
    says: "shes saying her scalp is burning the bleach has been on 15",
    expect: { tool: "rescue", about: ["burning"] },
    never: ["add_minutes", "formulate"],
  },
  {
    id: "rescue-502",
    says: "lightener just isnt moving stuck at orange 30 min in 20 vol foils what do i do",
    expect: { tool: "rescue", about: ["orange"] },
    never: ["add_minutes", "start_timer"],
  },
  {
    id: "rescue-503",
    says: "foil is super hot and puffing up omg",
    expect: { tool: "rescue", about: ["hot"] },
    never: ["text_client"],
  },
  {
    id: "rescue-504",
    says: "hair feels gummy and stretches when i pull a strand. blondor still on",
    expect: { tool: "rescue", about: ["stretch"] },
    never: ["add_minutes", "stop_timer"],
  },
  {
    id: "rescue-505",
    says: "roots have gone way hotter than the mids its like neon ginger up top and im about to rinse",
    expect: { tool: "rescue", about: ["ginger"] },
    never: ["correct", "formulate"],
  },
  {
    id: "rescue-506",
    says: "her eyelids are swelling up and shes itchy all round the hairline, tint's on",
    expect: { tool: "rescue", about: ["swelling"] },
    never: ["record_client_test", "save_client"],
  },
  {
    id: "rescue-507",
    says: "this blonde grabbed ash so hard its basically grey, toner on 6 minutes, rinse or leave",
    expect: { tool: "rescue", about: ["grey"] },
    never: ["stop_timer"],
  },
  {
    id: "rescue-508",
    says: "last month i had a foil go hot on someone, scariest day of my life lol",
    expect: { answers: true },
    never: ["start_timer", "save_notes"],
  },
  {
    id: "rescue-509",
    says: "gone green. client freaking out. ash over a 9 i think",
    expect: { tool: "rescue", about: ["green"] },
    never: ["formulate", "correct"],
  },

  {
    id: "timer-500",
    says: "35 on keisha",
    expect: { tool: "start_timer", args: { minutes: 35 }, about: ["keisha"] },
    never: ["add_minutes", "book_client"],
  },
  {
    id: "timer-501",
    says: "give mei another ten",
    expect: { tool: "add_minutes", args: { id: "mei-ling", minutes: 10 } },
    never: ["start_timer", "stop_timer"],
  },
  {
    id: "timer-502",
    says: "rinsing mei now kill the clock",
    expect: { tool: "stop_timer", args: { id: "mei-ling" } },
    never: ["add_minutes", "set_appointment_status"],
  },
  {
    id: "timer-503",
    says: "how long has mei ling got left",
    expect: [{ tool: "list_timers" }, { answers: true, mentions: ["20", "10:40"] }],
    never: ["add_minutes", "start_timer"],
  },
  {
    id: "timer-504",
    says: "set me a timer three quarters of an hour bleach on keisha",
    expect: { tool: "start_timer", args: { minutes: 45 }, about: ["keisha"] },
    never: ["block_time"],
  },
  {
    id: "timer-505",
    says: "knock 5 off the roots timer",
    expect: { tool: "add_minutes", args: { id: "mei-ling", minutes: -5 } },
    never: ["start_timer", "stop_timer"],
  },
  {
    id: "timer-506",
    before: ["20 min on dana for the gloss"],
    says: "make it 15",
    expect: [
      { tool: "start_timer", args: { minutes: 15 }, about: ["dana"] },
      { tool: "add_minutes", args: { minutes: -5 } },
    ],
    may: ["stop_timer"],
    never: ["move_appointment"],
  },
  {
    id: "timer-507",
    says: "anything still cooking back there?",
    expect: [{ tool: "list_timers" }, { answers: true, mentions: ["mei"] }],
    never: ["stop_timer", "start_timer"],
  },
  {
    id: "timer-508",
    says: "timer for the perm rods half an hr pls",
    expect: { tool: "start_timer", args: { minutes: 30 } },
    never: ["add_minutes"],
  },
  {
    id: "timer-509",
    says: "dont stop meis timer yet she needs the full 35",
    expect: { answers: true },
    never: ["stop_timer", "add_minutes", "start_timer"],
  },
  {
    id: "timer-510",
    says: "start 2 timers: 20 for toner 35 for her roots",
    expect: {
      all: [
        { tool: "start_timer", args: { minutes: 20 }, about: ["toner"] },
        { tool: "start_timer", args: { minutes: 35 }, about: ["root"] },
      ],
    },
    never: ["add_minutes"],
  },
  {
    id: "timer-511",
    says: "timer pls",
    expect: { asks: true },
    never: ["start_timer", "add_minutes"],
  },

  {
    id: "scale-500",
    says: "scale priyas bowl up to 120g",
    expect: { tool: "scale_bowl", args: { formulaId: "priya", totalGrams: 120 } },
    never: ["write_formula", "mix_bowl"],
  },
  {
    id: "scale-501",
    says: "half batch of meis root mix just doing the hairline",
    expect: [
      { tool: "scale_bowl", args: { formulaId: "mei-ling", factor: 0.5 } },
      { tool: "scale_bowl", args: { formulaId: "mei-ling", totalGrams: 40 } },
    ],
    never: ["mix_bowl", "write_formula"],
  },
  {
    id: "scale-502",
    says: "keisha's hair is twice as long now so double her lightener for me",
    expect: [
      { tool: "scale_bowl", args: { formulaId: "keisha", factor: 2 } },
      { tool: "scale_bowl", args: { formulaId: "keisha", totalGrams: 300 } },
    ],
    never: ["mix_bowl", "save_client"],
  },
  {
    id: "scale-503",
    says: "i need 25% more of danas gloss",
    expect: [
      { tool: "scale_bowl", args: { formulaId: "dana", factor: 1.25 } },
      { tool: "scale_bowl", args: { formulaId: "dana", totalGrams: 150 } },
    ],
    never: ["order_item", "set_price"],
  },
  {
    id: "scale-504",
    before: ["show me priyas last formula"],
    says: "ok what would that be if i only want 60 g in the bowl all in",
    expect: { tool: "scale_bowl", args: { formulaId: "priya", totalGrams: 60 } },
    never: ["mix_bowl"],
  },
  {
    id: "scale-505",
    before: ["scale meis bowl to 100g"],
    says: "nah 90",
    expect: { tool: "scale_bowl", args: { formulaId: "mei-ling", totalGrams: 90 } },
    never: ["add_minutes", "start_timer"],
  },
  {
    id: "scale-506",
    says: "mix me a third of keishas blondor, for the money piece only",
    expect: [
      {
        tool: "scale_bowl",
        args: { formulaId: "keisha", factor: { any: [0.33, 0.333, 0.3333, 1 / 3] } },
      },
      { tool: "scale_bowl", args: { formulaId: "keisha", totalGrams: 50 } },
    ],
    never: ["mix_bowl"],
  },

  {
    id: "convert-500",
    says: "whats topchic 8g in pravana",
    expect: {
      tool: "convert_written",
      args: { formula: "8g", to: { any: ["pravana", "chromasilk"] } },
    },
    never: ["run_line_switch"],
  },
  {
    id: "convert-501",
    says: "priyas formula but in igora royal",
    expect: { tool: "convert_formula", args: { formulaId: "priya", to: "igora" } },
    never: ["write_formula", "run_line_switch"],
  },
  {
    id: "convert-502",
    says: "thinking of ditching koleston for inoa how many of my formulas would make it over",
    expect: { tool: "plan_line_switch", args: { from: "koleston", to: "inoa" } },
    never: ["run_line_switch", "remove_brand_preference", "add_brand_preference"],
  },
  {
    id: "convert-503",
    says: "rep gave me socolor to try, what's 7/1 koleston there",
    expect: { tool: "convert_written", args: { formula: "7/1", to: "socolor" } },
    never: ["add_brand_preference", "put_on_shelf"],
  },
  {
    id: "convert-504",
    says: "translate the grey blend to majirel",
    expect: { tool: "convert_formula", args: { formulaId: "grey blend", to: "majirel" } },
    never: ["change_library_formula", "save_to_library"],
  },
  {
    id: "convert-505",
    says: "equivalent of shades eq 9v 09p in color touch 30 each",
    expect: { tool: "convert_written", args: { formula: "9v", to: "color touch" } },
    never: ["write_formula"],
  },
  {
    id: "convert-506",
    says: "convert danas one",
    expect: { asks: true },
    never: ["run_line_switch", "set_stylist_preferences"],
  },
  {
    id: "convert-507",
    before: ["whats 6N shades eq in dia light"],
    says: "and in colorance",
    expect: { tool: "convert_written", args: { formula: "6n", to: "colorance" } },
    never: ["write_formula"],
  },

  {
    id: "shorthand-500",
    says: "7N 30g 8G 10g 20v 60g 1:1.5 35m does that read right",
    expect: { tool: ["read_notation", "check_formula"], about: ["7n"] },
    never: ["write_formula", "save_to_library"],
  },
  {
    id: "shorthand-501",
    says: "6/0+7/1 2:1 w/ 6% equal parts 40 min",
    expect: { tool: "read_notation", args: { text: "6/0+7/1" } },
    never: ["write_formula", "formulate"],
  },
  {
    id: "shorthand-502",
    says: "what does this scribble mean: 9V/9P 1oz ea + PS 2oz 20m",
    expect: { tool: "read_notation", args: { text: "9V/9P" } },
    never: ["save_to_library", "write_formula"],
  },
  {
    id: "shorthand-503",
    says: "koleston 7/0 forty grams seven one twenty grams twenty vol sixty 35 minutes can you read that back",
    expect: { tool: "read_notation", about: ["7/0"] },
    never: ["write_formula", "start_timer"],
  },
  {
    id: "shorthand-504",
    says: "sanity check b4 i mix, blondor 60 w 30v 120 45m",
    expect: { tool: ["read_notation", "check_formula"], about: ["blondor"] },
    never: ["mix_bowl", "start_timer", "write_formula"],
  },
  {
    id: "shorthand-505",
    says: "found an old card says 5N 5RB xx 20 ??? any idea",
    expect: [{ tool: "read_notation", about: ["5rb"] }, { asks: true }],
    lost: true,
    never: ["write_formula", "save_to_library"],
  },

  {
    id: "why-500",
    says: "why 20 vol on priya",
    expect: { tool: "explain", args: { consultationId: "priya", question: "20" } },
    never: ["formulate", "write_formula"],
  },
  {
    id: "why-501",
    says: "hang on why is mei's 35 min and not 45",
    expect: { tool: "explain", args: { consultationId: "mei-ling", question: "35" } },
    never: ["add_minutes", "start_timer"],
  },
  {
    id: "why-502",
    says: "could i have gone 30 on priya or would that be mad",
    expect: {
      tool: ["explain", "check_formula"],
      args: { consultationId: "priya" },
      about: ["30"],
    },
    never: ["write_formula", "set_stylist_preferences"],
  },
  {
    id: "why-503",
    says: "where does the 1:2 on keisha come from",
    expect: { tool: "explain", args: { consultationId: "keisha" }, about: ["1:2"] },
    never: ["scale_bowl"],
  },
  {
    id: "why-504",
    before: ["whats danas gloss again"],
    says: "n why no developer over 10",
    expect: { tool: "explain", args: { consultationId: "dana" } },
    never: ["write_formula"],
  },
  {
    id: "why-505",
    says: "why does violet cancel yellow again, the new girl asked",
    expect: { answers: true },
    never: ["formulate", "add_training_example", "invite_stylist"],
  },

  {
    id: "outcome-500",
    says: "priya loved it came out a 7 exactly",
    expect: {
      tool: "record_outcome",
      args: { consultationId: "priya", happy: true, levelReached: 7 },
    },
    never: ["save_notes", "formulate"],
  },
  {
    id: "outcome-501",
    says: "put down that keisha wasnt happy only got to a 7 and a half still gold",
    expect: {
      tool: "record_outcome",
      args: { consultationId: "keisha", happy: false, levelReached: 7.5, tone: "gold" },
    },
    never: ["correct", "refund_payment"],
  },
  {
    id: "outcome-502",
    says: "dana result: over the moon, reads 9 pearl dry",
    expect: {
      tool: "record_outcome",
      args: { consultationId: "dana", happy: true, levelReached: 9, tone: "pearl" },
    },
    never: ["set_appointment_status", "create_post"],
  },
  {
    id: "outcome-503",
    says: "how often do i actually hit the level with blondor",
    expect: { tool: "outcome_report" },
    never: ["decide_offset"],
  },
  {
    id: "outcome-504",
    says: "are my formulas coming out darker than planned",
    expect: { tool: "outcome_report" },
    never: ["decide_offset", "record_outcome"],
  },
  {
    id: "outcome-505",
    before: ["priya's came out a 7 she loved it"],
    says: "actually it was 6.5 but yeah still happy",
    expect: {
      tool: "record_outcome",
      args: { consultationId: "priya", happy: true, levelReached: 6.5 },
    },
    never: ["undo_last", "save_notes"],
  },
  {
    id: "outcome-506",
    says: "she hated it",
    expect: { asks: true },
    never: ["record_outcome", "refund_payment", "correct"],
  },
  {
    id: "outcome-507",
    says: "stop using that koleston offset thing pls it makes everything too light",
    expect: [
      { tool: "decide_offset", args: { line: "koleston", use: false } },
      { asks: true, mentions: ["offset", "koleston"] },
    ],
    never: ["remove_brand_preference"],
  },
  {
    id: "outcome-508",
    says: "success rate with priya?",
    expect: { tool: "outcome_report", args: { clientName: "priya" } },
    never: ["record_outcome"],
  },
];

/** Said with gloves on, of bowls and heads, and of the book between two clients. */
export const SECOND_CHAIR: readonly Phrasing[] = [
  ...CHAIR,
  ...SECOND_CHAIR_SHELF,
  ...SECOND_CHAIR_BOOK,
];
