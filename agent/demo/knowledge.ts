import { writeReply } from "#agent/chat/stylist.ts";
import { titleOf } from "#agent/chat/title.ts";
import { scheduleAsk } from "#tools/asks/asks.ts";
import type { UserMessage } from "#tools/chats/schema.ts";
import { openTurn } from "#tools/chats/turns.ts";
import { newId } from "#tools/core/id.ts";
import { saveLibraryFormula } from "#tools/library/library.ts";
import { savePracticeFormula } from "#tools/training/training.ts";
import type { Happening } from "./furnish.ts";
import type { Consulted } from "./heads.ts";
import type { World } from "./world.ts";

/** Recipes of the house, as they are written on its cards. */
const RECIPES = [
  {
    name: "House gloss, beige",
    notation: "Color Touch 8/35 30g + 6.3v 60g 1:2 20m",
    notes: "On towel-dried hair, combed through.",
  },
  {
    name: "Gray at the parting, warm brown",
    notation: "Koleston Perfect 5/0 20g + 6/3 20g + 20v 40g 1:1 40m",
    notes: "Resistant white first, five minutes alone.",
  },
  {
    name: "Pearl after foils",
    notation: "Color Touch 10/6 30g + 6.3v 60g 1:2 8m",
    notes: "Watch it: eight minutes, not ten.",
  },
  {
    name: "Autumn copper",
    notation: "Color Touch 7/43 40g + 6.3v 80g 1:2 20m",
    notes: "Maeve's. Cold rinse.",
  },
  {
    name: "Cool brunette over gold",
    notation: "Color Touch 5/1 20g + 5/0 20g + 6.3v 80g 1:2 15m",
    notes: "",
  },
];

/** What Theo wrote for the practice heads, from his first tries on. */
const PRACTICE = [
  { day: -70, scenario: 1, target: 1, formula: "Koleston Perfect 7/31 60g + 40v 60g 1:1 30m" },
  { day: -62, scenario: 1, target: 1, formula: "Koleston Perfect 7/31 60g + 30v 60g 1:1 40m" },
  { day: -48, scenario: 2, target: 1, formula: "Koleston Perfect 6/0 60g + 20v 60g 1:1 40m" },
  { day: -31, scenario: 3, target: 1, formula: "Color Touch 9/16 30g + 6.3v 60g 1:2 15m" },
  {
    day: -18,
    scenario: 2,
    target: 2,
    formula: "Koleston Perfect 7/0 30g + 7/3 30g + 20v 60g 1:1 40m",
  },
  { day: -5, scenario: 3, target: 2, formula: "Color Touch 10/6 30g + 6.3v 60g 1:2 10m" },
];

/** What was asked in chats, one line of them after the other. */
const CHATS = [
  {
    day: -6,
    time: "08:40",
    asks: [
      "What is low?",
      "What do I have on tomorrow?",
      "Remember that we call the toner room the bar",
    ],
  },
  { day: -1, time: "19:05", asks: ["What did I mix for Nora Whitfield last time?"] },
];

/** What the salon knows by itself: a library, practice, and what it asked the assistant. */
export function knowledge(world: World, heads: readonly Consulted[]): Happening[] {
  const recipes = RECIPES.map((recipe, n): Happening => {
    const at = world.at(-88 + n * 3, "18:10");
    return {
      at,
      what: `Keeping ${recipe.name}`,
      happens: () => saveLibraryFormula(world.as(at), recipe),
    };
  });
  const copies = heads
    .filter(({ told, result }) => told.happy && result.formulas.some(({ withheld }) => !withheld))
    .filter((_, n) => n % 6 === 0)
    .map(({ told, result, startsAt, visit }): Happening => {
      const at = new Date(startsAt.getTime() + 125 * 60_000);
      const formula = result.formulas.find(({ withheld, bowl }) => !withheld && bowl);
      return {
        at,
        what: `Keeping ${told.client}'s formula`,
        happens: () =>
          saveLibraryFormula(world.as(at, visit.who), {
            name: `${told.client}: ${formula?.name ?? ""}`,
            formulaId: formula?.id ?? "",
          }),
      };
    });
  const practice = PRACTICE.map(({ day, ...asked }): Happening => {
    const at = world.at(day, "18:40");
    return {
      at,
      what: "Theo's practice",
      happens: () => savePracticeFormula(world.as(at, "Theo"), asked),
    };
  });
  const chats = CHATS.map(({ day, time, asks }): Happening => {
    const at = world.at(day, time);
    return { at, what: "A chat", happens: () => talk(world, at, asks) };
  });
  const since = world.at(-1, "19:10");
  const asked: Happening = {
    at: since,
    what: "A question for every Monday",
    happens: () =>
      scheduleAsk(world.as(since), { words: "What is low?", time: "09:00", weekdays: [1] }),
  };
  return [...recipes, ...copies, ...practice, ...chats, asked];
}

/** Asks the assistant, and waits for each reply as a browser does. */
async function talk(world: World, at: Date, asks: readonly string[]): Promise<void> {
  const id = crypto.randomUUID();
  for (const [n, text] of asks.entries()) {
    const then = new Date(at.getTime() + n * 60_000);
    const services = world.servicesAt(then);
    const ctx = world.as(then);
    const message: UserMessage = { id: newId(), role: "user", parts: [{ type: "text", text }] };
    const turn = await openTurn(ctx, { id, message }, titleOf(message));
    await writeReply(services, ctx, turn).text();
  }
}
