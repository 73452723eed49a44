import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { callsOf, cardOf, chatOf, given, noticesOf, replyOf, wordsOf } from "#tests/chat.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";

let app: TestApp;
let salon: Salon;

beforeAll(async () => {
  app = await startApp({ model: { provider: "builtin", chat: builtinModel(), vision: null } });
  salon = await openSalon(app);
  await onPlan("complete");
  await salon.json("PUT", "/api/booking-rules", { requirePatchTest: false });
});

const onPlan = (tier: string) => salon.json("PUT", "/api/subscription/upgrade", { tier });
const headOf = (name: string) =>
  `${name}, virgin level 6 wants level 5 natural, healthy hair, no grey`;

/** The reply to the last of these messages. */
async function replyTo(...messages: string[]) {
  const chat = chatOf(salon);
  const replies = [];
  for (const message of messages) replies.push(await chat.ask(message));
  const [reply] = replies.slice(-1);
  if (!reply) throw new Error("Nothing was said.");
  return { chat, reply, text: wordsOf(reply) };
}

describe("a new client whose safety is told with the name", () => {
  it.each([
    ["new client Carlotta, allergic to ppd", "Carlotta", "allergic to ppd", null],
    [
      "New client: Carola Mey. Had a severe reaction to PPD last year.",
      "Carola Mey",
      "Had a severe reaction to PPD last year",
      null,
    ],
    [
      "Add a new client Carmen Diaz, she is allergic to PPD",
      "Carmen Diaz",
      "she is allergic to PPD",
      null,
    ],
    ["new client Cora Lund has a ppd allergy", "Cora Lund", "has a ppd allergy", null],
    ["add client Mia Koch, 0151 2345678, allergic to ppd", "Mia Koch", "allergic to ppd", null],
    ["new client Fanny Lee, pregnant", "Fanny Lee", null, "pregnant"],
    ["new client Anna Miller, lovely lady", "Anna Miller", null, null],
  ])("%s", async (words, name, allergies, mustKnow) => {
    const { chat, reply } = await replyTo(words);
    const safety = allergies ?? mustKnow;
    // it counts before anybody has tapped
    expect(callsOf(reply)).toEqual([...(safety ? ["note_safety"] : []), "save_client"]);
    const card = cardOf(reply);
    expect(card.requestReason).toBe(`Make a record for ${name}?`);
    const kept = await replyOf(await chat.decide(card.id), reply);
    expect(given(kept, "save_client")).toMatchObject({ name, allergies, mustKnow });
    for (const said of [name, allergies, mustKnow]) expect(wordsOf(kept)).toContain(said ?? "");
    expect(wordsOf(kept)).not.toContain("a tap there");
  });

  it("is offered to be saved where a formula was asked for too, and quoted once", async () => {
    const words =
      "new client Carla, allergic to ppd, virgin level 6 wants level 7 copper, healthy hair, no grey";
    const { reply, text } = await replyTo(words);
    expect(given(reply, "formulate").formula).toBeNull();
    expect(given(reply, "note_safety")).toMatchObject({ client: { name: "Carla" } });
    expect(text).toContain("not on Carla's record yet");
    expect(text.split("allergic to ppd")).toHaveLength(2);
  });

  it("is written on her own record when that is ordered", async () => {
    const order = "note on her record that she is allergic to ppd";
    const { chat, reply } = await replyTo(headOf("Fritzi"), order);
    const kept = await replyOf(await chat.decide(cardOf(reply).id), reply);
    expect(given(kept, "save_client")).toMatchObject({ name: "Fritzi", allergies: "ppd" });
    expect(wordsOf(kept)).toContain("Allergies of Fritzi: ppd.");
  });

  it("counts for a formula that is asked for while its card waits, or is left", async () => {
    const { reply } = await replyTo(
      "new client Gesa Horn, allergic to ppd",
      "virgin level 6 wants level 7 copper, healthy hair, no grey",
    );
    expect(given(reply, "formulate").formula).toBeNull();
  });
});

describe("where the plan has no client database", () => {
  beforeAll(() => onPlan("essential"));
  afterAll(() => onPlan("complete"));

  it("a red patch test holds the formula, and the talk goes on", async () => {
    const { chat, reply, text } = await replyTo(headOf("Dora"), "patch test came up red");
    expect(callsOf(reply)).toEqual(["note_safety"]);
    expect(text).toBe("The formula for Dora is held back. The card says why.");
    expect(noticesOf(await chat.ask("thanks"))).toEqual([]);
  });

  it.each([
    "new client Corinna, allergic to ppd",
    "note on Dora's record that she is allergic to ppd",
  ])("what could not be written down is noted all the same: %s", async (words) => {
    const { chat, reply, text } = await replyTo(words);
    expect(callsOf(reply)).toContain("note_safety");
    expect(text).toContain("Client Database needs Salon Pro or higher.");
    expect(text).toMatch(/(?:Noted|Said): “.*allergic to ppd/);
    expect(noticesOf(await chat.ask("and Nora's number?"))).toEqual([]);
  });
});

describe("what was noted and is not so", () => {
  const heldOf = async (id: string) => {
    const { formulas } = (await (await salon.request(`/api/consultations/${id}`)).json()) as {
      formulas: { withheld: boolean }[];
    };
    return formulas.some(({ withheld }) => withheld);
  };

  it.each([
    ["Ella", "she's allergic to ppd", "sorry, I meant another client"],
    ["Elma", "she's allergic to ppd", "oops, wrong client"],
    ["Elba", "she's allergic to ppd", "sorry, that was about Nora"],
    ["Elif", "psoriasis with open patches", "it wasn't her"],
    ["Elke", "patch test came up red", "that was a mistake"],
    ["Elsa", "psoriasis with open patches", "ok it's healed now"],
  ])("%s, %s: %s", async (name, words, undone) => {
    const chat = chatOf(salon);
    const { id } = given(await chat.ask(headOf(name)), "formulate").consultation;
    await chat.ask(words);
    expect(await heldOf(id)).toBe(true);
    const asked = await chat.ask(undone);
    expect(cardOf(asked).requestReason).toContain(`Take back “${words}”?`);
    const taken = await replyOf(await chat.decide(cardOf(asked).id), asked);
    expect(wordsOf(taken)).toContain(`Taken back: it counts no more for ${name}`);
    expect(await heldOf(id)).toBe(false);
    await chat.ask(headOf(name));
    expect(given(await chat.ask("yes"), "formulate").formula).not.toBeNull();
  });

  it("takes back that she is pregnant", async () => {
    const said = [headOf("Nell"), "she's pregnant", "no she isn't pregnant, my mistake"];
    const { reply } = await replyTo(...said);
    expect(cardOf(reply).requestReason).toContain("Take back “she's pregnant”?");
  });

  it("does not take calm skin for the end of a reaction", async () => {
    const { chat, text } = await replyTo(
      headOf("Erna"),
      "patch test came up red",
      "it's healed now",
    );
    expect(text).toContain("calm skin does not settle that");
    expect(cardOf(await chat.ask("it was said in error")).requestReason).toContain("Take back");
  });

  it("says that it counts for the next formula where there is none yet", async () => {
    const { text } = await replyTo("she's allergic to ppd", "sorry, wrong client");
    expect(text).toContain("in this chat it counts for the next formula");
  });
});
