import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";

const QUARTER_MS = 15 * 60_000;

let app: TestApp;
let maren: Salon;
let later = 0;

beforeAll(async () => {
  app = await startApp({ now: () => new Date(Date.now() + later) });
  maren = await openSalon(app);
});
afterEach(() => {
  later += QUARTER_MS + 1000;
});

const takeOut = (password: unknown, by: Pick<Salon, "json"> = maren) =>
  by.json("POST", "/api/exports", { password });
const leave = (password: unknown) => maren.json("POST", "/api/salon/deletion", { password });

describe("the password once more", () => {
  it.each([
    ["nothing", ""],
    ["another word", "not this one"],
    ["it with a blank", "blank"],
    ["it in capitals", "capitals"],
    ["a list", "list"],
  ])("takes %s for none", async (_of, wrong) => {
    const given =
      wrong === "blank"
        ? `${maren.password} `
        : wrong === "capitals"
          ? maren.password.toUpperCase()
          : wrong === "list"
            ? [maren.password]
            : wrong;
    const answer = await takeOut(given);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(await answer.json())).toContain('"password"');
  });

  it("counts guesses at all its doors together, and right ones no more after that", async () => {
    const statuses = [];
    for (const ask of [takeOut, leave, takeOut, leave, takeOut, leave])
      statuses.push((await ask("a guess")).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await leave(maren.password)).status).toBe(429);
    expect((await maren.request("/api/salon/deletion")).status).toBe(200);
    expect(await (await maren.request("/api/salon/deletion")).json()).toBeNull();
  });

  it("forgets wrong ones after a right one", async () => {
    for (const password of ["a", "b", "c", "d", maren.password, "e", "f", "g", "h"])
      await takeOut(password);
    expect((await takeOut(maren.password)).status).toBe(201);
  });

  it("locks nobody else out", async () => {
    const other = await openSalon(app, joaquin);
    for (let at = 0; at < 6; at += 1) await takeOut("a guess");
    expect((await takeOut(other.password, other)).status).toBe(201);
    expect((await takeOut(other.password)).status).toBe(429);
  });

  it("is asked of a person: no token comes that far", async () => {
    const made = await maren.json("POST", "/api/api-tokens", {
      name: "All of it",
      scopes: ["read", "write"],
      days: null,
    });
    const { token } = (await made.json()) as { token: string };
    expect(token).toBeTruthy();
    const answer = await app.app.request("/api/exports", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ password: maren.password }),
    });
    expect(answer.status).toBe(403);
  });
});
