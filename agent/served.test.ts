import { once } from "node:events";
import { serve, type ServerType } from "@hono/node-server";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { gemini } from "#agent/models/gemini.ts";
import { consultationForm, newDiagnosis } from "#tests/consultation-form.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";

/** The app behind a real socket, where an answer that has begun cannot be changed any more. */
let started: TestApp;
let server: ServerType;
let salon: Salon;
let base: string;
beforeAll(async () => {
  started = await startApp({
    model: { ...gemini({ modelId: "gemini-3.5-flash" }), required: true },
    env: { AI_PROVIDER: "gemini" },
  });
  salon = await openSalon(started);
  server = serve({ fetch: started.app.fetch, port: 0, hostname: "127.0.0.1" });
  if (!server.listening) await once(server, "listening");
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await started.close();
});

const post = async (accept: string) => {
  const body = consultationForm(newDiagnosis, { targetPhoto: await hairPhoto() });
  return fetch(`${base}/api/consultations`, {
    method: "POST",
    body,
    headers: { cookie: salon.cookie, accept },
  });
};

it("ends told work with an error when Gemini is required and has no key, and goes on serving", async () => {
  const answer = await post("text/event-stream");
  expect(answer.status).toBe(200);
  const events = await answer.text();
  expect(events).toContain("event: progress");
  const [, told = ""] = events.split("event: error\ndata: ");
  expect(JSON.parse(told)).toMatchObject({ code: "ai_unavailable", status: 503 });

  const plain = await post("application/json");
  expect([plain.status, await plain.json()]).toMatchObject([503, { code: "ai_unavailable" }]);
  const status = await fetch(`${base}/api/subscription/status`, {
    headers: { cookie: salon.cookie },
  });
  expect(await status.json()).toMatchObject({ uploadsUsed: 0 });
  const list = await fetch(`${base}/api/consultations`, { headers: { cookie: salon.cookie } });
  expect(await list.json()).toEqual([]);
});
