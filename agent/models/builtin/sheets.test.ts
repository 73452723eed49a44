import { expect, it } from "vitest";
import { talkTo } from "#tests/builtin-talk.ts";

const id = (at: number) => `01980000-0000-7000-8000-00000000000${at}`;
const line = (move: number, file: number) => `[sheet ${id(move)} ${id(file)} "x.csv"]`;
const NONE = { rows: 0, created: 0, merged: 0, kept: 0, skipped: 0 };
const checked = (move: number, kind: "clients" | "services", created: number) => ({
  id: id(move),
  files: [{ fileName: `${kind}.csv`, kind, rows: created + 1 }],
  missing: null,
  counts: { clients: NONE, services: NONE, [kind]: { ...NONE, rows: created + 1, created } },
  skipped: 1,
  problems: [],
});
const MOVES: Record<string, object> = {
  [id(1)]: checked(1, "clients", 3),
  [id(2)]: checked(2, "services", 1),
};
const refusal = { ok: false, code: "not_found", sentence: "Migration not found." };
/** A talk in which nothing can be tapped yet. */
const talk = () =>
  talkTo({ check_migration: ({ id: move }) => MOVES[String(move)] ?? refusal }, [
    "check_migration",
    "offer_choices",
  ]);

it("says what each of several sheets holds", async () => {
  const { says, calls } = talk();
  expect(await says("", line(1, 3), line(2, 4))).toBe(
    "Let me look at each. clients.csv holds 4 clients. 3 clients would come in. 1 row is left out; the card shows why. services.csv holds 2 services. 1 service would come in. 1 row is left out; the card shows why.",
  );
  expect(calls).toEqual([
    ["check_migration", { id: id(1) }],
    ["check_migration", { id: id(2) }],
  ]);
});

it("looks once at sheets that make one move", async () => {
  const { says, calls } = talk();
  await says("here you go", line(1, 3), line(1, 4));
  expect(calls).toEqual([["check_migration", { id: id(1) }]]);
});

it("says of one that is gone, and of the other what it holds", async () => {
  const { says } = talk();
  const words = await says("", line(1, 3), line(9, 4));
  expect(words).toContain("clients.csv holds 4 clients.");
  expect(words).toContain("One could not be looked at: Migration not found.");
});
