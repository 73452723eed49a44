import { expect, test } from "vitest";
import { decide } from "#agent/models/builtin/decide.ts";
import { ownKey, type Event, type View } from "#agent/models/builtin/view.ts";

const tools = new Map(
  ["list_services", "delete_service", "offer_choices", "remember"].map((name) => [
    name,
    {
      properties: new Set(["service", "kind", "options", "words", "means", "byTap"]),
      required: new Set<string>(),
    },
  ]),
);
const said = (text: string): Event => ({
  kind: "user",
  text,
  photos: [],
  sheets: [],
  beside: undefined,
});
const menu: Event = {
  kind: "results",
  results: [
    {
      tool: "list_services",
      input: {},
      status: "ok",
      value: {
        services: [
          { id: "a", name: "Gloss Express", version: 1 },
          { id: "b", name: "Gloss Deluxe", version: 1 },
        ],
      },
      sentence: "",
    },
  ],
};
const view = (events: Event[], own: View["own"]): View => ({
  events,
  tools,
  here: undefined,
  names: new Map(),
  own,
});
const asked: Event = { kind: "said", text: "Which service do you mean?" };
const toldOf = (taps: boolean) => ({ taps, words: new Map<string, string>() });
const callsOf = (events: Event[], own: View["own"]) => decide(view(events, own)).calls;
const order = said("delete the gloss service");

test("keeps what a tap says of a word, where the salon lets it", () => {
  const [first] = callsOf([order, menu, asked, said("Gloss Deluxe")], toldOf(true));
  expect(first).toEqual({
    toolName: "remember",
    input: { words: "gloss", means: { kind: "service", name: "Gloss Deluxe" }, byTap: true },
  });
});

test("keeps nothing where it does not", () => {
  const calls = callsOf([order, menu, asked, said("Gloss Deluxe")], toldOf(false));
  expect(calls.map(({ toolName }) => toolName)).not.toContain("remember");
});

test("takes a word for what it means here, and asks where it is not known", () => {
  const known = { taps: true, words: new Map([[ownKey("service", "Gloss"), "Gloss Deluxe"]]) };
  expect(callsOf([order, menu], known)).toMatchObject([{ input: { service: "Gloss Deluxe" } }]);
  expect(callsOf([order, menu], toldOf(true))).toMatchObject([{ toolName: "offer_choices" }]);
});
