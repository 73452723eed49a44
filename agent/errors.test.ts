import { DrizzleQueryError } from "drizzle-orm";
import { Hono } from "hono";
import { expect, it } from "vitest";
import type { AppEnv } from "./context.ts";
import { onError } from "./errors.ts";

const refused = (code: string) => Object.assign(new Error("What PostgreSQL says."), { code });

it.each([
  ["25006", "a standby"],
  ["40P01", "a deadlock"],
  ["57014", "a statement that took too long"],
  ["57P01", "a server that is told to end"],
  ["57P02", "a server whose process crashed"],
  ["57P03", "a server that starts"],
  ["53100", "a full disk"],
  ["53300", "too many connections"],
  ["08006", "a connection that broke"],
  ["08003", "a connection that is gone"],
])("%s, %s, is a 503 that says when to come again, also as a cause", async (code) => {
  const nested = new DrizzleQueryError("select 1", [], refused(code));
  const deeper = new Error("The client could not be read.", { cause: nested });
  for (const error of [refused(code), nested, deeper]) {
    const app = new Hono<AppEnv>().onError(onError).get("/", () => {
      throw error;
    });
    const answer = await app.request("/");
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: "unavailable" }]);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  }
});
