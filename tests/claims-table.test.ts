import { expect, it } from "vitest";
import { scoreOf } from "./claims-table.ts";

const files = (process.env["CLAIMS_TABLES"] ?? "").split(",").filter(Boolean);

it.skipIf(files.length === 0)(
  "lets through what is known of a table, and nothing else of it",
  () => {
    const lines = files.flatMap((file) => {
      const { honest, untrue } = scoreOf(file);
      const kept = honest.filter(({ isHeld }) => isHeld);
      const shown = untrue.filter(({ isHeld }) => !isHeld);
      return [
        `${file}: ${kept.length} of ${honest.length} honest kept whole, ${shown.length} of ${untrue.length} untrue shown`,
        ...[...honest.filter(({ isHeld }) => !isHeld), ...shown].map(
          ({ entry, dropped }) =>
            `${entry.id} ${JSON.stringify(entry.honest ? dropped : entry.untrue)}`,
        ),
      ];
    });
    console.log(lines.join("\n"));
    expect(lines).not.toEqual([]);
  },
);
