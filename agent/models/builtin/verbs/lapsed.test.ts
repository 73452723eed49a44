import { describe, expect, it } from "vitest";
import { calledBy } from "#tests/salons/verb-salon.ts";
import type { Answers } from "#tests/builtin-talk.ts";

const row = (name: string, lastVisitAt: string) => ({ name, lastVisitAt });
const SALON: Answers = {
  list_appointments: () => ({ appointments: [] }),
  find_clients: ({ awaySince }) =>
    awaySince === "2025-11-25"
      ? { total: 0, items: [] }
      : {
          total: 2,
          items: [
            row("Nora Quist", "2026-07-07T14:00:00Z"),
            row("Ines Okoye", "2025-12-09T14:00:00Z"),
          ],
        },
};
const said = (words: string) => calledBy(words, SALON);

describe("clients who stayed away", () => {
  it.each([
    ["who hasn't been in for 3 months", "2026-08-25"],
    ["who hasnt been in for six weeks", "2026-10-14"],
    ["who hasn't come in a year", "2025-11-25"],
    ["which clients haven't I seen in 3 months", "2026-08-25"],
    ["clients who haven't booked in half a year", "2026-05-25"],
    ["show me clients who haven't been here since june", "2026-07-01"],
    ["who have i not seen since summer", "2026-06-01"],
    ["who hasn't been in since last year", "2025-01-01"],
    ["who hasn't been in lately", "2026-08-25"],
    ["lapsed clients", "2026-08-25"],
    ["show me clients i lost", "2026-08-25"],
    ["who stopped coming", "2026-08-25"],
    ["who should i win back", "2026-08-25"],
  ])("are found by their last visit: %s", (words, awaySince) => {
    expect(said(words).calls).toEqual([["find_clients", { awaySince }]]);
  });

  it("are named with the day they were here last, and how long is said where nobody said it", () => {
    expect(said("who hasn't been in for 3 months").text).toBe(
      "2 clients were last here before Tuesday, August 25, and not booked: Nora Quist (Tuesday, July 7) and Ines Okoye (Tuesday, December 9, 2025).",
    );
    expect(said("lapsed clients").text).toContain(
      "For another time say “who hasn't been in for 6 months”.",
    );
  });

  it("are none where everybody came", () => {
    expect(said("who hasn't been in for a year").text).toContain("Everybody who was here before");
  });

  it.each([
    ["who hasn't paid"],
    ["who hasn't confirmed for tomorrow"],
    ["find clients called nora"],
  ])("are not meant by: %s", (words) => {
    expect(JSON.stringify(said(words).calls)).not.toContain("awaySince");
  });
});
