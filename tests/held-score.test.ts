import { describe, expect, it } from "vitest";
import { findTool } from "#tools/registry.ts";
import type { Phrasing } from "./held/entry.ts";
import { HELD } from "./held/phrasings.ts";
import { HELD_SALON } from "./held/salon.ts";
import { scoreReply, type Names } from "./held/score.ts";

const PRIYA = "0d5a3c1e-8a52-4c7f-9a38-6a1a1953b195";
const names: Names = { [PRIYA]: "Priya Nair" };

const book: Phrasing = {
  id: "book-1",
  says: "book priya thursday at 2 for a gloss",
  expect: {
    tool: "book_client",
    args: { appointmentDate: "2026-11-26", appointmentTime: "14:00" },
    about: ["priya"],
  },
  never: ["move_appointment"],
};
const booked = (more: object = {}) => ({
  tool: "book_client",
  input: { clientId: PRIYA, appointmentDate: "2026-11-26", appointmentTime: "14:00", ...more },
});
const scored = (entry: Phrasing, calls: { tool: string; input: unknown }[], text = "") =>
  scoreReply(entry, { calls, text }, names);

describe("score of a reply to a held phrasing", () => {
  it("takes the expected call for right, with looks before it and ids read as names", () => {
    expect(scored(book, [{ tool: "find_clients", input: { search: "priya" } }, booked()])).toEqual({
      right: true,
      wrong: false,
      astray: false,
    });
  });

  it("takes an expected act on another day, or for somebody unknown, for astray", () => {
    const other = { right: false, wrong: false, astray: true };
    expect(scored(book, [booked({ appointmentDate: "2026-11-27" })])).toEqual(other);
    const stranger = "7b0c3c1e-8a52-4c7f-9a38-6a1a1953b195";
    expect(scored(book, [booked({ clientId: stranger })])).toEqual(other);
  });

  it("takes a forbidden tool and an act that nobody expected for wrong, beside the right one too", () => {
    const text_day = { tool: "text_day", input: {} };
    expect(scored(book, [booked(), text_day])).toEqual({
      right: false,
      wrong: true,
      astray: false,
    });
    const look: Phrasing = { ...book, expect: { answers: true }, never: ["find_clients"] };
    expect(scored(look, [{ tool: "find_clients", input: {} }], "Here.").wrong).toBe(true);
    expect(scored(look, [{ tool: "no_such_tool", input: {} }], "Here.").wrong).toBe(true);
  });

  it("lets an act that may go along go along, whatever its facts", () => {
    const up: Phrasing = {
      id: "price-1",
      says: "colour up 8%",
      expect: { tool: "preview_reprice", args: { percent: 8 } },
      may: ["apply_reprice"],
      never: [],
    };
    const calls = [
      { tool: "preview_reprice", input: { percent: 8 } },
      { tool: "apply_reprice", input: { services: [] } },
    ];
    expect(scored(up, calls)).toEqual({ right: true, wrong: false, astray: false });
    expect(scored(up, calls.slice(1)).right).toBe(false);
  });

  it("wants a question, choices or a no where it has to ask, and no act", () => {
    const ask: Phrasing = { ...book, expect: { asks: true } };
    expect(scored(ask, [], "Which Jess?").right).toBe(true);
    expect(scored(ask, [], "I cannot order coffee.").right).toBe(true);
    expect(scored(ask, [{ tool: "offer_choices", input: {} }], "Whose").right).toBe(true);
    expect(scored(ask, [], "Done.").right).toBe(false);
    expect(scored(ask, [], "I didn't understand that. Say it again?").right).toBe(false);
    expect(scored({ ...ask, lost: true }, [], "I didn't understand that.").right).toBe(true);
    const who: Phrasing = { ...book, expect: { asks: true, mentions: ["park"] } };
    expect(scored(who, [], "Jess Moreno or Jess Park?").right).toBe(true);
    expect(scored(who, [], "When?").right).toBe(false);
    expect(scored(ask, [], "").right).toBe(false);
    expect(scored(ask, [booked()], "Shall I?")).toEqual({
      right: false,
      wrong: true,
      astray: false,
    });
  });

  it("does not take what was not understood for an answer, and wants what it has to mention", () => {
    const tell: Phrasing = { ...book, expect: { answers: true, mentions: ["orange"] } };
    expect(scored(tell, [], "Level 7 shows Orange.").right).toBe(true);
    expect(scored(tell, [], "Level 7 shows gold.").right).toBe(false);
    const chat: Phrasing = { ...book, expect: { answers: true } };
    expect(scored(chat, [], "You are welcome.").right).toBe(true);
    expect(scored(chat, [], "I didn't understand that.").right).toBe(false);
  });

  it("wants all calls of an all, any of several ways, and nested and listed arguments", () => {
    const two: Phrasing = {
      ...book,
      expect: [
        {
          all: [
            { tool: "start_timer", args: { minutes: 10 } },
            { tool: "start_timer", args: { minutes: 45 } },
          ],
        },
        { tool: "set_hours", args: { days: [{ weekday: "saturday", hours: null }] } },
      ],
    };
    const timer = (minutes: number) => ({ tool: "start_timer", input: { label: "x", minutes } });
    expect(scored(two, [timer(45), timer(10)]).right).toBe(true);
    expect(scored(two, [timer(45)]).right).toBe(false);
    const days = [
      { weekday: "friday", hours: null },
      { weekday: "saturday", hours: null },
    ];
    expect(scored(two, [{ tool: "set_hours", input: { days } }]).right).toBe(true);
    expect(scored(two, [{ tool: "set_hours", input: { days: days.slice(0, 1) } }]).right).toBe(
      false,
    );
  });

  it("reads names without accents, apostrophes and hyphens, and no word out of an id", () => {
    const open: Phrasing = {
      ...book,
      expect: { tool: "get_client", about: ["chloé d'angelo"] },
    };
    expect(scored(open, [{ tool: "get_client", input: { id: "Chloe DAngelo" } }]).right).toBe(true);
    const price: Phrasing = { ...book, expect: { tool: "set_price", about: ["195"] } };
    expect(scored(price, [{ tool: "set_price", input: { id: PRIYA } }]).astray).toBe(true);
  });
});

describe("held phrasings", () => {
  it("are at least 160, each with an id of its own, at most 25 of them later in a thread", () => {
    expect(HELD.length).toBeGreaterThanOrEqual(160);
    expect(new Set(HELD.map(({ id }) => id)).size).toBe(HELD.length);
    expect(new Set(HELD.map(({ says, before = [] }) => [...before, says].join("\n"))).size).toBe(
      HELD.length,
    );
    expect(HELD.filter(({ before }) => before).length).toBeLessThanOrEqual(25);
  });

  it("expect nothing that they forbid, and arguments that their tools have", () => {
    for (const { id, expect: wanted, may = [], never } of HELD) {
      const ways = [wanted].flat();
      const calls = ways.flatMap((way) => ("all" in way ? way.all : "tool" in way ? [way] : []));
      for (const { tool, args = {} } of calls) {
        for (const name of [tool].flat()) {
          expect(never, id).not.toContain(name);
          const shape = inputOf(name);
          for (const field of Object.keys(args)) {
            if (shape) expect(Object.keys(shape), `${id} ${name}`).toContain(field);
          }
        }
      }
      for (const name of may) expect(never, id).not.toContain(name);
    }
  });

  it("are said in a salon whose visits, formulas and texts are of its own clients and services", () => {
    const clients = new Set<string>(HELD_SALON.clients.map(({ name }) => name));
    const services = new Set<string>(HELD_SALON.services.map(({ name }) => name));
    for (const { client, service } of [...HELD_SALON.visits, ...HELD_SALON.waitlist]) {
      expect(clients).toContain(client);
      expect(services).toContain(service);
    }
    for (const { client } of [
      ...HELD_SALON.consultations,
      ...HELD_SALON.patchTests,
      ...HELD_SALON.timers,
    ])
      expect(clients).toContain(client);
  });
});

/** The fields that a tool takes, where they can be listed. */
function inputOf(name: string): object | null {
  const input = findTool(name)?.input;
  return input && "shape" in input && typeof input.shape === "object" ? input.shape : null;
}
