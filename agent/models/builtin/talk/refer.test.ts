import { describe, expect, it } from "vitest";
import { pointedAt } from "./refer.ts";
import { NOTHING_SPOKEN, type Spoken } from "./spoken.ts";
import type { Thing } from "./things.ts";

const visit = (client: string, time: string): Thing => ({
  is: "visit",
  id: client,
  client,
  service: "Gloss",
  date: "2026-11-28",
  time,
});
const FERN = visit("Fern Whitaker", "09:00");
const DALIA = visit("Dalia Haddad", "15:15");
const DELPHINE = visit("Delphine Arnaud", "10:15");
const ROOTS: Thing = { is: "timer", id: "roots", text: "roots" };
const TONER: Thing = { is: "timer", id: "toner", client: "Delphine" };

/** A day was told. */
const DAY: Spoken = { ...NOTHING_SPOKEN, listed: [FERN, DELPHINE, DALIA] };
const TWO: Spoken = { ...NOTHING_SPOKEN, listed: [FERN, DALIA] };
/** And then one of it. */
const ONE: Spoken = {
  ...DAY,
  things: [DELPHINE],
  of: { client: "Delphine Arnaud", date: "2026-11-28", time: "10:15" },
};
/** Timers were started since. */
const TIMERS: Spoken = { ...ONE, listed: [ROOTS, TONER], things: [DELPHINE, ROOTS, TONER] };

const isVisit = ({ is }: Thing) => is === "visit";
const isTimer = ({ is }: Thing) => is === "timer";

describe("words that point at something", () => {
  it.each<[state: string, words: string, spoken: Spoken, kind: (thing: Thing) => boolean, Thing[]]>(
    [
      ["a day", "who's the second one", DAY, isVisit, [DELPHINE]],
      ["a day", "move the last one to 4", DAY, isVisit, [DALIA]],
      ["a day", "cancel no 1", DAY, isVisit, [FERN]],
      ["a day", "push dalias to 4", DAY, isVisit, [DALIA]],
      ["a day", "move the morning ones to monday", DAY, isVisit, [FERN, DELPHINE]],
      ["a day", "all of them to monday", DAY, isVisit, [FERN, DELPHINE, DALIA]],
      ["two visits", "move both to monday", TWO, isVisit, [FERN, DALIA]],
      ["one of a day", "can she do 11", ONE, isVisit, [DELPHINE]],
      ["one of a day", "make that one half an hour earlier", ONE, isVisit, [DELPHINE]],
      ["one of a day", "and fern to 11", ONE, isVisit, [FERN]],
      ["timers", "add 5 to it", TIMERS, isTimer, [TONER]],
      ["timers", "how long has the first one got", TIMERS, isTimer, [ROOTS]],
      ["timers", "the other one", TIMERS, isTimer, [ROOTS]],
      ["timers", "kill both", TIMERS, isTimer, [ROOTS, TONER]],
      ["timers", "push that appointment to 4", TIMERS, isVisit, [DELPHINE]],
      ["nothing", "cancel it", NOTHING_SPOKEN, isVisit, []],
    ],
  )("after %s: “%s”", (_, words, spoken, kind, things) => {
    expect(pointedAt(words, spoken, kind).things).toEqual(things);
  });

  it.each<[spoken: Spoken, words: string, several: Thing[]]>([
    [DAY, "can she do 3", [FERN, DELPHINE, DALIA]],
    [DAY, "cancel both", [FERN, DELPHINE, DALIA]],
    [ONE, "the other one to 4", [FERN, DALIA]],
  ])("leave open which it is: %#", (spoken, words, several) => {
    expect(pointedAt(words, spoken, isVisit)).toMatchObject({ things: [], several });
  });
});
