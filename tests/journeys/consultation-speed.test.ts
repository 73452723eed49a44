import { beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { consult, newDiagnosis } from "#tests/consultation-form.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";

let started: TestApp;
let maren: Salon;
beforeAll(async () => {
  started = await startApp();
  maren = await openSalon(started);
});

it("answers two photos of 3 MB on the built-in engine within two seconds", async () => {
  const [current, target] = await Promise.all([
    hairPhoto({ level: 5, seed: 1, megapixels: 15 }),
    hairPhoto({ level: 8, seed: 2, megapixels: 15 }),
  ]);
  expect(Math.min(current.byteLength, target.byteLength)).toBeGreaterThan(2_500_000);
  await consult(maren, newDiagnosis, { targetPhoto: await hairPhoto({ seed: 3 }) });
  const times: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const start = performance.now();
    const { status } = await consult(maren, newDiagnosis, {
      photos: [current],
      targetPhoto: target,
    });
    times.push(performance.now() - start);
    expect(status).toBe(201);
  }
  // the best of three: other work on the machine is not what is measured
  expect(Math.min(...times)).toBeLessThan(2000);
}, 60_000);
