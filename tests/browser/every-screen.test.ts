import { afterAll, beforeAll, expect, it } from "vitest";
import { audit } from "./audit.ts";
import { settled, strayWords } from "./screens.ts";
import type { Stage } from "./stage.ts";
import { demoOwner, named, openDemo, tour, type Look } from "./tour.ts";
import { devices, type Visit } from "./visit.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openDemo();
});
afterAll(() => stage.close());

it.each(devices)("holds a full salon: %s", { timeout: 600_000 }, async (device) => {
  const begin =
    (visitor: Visit): Look =>
    async ({ at, path, title }, { open }) => {
      const { page } = visitor;
      await page.goto(at);
      const late = await settled(page, open);
      return [
        ...late,
        ...(await named(visitor, title)),
        ...(await strayWords(page)),
        ...(await audit(page, device, path)),
      ];
    };
  expect(await tour(() => demoOwner(stage, device), begin)).toEqual([]);
});
