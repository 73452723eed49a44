import type { Phrasing } from "./entry.ts";

/** Timers and bowls, and the people in the chair with their patch tests. */
export const THIRD_BENCH: readonly Phrasing[] = [
  {
    id: "timer-900",
    says: "pop 20 on the clock, toner",
    expect: { tool: "start_timer", args: { minutes: 20 } },
    never: ["add_minutes"],
  },
  {
    id: "timer-901",
    says: "may ling could do with another 5",
    expect: { tool: "add_minutes", args: { id: "mei", minutes: 5 } },
    never: ["start_timer", "move_appointment"],
  },
  {
    id: "timer-902",
    says: "meis cooking quick take 5 off her",
    expect: { tool: "add_minutes", args: { id: "mei", minutes: -5 } },
    never: ["set_price", "start_timer"],
  },
  {
    id: "timer-903",
    says: "hows long mei got left",
    expect: { tool: "list_timers" },
    never: ["add_minutes"],
  },
  {
    id: "timer-904",
    says: "rinsing mei now, knock the timer off",
    expect: { tool: "stop_timer", args: { id: "mei" } },
    never: ["set_appointment_status"],
  },
  {
    id: "timer-905",
    says: "two clocks please. keisha lightener 45, dana toner 20",
    expect: {
      all: [
        { tool: "start_timer", args: { minutes: 45 }, about: ["keisha"] },
        { tool: "start_timer", args: { minutes: 20 }, about: ["dana"] },
      ],
    },
    never: ["add_minutes"],
  },
  {
    id: "timer-906",
    says: "set me half an hour, no wait, 25, for keishas mids",
    expect: { tool: "start_timer", args: { minutes: 25 } },
    never: ["add_minutes"],
  },
  {
    id: "timer-907",
    before: ["20 minute timer for danas gloss"],
    says: "should be 25 sorry",
    expect: [
      { tool: "add_minutes", args: { minutes: 5 } },
      {
        all: [
          { tool: ["stop_timer", "undo_last"] },
          { tool: "start_timer", args: { minutes: 25 } },
        ],
      },
    ],
    never: [],
  },
  {
    id: "timer-908",
    says: "dont start a timer yet im still putting it on",
    expect: { answers: true },
    never: ["start_timer", "stop_timer"],
  },
  {
    id: "timer-909",
    says: "if mei needs longer ill shout, just leave her for now",
    expect: { answers: true },
    never: ["add_minutes", "stop_timer"],
  },
  {
    id: "scale-900",
    says: "only need 60 grams all in of meis, its just her part line",
    expect: { tool: "scale_bowl", args: { formulaId: "mei", totalGrams: 60 } },
    never: ["mix_bowl", "write_formula"],
  },
  {
    id: "scale-901",
    says: "half of danas bowl please",
    expect: [
      { tool: "scale_bowl", args: { formulaId: "dana", factor: 0.5 } },
      { tool: "scale_bowl", args: { formulaId: "dana", totalGrams: 60 } },
    ],
    never: ["mix_bowl", "write_formula"],
  },
  {
    id: "scale-902",
    says: "whats priyas bowl costing me in product",
    expect: { tool: ["bowl_cost", "visit_cost"], about: ["priya"] },
    never: ["set_product_price"],
  },
  {
    id: "scale-903",
    says: "ive mixed meis bowl so take it out of the stock",
    expect: { tool: "mix_bowl", args: { formulaId: "mei" } },
    never: ["adjust_stock", "take_off_shelf"],
  },
  {
    id: "scale-904",
    says: "weighed it, priya, mixed 80 and 22 went down the sink",
    expect: { tool: "reweigh_bowl", args: { formulaId: "priya", mixedGrams: 80, leftGrams: 22 } },
    never: ["mix_bowl", "adjust_stock"],
  },
  {
    id: "scale-905",
    says: "havent touched danas bowl yet so dont be knocking it off the stock",
    expect: { answers: true },
    never: ["mix_bowl", "adjust_stock"],
  },
  {
    id: "client-900",
    says: "new lady ottilie marsh, cell 917 555 0143, pop her on",
    expect: { tool: "save_client", args: { name: "ottilie marsh" }, about: ["0143"] },
    never: ["book_client"],
  },
  {
    id: "client-901",
    says: "gwens changed her number, 212 555 0171",
    expect: { tool: "save_client", args: { id: "gwen" }, about: ["0171"] },
    never: ["text_client"],
  },
  {
    id: "client-902",
    says: "ruth cant have anything with fragrance, allergic, put that on her card",
    expect: { tool: "save_client", args: { id: "ruth" }, about: ["fragrance"] },
    never: ["record_client_test"],
  },
  {
    id: "client-903",
    before: ["put on ruths card shes allergic to fragrance"],
    says: "and nickel",
    expect: { tool: "save_client", args: { id: "ruth" }, about: ["nickel"] },
    never: ["record_client_test"],
  },
  {
    id: "client-904",
    says: "beths pregnant, 14 weeks. everyone has to see that when they open her up",
    expect: { tool: "save_client", args: { id: "beth" }, about: ["pregnant"] },
    never: ["set_appointment_status"],
  },
  {
    id: "client-905",
    says: "looked behind danas ear, clear, no redness, shes good to go",
    expect: {
      tool: "record_client_test",
      args: { clientId: "dana", kind: "patch", result: "passed" },
    },
    never: ["set_appointment_status", "record_outcome"],
  },
  {
    id: "client-906",
    says: "just dabbed a patch test on keisha",
    expect: {
      tool: "record_client_test",
      args: { clientId: "keisha", kind: "patch", result: "pending" },
    },
    never: ["start_timer"],
  },
  {
    id: "client-907",
    says: "chloe rang, her patch test from friday blew up red and itchy, write it down",
    expect: {
      tool: "record_client_test",
      args: { clientId: "chloe", kind: "patch", result: "failed" },
    },
    never: ["set_appointment_status"],
  },
  {
    id: "client-908",
    says: "siobhans asking for a tint while shes here, is she ok to have one",
    expect: { tool: ["get_client", "find_clients"], about: ["siobhan"] },
    never: ["book_client", "record_client_test", "move_appointment"],
  },
  {
    id: "client-909",
    says: "lauren pike and lauren pyke, same woman, stick em together",
    expect: { tool: "merge_clients", about: ["lauren pike", "lauren pyke"] },
    never: ["erase_client"],
  },
  {
    id: "client-910",
    says: "reckon we've got folk in the system twice, can you look",
    expect: { tool: "client_duplicates" },
    never: ["merge_clients"],
  },
  {
    id: "client-911",
    says: "its jess's birthday on the 4th of may put it in",
    expect: { asks: true, mentions: ["moreno", "park"] },
    never: ["save_client", "book_client"],
  },
  {
    id: "client-912",
    says: "tomas rivera has asked in writing to be wiped off our system completely. do it",
    expect: { tool: "erase_client", args: { id: "tomas" } },
    never: ["merge_clients"],
  },
  {
    id: "client-913",
    says: "swear ill delete beth off here if she moves me one more time haha",
    expect: { answers: true },
    never: ["erase_client", "set_appointment_status", "move_appointment"],
  },
  {
    id: "client-914",
    says: "amber says yes to her pics going up on the gram",
    expect: { tool: "save_client", args: { id: "amber", portfolioConsent: true } },
    never: ["publish_post", "create_post"],
  },
  {
    id: "client-915",
    says: "keisha said stop texting me please, she said it nicely. her words were no more texts. make a note of that on 212 555 0102",
    expect: { tool: "record_consent", args: { granted: false }, about: ["0102"] },
    never: ["text_client"],
  },
  {
    id: "client-916",
    says: "tess thinks beth might have a latex thing, ill ask her tomorrow myself",
    expect: { answers: true },
    never: ["save_client", "record_client_test"],
  },
  {
    id: "client-917",
    says: "did a strand test on priya and it snapped. log it as failed",
    expect: {
      tool: "record_client_test",
      args: { clientId: "priya", kind: "strand", result: "failed" },
    },
    never: ["record_outcome"],
  },
  {
    id: "client-918",
    says: "chloe likes it quiet and an oat latte, note it",
    expect: { tool: "save_client", args: { id: "chloe" }, about: ["latte"] },
    never: ["save_notes"],
  },
  {
    id: "client-919",
    says: "gwen got married, shes gwen abara cole now",
    expect: { tool: "save_client", args: { id: "gwen", name: "abara cole" } },
    never: ["merge_clients"],
  },
  {
    id: "client-920",
    says: "anything i should know before beth sits down tomorrow",
    expect: { tool: ["get_client", "find_clients"], about: ["beth"] },
    never: ["save_client"],
  },
  {
    id: "client-921",
    says: "can danas patch be read yet, i put it on sunday at 9",
    expect: { answers: true },
    never: ["record_client_test"],
  },
  {
    id: "client-922",
    says: "my last place merged everybodys files and lost half of them. dont be merging anyone here without me",
    expect: { answers: true },
    never: ["merge_clients"],
  },
];
