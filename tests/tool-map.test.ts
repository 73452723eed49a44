import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon } from "#tests/fixtures.ts";
import type { AnyTool } from "#tools/core/tool.ts";
import { stylistTools, undoTools } from "#tools/registry.ts";
import { NOT_TAKEN_BACK } from "./not-taken-back.ts";
import { WITHOUT_ACT } from "./routes-without-act.ts";

const ACTS: Record<string, AnyTool> = { ...stylistTools, ...undoTools } as never;
const ACT_OF = Object.entries(ACTS).flatMap(([name, { route = [] }]) =>
  [route].flat().map((each) => [each, name] as const),
);
const UNSAFE = ["post", "put", "patch", "delete"];

type Described = {
  security?: unknown[];
  paths: Record<string, Record<string, { security?: unknown[] }>>;
};

let app: TestApp;
let routes: string[];

beforeAll(async () => {
  app = await startApp();
  const maren = await openSalon(app);
  const { paths } = (await (await maren.request("/api/openapi.json")).json()) as Described;
  routes = Object.entries(paths)
    .filter(([path]) => path.startsWith("/api/"))
    .flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([method, { security }]) => UNSAFE.includes(method) && security?.length !== 0)
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    );
});

describe("every route that changes something", () => {
  test("is a handle on an act in chat, or says why on none, and not both", () => {
    const told = [...ACT_OF.map(([route]) => route), ...Object.keys(WITHOUT_ACT)];
    expect(told.toSorted()).toEqual([...routes].toSorted());
  });

  test("says why in a sentence", () => {
    for (const reason of Object.values(WITHOUT_ACT)) expect(reason).toMatch(/^[A-Z].{20,}\.$/);
  });
});

const changing = (tools: object) =>
  Object.entries(tools as Record<string, AnyTool>).filter(([, { effect }]) => effect !== "read");

describe.each(changing(stylistTools))("%s", (name, tool) => {
  test("says what is read again after it", () => {
    expect(tool.refreshes ?? []).not.toEqual([]);
  });

  test("is in the ledger in words with its records, or says why not", () => {
    const listed = tool.did !== undefined && tool.records !== undefined;
    expect(listed || tool.unlisted !== undefined).toBe(true);
  });

  test("is taken back by another act, or says why not, and not both", () => {
    const reason = NOT_TAKEN_BACK[name];
    expect([tool.undo !== undefined, reason !== undefined]).toEqual([!reason, Boolean(reason)]);
    if (reason) expect(reason).toMatch(/^[A-Z].{15,}\.$/);
  });

  test("lets nothing be altered on its card that is no argument of it", () => {
    const { properties = {} } = z.toJSONSchema(tool.input, { io: "input", unrepresentable: "any" });
    const fields = (tool.edits ?? []).map(({ field }) => field);
    expect(fields.filter((field) => !(field in properties))).toEqual([]);
  });

  test("asks in words of its own before it changes anything", () => {
    if (tool.effect === "ask") expect(tool.asks ?? tool.asksWith).toBeDefined();
  });
});

test("what only takes back is offered to no model", () => {
  expect(Object.keys(undoTools).filter((name) => name in stylistTools)).toEqual([]);
});
