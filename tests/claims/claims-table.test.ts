import { expect, it } from "vitest";
import { scoreOf } from "./claims-table.ts";

const files = (process.env["CLAIMS_TABLES"] ?? "").split(",").filter(Boolean);
/** Prints every reply beside what is shown of it, so that somebody can judge what it lost. */
const isShown = process.env["CLAIMS_SHOWN"] === "1";

it.skipIf(files.length === 0)("shows what is so of a table, and nothing else", async () => {
  const scores = await Promise.all(files.map(async (file) => ({ file, ...(await scoreOf(file)) })));
  const lines = scores.flatMap(({ file, honest, untrue }) => {
    const whole = honest.filter(({ isWhole }) => isWhole);
    const lost = honest.filter((each) => each.lost.length > 0);
    const shown = untrue.filter((each) => each.untrue.length > 0);
    return [
      `${file}: ${whole.length} of ${honest.length} honest as they were written, ${lost.length} with a figure lost, ${shown.length} of ${untrue.length} untrue shown`,
      ...(isShown ? [...honest, ...untrue] : []).map(
        (each) =>
          `${each.entry.id} ${each.entry.said_by_person}\n  < ${each.entry.reply}\n  > ${each.shown} ${JSON.stringify([...each.lost, ...each.untrue])}`,
      ),
    ];
  });
  console.log(lines.join("\n"));
  expect(lines).not.toEqual([]);
});
