import { beforeAll, expect, it } from "vitest";
import { startApp } from "#tests/app.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";

let maren: Salon;
beforeAll(async () => {
  maren = await openSalon(await startApp());
  for (const day of ["2099-12-24", "2099-12-25", "2099-12-31"]) {
    const off = await maren.json("POST", "/api/hours-exceptions", { from: day, to: day });
    expect(off.status).toBe(201);
  }
});

it.each([
  "/api/color-brands",
  "/api/color-brands/wella-professionals/product-lines",
  "/api/hours-exceptions?from=2099-01-01",
])("hands out %s page by page, with the full count", async (path) => {
  const whole = (await (await maren.request(path)).json()) as unknown[];
  const paged: unknown[] = [];
  let next: string | undefined = `${path}${path.includes("?") ? "&" : "?"}limit=2`;
  for (let turns = 0; next && turns <= whole.length; turns += 1) {
    const page = await maren.request(next);
    const rows = (await page.json()) as unknown[];
    expect(page.headers.get("X-Total-Count")).toBe(String(whole.length));
    expect(rows.length).toBeLessThanOrEqual(2);
    paged.push(...rows);
    next = /^<(.+)>; rel="next"$/.exec(page.headers.get("Link") ?? "")?.[1];
  }
  expect(whole.length).toBeGreaterThan(2);
  expect(paged).toEqual(whole);
});

it("refuses a cursor that no page of the list ended with", async () => {
  const refused = await maren.request("/api/color-brands?cursor=d2hhdA");
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ issues: [{ path: "cursor" }] });
});
