import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { salons } from "#db/schema/salons.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { atomically, readTogether, type Ctx } from "#tools/core/context.ts";
import type { AnyTool } from "#tools/core/tool.ts";
import { look } from "./look.ts";

let started: TestApp;
let maren: Salon;

beforeAll(async () => {
  started = await startApp();
  maren = await openSalon(started);
});
afterAll(() => started.close());

const learns = async ({ db }: Ctx) =>
  (await db.select({ learns: salons.learnsFromTaps }).from(salons))[0]?.learns;
const letLearn = ({ db }: Ctx, learnsFromTaps: boolean) =>
  db.update(salons).set({ learnsFromTaps });
const lookBy = (run: AnyTool["run"]) => look(maren.ctx(), { run } as AnyTool, {}, () => undefined);

describe("a tool that looks", () => {
  test("sees one moment, whatever others write meanwhile", async () => {
    const seen = await lookBy(async (ctx) => {
      const before = await learns(ctx);
      await letLearn(maren.ctx(), true);
      return [before, await learns(ctx)];
    });
    expect(seen).toEqual([false, false]);
    expect(await learns(maren.ctx())).toBe(true);
  });

  test("sees that moment also where a part of it is read together, or within a transaction", async () => {
    await letLearn(maren.ctx(), false);
    const seen = await lookBy(async (ctx) => {
      const before = await learns(ctx);
      await letLearn(maren.ctx(), true);
      return [before, await readTogether(ctx, learns), await atomically(ctx, learns)];
    });
    expect(seen).toEqual([false, false, false]);
  });

  test("puts right within a transaction what has to be put right first", async () => {
    await lookBy((ctx) => atomically(ctx, (ctx) => letLearn(ctx, false)));
    expect(await learns(maren.ctx())).toBe(false);
  });

  test("puts right what has to be put right first", async () => {
    const seen = await lookBy(async (ctx) => {
      await letLearn(ctx, false);
      return learns(ctx);
    });
    expect(seen).toBe(false);
    expect(await learns(maren.ctx())).toBe(false);
  });
});
