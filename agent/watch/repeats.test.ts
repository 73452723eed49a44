import { Writable } from "node:stream";
import { expect, it } from "vitest";
import { createLog } from "#agent/log.ts";
import { withIds } from "./ids.ts";
import { openRepeats } from "./repeats.ts";

it("writes an error that comes again and again ten times a minute, then one of a hundred", () => {
  let now = 0;
  const repeated = openRepeats(() => now);
  const written = Array.from({ length: 250 }, () => repeated("Error gone")).filter(Boolean);
  expect(written).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 100, 200]);
  expect(repeated("Error other")).toBe(1);
  now = 60_000;
  expect(repeated("Error gone")).toBe(1);
});

it("says in each line what it is about, and how often an error came", () => {
  const lines: Record<string, unknown>[] = [];
  const sink = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)) as Record<string, unknown>);
      done();
    },
  });
  const log = createLog("info", sink);
  withIds({ request: "r-1", salon: "s-1" }, () => {
    for (let times = 0; times < 50; times += 1) log.error({ err: new Error("gone") }, "failed");
    log.info({}, "done");
  });
  expect(lines).toHaveLength(11);
  expect(lines[9]).toMatchObject({ request: "r-1", salon: "s-1", times: 10, msg: "failed" });
  expect(lines[10]).toEqual({
    level: 30,
    time: expect.any(Number) as unknown,
    request: "r-1",
    salon: "s-1",
    msg: "done",
  });
});
