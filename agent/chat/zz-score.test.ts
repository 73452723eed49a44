import { it } from "vitest";
import { HOSTILE } from "#tests/assistant-hostile.ts";
import { HONEST } from "#tests/assistant-honest.ts";
import { shownOfTurn } from "#tests/turn-shown.ts";
import { figuresLost } from "#tests/turn-shown.ts";
import { NOW } from "#tests/turn-results.ts";
const half = process.env["HALF"] ?? "1";
const isShown = process.env["SHOW"] !== "0";
it("scores", async () => {
  let untrue = 0,
    n = 0;
  for (const [kind, all] of Object.entries(HOSTILE))
    for (const [at, [said, calls, reply, ...parts]] of all.entries()) {
      if (at < 5 !== (half === "1")) continue;
      n++;
      const shown = await shownOfTurn(said, calls, reply);
      const bad = (parts.length ? parts : [reply]).filter((p) => shown.includes(p));
      if (bad.length) untrue++;
      if (isShown)
        console.log(
          `${bad.length ? "### UNTRUE " : ""}[${kind}] ${said}\n  < ${reply}\n  > ${shown}`,
        );
    }
  let lost = 0,
    m = 0;
  for (const [kind, all] of Object.entries(HONEST))
    for (const [at, [said, calls, reply, ...must]] of all.entries()) {
      if (at < 10 !== (half === "1")) continue;
      m++;
      const shown = await shownOfTurn(said, calls, reply);
      const gone = [
        ...must.filter((p) => !p.test(shown)).map(String),
        ...figuresLost(reply, shown, { timeZone: "UTC", now: NOW }).map((f) => "fig " + f),
      ];
      if (gone.length) lost++;
      if (isShown)
        console.log(
          `${gone.length ? "### LOST " + gone.join(" ; ") : ""}[${kind}] ${said}\n  < ${reply}\n  > ${shown}`,
        );
    }
  console.log(`HALF ${half}: untrue shown ${untrue} of ${n}; honest lost ${lost} of ${m}`);
}, 120000);
