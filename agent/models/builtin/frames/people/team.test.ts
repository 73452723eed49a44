import { expect, it } from "vitest";
import { frameOf } from "#agent/models/builtin/frames/all.ts";
import type { About } from "#agent/models/builtin/verbs/verb.ts";

const team = {
  stylists: [
    { id: "m", name: "Marisol Vega", bookingPath: "/book/marisol", specialties: ["Blonding"] },
    { id: "t", name: "Theo Brandt", bookingPath: "/book/theo", specialties: [] },
  ],
};
const about = (text: string): About => ({
  here: undefined,
  names: new Map(),
  made: undefined,
  recordId: undefined,
  photos: [],
  text,
  found: { stylist: { id: "m", name: "Marisol Vega", of: team.stylists[0] } },
  earlier: [],
  spoken: { of: {}, things: [] } as unknown as About["spoken"],
});

it.each([
  ["whats theos booking link", "Theo Brandt: /book/theo."],
  ["the booking links please", "Marisol Vega: /book/marisol; Theo Brandt: /book/theo."],
])("tells the link of whoever is named: %s", (text, told) => {
  const said = frameOf("list_stylists")?.report?.(team, {}, about(text));
  expect(said).toMatch(new RegExp(`^${told.replaceAll(".", String.raw`\.`)}`));
});

it.each([
  ["add bridal to what marisol does", ["Blonding", "bridal"]],
  ["marisol does only bridal now", ["bridal"]],
])("keeps what a colleague does beside what is added: %s", (text, specialties) => {
  const input = frameOf("update_stylist")?.input?.({ skills: "bridal" }, about(text));
  expect(input).toMatchObject({ id: "m", specialties });
});
