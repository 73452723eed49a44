import { describe, expect, it } from "vitest";
import { CHAIR } from "#tests/salons/chair-salon.ts";
import { calledBy, id } from "#tests/salons/verb-salon.ts";

/** What is typed with a brush in the other hand, and the last call that it comes to. */
const SAID: [says: string, tool: string, input: object][] = [
  // timers
  ["35 min roots nora", "start_timer", { minutes: 35, label: "roots", clientName: "Nora" }],
  [
    "start a timer of 35 minutes for nora roots",
    "start_timer",
    { minutes: 35, label: "roots", clientName: "Nora" },
  ],
  ["20 mins toner ines", "start_timer", { minutes: 20, label: "toner", clientName: "Ines" }],
  ["45 foils on ruben timer", "start_timer", { minutes: 45, label: "foils", clientName: "Ruben" }],
  ["10 min gloss", "start_timer", { minutes: 10, label: "gloss" }],
  ["set 25 min for yaras roots", "start_timer", { minutes: 25, clientName: "Yara" }],
  ["ping me in 15 min for the money piece", "start_timer", { minutes: 15, label: "money piece" }],
  ["timer half an hour keratin", "start_timer", { minutes: 30 }],
  [
    "timer 3 quarters of an hour lightener on nora",
    "start_timer",
    { minutes: 45, clientName: "Nora" },
  ],
  ["set a timer for three quarters of an hour", "start_timer", { minutes: 45 }],
  ["quarter of an hour timer for the gloss", "start_timer", { minutes: 15 }],
  ["timer an hour and a half keratin", "start_timer", { minutes: 90 }],
  ["set 2 timers: 20 toner 35 roots", "start_timer", { minutes: 35 }],
  ["remind me in 20 mins", "start_timer", { minutes: 20 }],
  ["two timers one 10 for the money piece one 45 foils", "start_timer", { minutes: 45 }],
  ["timers: 20 roots and 35 ends", "start_timer", { minutes: 35 }],
  ["give nora another 5 min", "add_minutes", { id: id(701), minutes: 5 }],
  ["stop noras timer", "stop_timer", { id: id(701) }],
  ["kill the roots timer", "stop_timer", { id: id(701) }],
  ["anything about to go off?", "list_timers", {}],
  ["how long left on nora", "list_timers", {}],
  // what goes wrong
  ["toner went violet help", "rescue", {}],
  ["omg its gone khaki green on the ends shes freaking out", "rescue", {}],
  ["hot roots on a retouch came up way lighter than the ends what do i do", "rescue", {}],
  ["help her ends went grey", "rescue", {}],
  ["ugh the roots went orange now what", "rescue", {}],
  ["blonde has turned green in the pool how do i fix it", "colour_facts", { topic: "minerals" }],
  ["which developer to deposit only", "colour_facts", { topic: "developer", levels: 0 }],
  ["scalp is burning", "rescue", {}],
  // formulas of somebody by name
  ["last formula for nora quist", "get_consultation", {}],
  ["what goes in noras bowl", "get_consultation", {}],
  ["havent mixed it yet, what goes in noras bowl", "get_consultation", {}],
  ["what did i use on nora last time", "get_consultation", {}],
  ["noras last formula", "get_consultation", {}],
  ["can i share noras plan w her", "share_roadmap", { consultationId: id(601) }],
  ["how come noras says 20 mins could i pull it at 15?", "explain", { consultationId: id(601) }],
  ["why 7 vol on nora", "explain", { consultationId: id(601) }],
  ["why is noras toner 1:1", "explain", {}],
  ["mixed noras bowl, 80 g", "mix_bowl", { formulaId: id(602), totalGrams: 80 }],
  ["made up noras toner 60g", "mix_bowl", { totalGrams: 60 }],
  // other lines
  ["koleston 7/1 equivalent in majirel?", "convert_written", { formula: "koleston 7/1" }],
  ["9V shades eq to wella color touch pls", "convert_written", { formula: "9V shades eq" }],
  ["convert this 6n 40g 20v 40g into redken", "convert_written", {}],
  ["7/1 koleston in igora", "convert_written", {}],
  ["whats 8/1 koleston in topchic", "convert_written", {}],
  [
    "if we ditched koleston for topchic how many formulas would carry over",
    "plan_line_switch",
    { from: "wella-professionals/koleston-perfect", to: "goldwell/topchic" },
  ],
  ["what if we swapped all our koleston formulas for majirel", "plan_line_switch", {}],
  ["put noras formula in majirel", "convert_formula", { formulaId: id(602) }],
  // the library
  [
    "save 7/0 20g 7/1 20g 20v 40g as winter blend",
    "save_to_library",
    { name: "winter blend", notation: "7/0 20g 7/1 20g 20v 40g" },
  ],
  ["keep noras oct formula as nora base", "save_to_library", { formulaId: id(602) }],
  ["store 8/1 30g 30v 30g under icy mix", "save_to_library", { name: "icy mix" }],
  // what came of it
  [
    "nora loves it, landed on a 7.5 beige",
    "record_outcome",
    { consultationId: id(601), happy: true, levelReached: 7.5, tone: "beige" },
  ],
  ["nora hated the colour", "record_outcome", { happy: false }],
  ["nora was over the moon, got to an 8", "record_outcome", { happy: true, levelReached: 8 }],
  ["nora is gutted", "record_outcome", { happy: false }],
  ["hows koleston been coming out for us", "outcome_report", {}],
  ["how have our formulas turned out", "outcome_report", {}],
  // shelf and plan
  ["got 06N and 08N shades eq in this am", "put_on_shelf", { codes: ["06N", "08N"] }],
  ["drop me to pro", "upgrade_subscription", { tier: "pro" }],
  ["bump us up to complete", "upgrade_subscription", { tier: "complete" }],
];

describe("the chair, as gloves write of it", () => {
  it.each(SAID)("%s", (says, tool, input) => {
    const { last } = calledBy(says, CHAIR);
    expect(last.at(-1)?.[0]).toBe(tool);
    expect(last.at(-1)?.[1]).toMatchObject(input);
  });

  it("starts as many timers as were said", () => {
    const { last } = calledBy("two timers one 10 for the money piece one 45 foils", CHAIR);
    expect(last.map(([tool, { minutes, label }]) => [tool, minutes, label])).toEqual([
      ["start_timer", 10, "money piece"],
      ["start_timer", 45, "foils"],
    ]);
  });

  it.each<[says: string[], tool: string, input: object]>([
    [["show me noras formula", "y 1:2"], "explain", { consultationId: id(601) }],
    [["what did i use on nora last time", "make it 50"], "scale_bowl", { totalGrams: 50 }],
    [["noras last formula", "double it"], "scale_bowl", { factor: 2 }],
    [["noras gloss from the 14th but double it"], "scale_bowl", { factor: 2 }],
    [["start the clock", "20 min"], "start_timer", { minutes: 20 }],
  ])("%j", (says, tool, input) => {
    const { last } = calledBy(says, CHAIR);
    expect(last.at(-1)?.[0]).toBe(tool);
    expect(last.at(-1)?.[1]).toMatchObject(input);
  });

  it.each([
    ["whats 2 oz in grams", /57 g/],
    ["how many ml in 3 oz", /89 ml/],
    ["60 g to oz", /2\.1 oz/],
    ["start the clock", /how many minutes/i],
    ["what would you put on her", /level/i],
    ["full head lvl 3 box black wants platinum today, can we", /more than one visit/],
    ["she hates it", /Whose/],
    ["why cant i see the grams", /check/],
    ["ty ur a lifesaver", /welcome|good/i],
    ["im so tired today lol", /here/],
    ["what can u do", /formula/],
    ["can you do refunds", /refund/],
    ["my square login is maren@falk.example pw Hairspray99 bring it over", /password/],
    ["order more", /What|what/],
  ])("answers %s", (says, answered) => {
    const { text } = calledBy(says, CHAIR);
    expect(text).toMatch(answered);
    expect(text).not.toMatch(/did not understand/);
  });
});

it("takes a head that is told of for no outcome", () => {
  const { calls } = calledBy(
    "nora first color ever. 6, 30 gray, doesnt want a grow out line",
    CHAIR,
  );
  expect(calls.map(([tool]) => tool)).not.toContain("record_outcome");
});
