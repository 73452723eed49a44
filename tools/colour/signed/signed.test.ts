import { checkFormula, formulate, rescue } from "#tests/engine.ts";
import { describe, expect, it } from "vitest";
import { bowlOfStep } from "#tools/colour/bowl/bowl-of-step.ts";
import { cardsFor, stepsFromBowls } from "#tools/colour/foreign-steps.ts";
import { signedCorrections } from "./corrections.ts";
import { signedHeads } from "./heads.ts";
import { partHeads } from "./part-heads.ts";
import { printAnswer, printCards, printRescue, printRescueWords, printTrace } from "./print.ts";
import { signedRescues } from "./rescues.ts";
import { stockHeads } from "./stock-heads.ts";
import { tamperings } from "./tampering.ts";

/**
 * The engine's answers as they were last reviewed. A rule that changes one of them must not do so unseen: read the
 * difference line by line, then sign it with `vitest run --project unit tools/colour/signed -u`.
 */
describe("signed formulas", () => {
  it("are what was signed", async () => {
    const text = signedHeads.map(({ name, hair }) => `${name}\n${printAnswer(formulate(hair))}\n`);
    await expect(text.join("\n")).toMatchFileSnapshot("./formulas.txt");
  });

  it("give every part of a head what was signed", async () => {
    const text = partHeads.map(({ name, hair }) => `${name}\n${printAnswer(formulate(hair))}\n`);
    await expect(text.join("\n")).toMatchFileSnapshot("./parts.txt");
  });

  it("are made of what was signed", async () => {
    const text = stockHeads.map(({ name, hair }) => `${name}\n${printAnswer(formulate(hair))}\n`);
    await expect(text.join("\n")).toMatchFileSnapshot("./stock.txt");
  });

  it("stand on the cards that were signed", async () => {
    const one = signedHeads.filter((_, at) => at % 8 === 0);
    const text = one.map(({ name, hair }) => `${name}\n${printCards(formulate(hair))}\n`);
    await expect(text.join("\n")).toMatchFileSnapshot("./cards.txt");
  });

  it("say why in the way that was signed", async () => {
    const some = signedHeads.filter((_, at) => at % 9 === 0);
    const text = some.map(({ name, hair }) => `${name}\n${printTrace(formulate(hair))}\n`);
    await expect(text.join("\n")).toMatchFileSnapshot("./reasons.txt");
  });

  it("stand on the card of another hand as the engine's own do", () => {
    for (const { hair } of signedHeads) {
      const answer = formulate(hair);
      const steps = stepsFromBowls(answer.steps.map(bowlOfStep));
      if (!steps || !answer.formula) continue;
      const { formula } = cardsFor(hair, steps, answer.confidence);
      const { ingredients, processingTime, developerRatio, instructions } = answer.formula;
      expect(formula).toMatchObject({ ingredients, processingTime, developerRatio, instructions });
    }
  });

  it("correct what they left in the way that was signed", async () => {
    const text = signedCorrections.map(
      ({ name, hair }) => `${name}\n${printAnswer(formulate(hair))}\n`,
    );
    await expect(text.join("\n")).toMatchFileSnapshot("./corrections.txt");
  });

  it("meet the signed objections once a careless hand has changed them", async () => {
    const some = signedHeads.filter((_, at) => at % 4 === 0);
    const sentences = new Set<string>();
    const text = some.flatMap(({ name, hair }) => {
      const bowls = formulate(hair).steps.map(bowlOfStep);
      if (bowls.length === 0) return [];
      const verdicts = Object.entries(tamperings).flatMap(([change, tamper]) => {
        const changed = tamper(bowls);
        if (changed.length === 0) return [];
        const { findings } = checkFormula({ candidate: { bowls: changed }, context: hair });
        for (const { code, sentence, source } of findings)
          sentences.add(`${code}: ${sentence} [${source}]`);
        const said = findings.map(
          ({ code, severity }) => `${severity === "block" ? "!" : ""}${code}`,
        );
        return [`  ${change}: ${said.join(", ") || "nothing"}`];
      });
      return [`${name}\n${verdicts.join("\n")}\n`];
    });
    await expect([...text, ...[...sentences].toSorted()].join("\n")).toMatchFileSnapshot(
      "./objections.txt",
    );
  });

  it("are rescued in the way that was signed", async () => {
    const answers = signedRescues.map(({ name, request }) => ({ name, answer: rescue(request) }));
    const words = new Map(
      answers.map(({ answer }) => [answer.trace[0]?.rule, printRescueWords(answer)]),
    );
    const lines = answers.map(({ name, answer }) => `${name}\n${printRescue(answer)}`);
    await expect([...lines, ...words.values()].join("\n")).toMatchFileSnapshot("./rescues.txt");
  });
});
